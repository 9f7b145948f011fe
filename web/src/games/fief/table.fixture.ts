/** A small table for the tests: three players, six villages, three fiefs in two bishoprics.
 *
 *     blaye - charolles - l-epervier
 *                 \
 *     les-essarts - villeneuve - bourg
 */
import type {
  FiefBishopricView,
  FiefCampView,
  FiefLordView,
  FiefPlayerView,
  FiefTitleView,
  FiefView,
  FiefVillageView,
} from '../../protocol';
import type { View } from './view';

export function village(
  name: string,
  fief: string,
  bishopric: number,
  [x, y]: readonly [number, number],
  links: string[],
  more: Partial<FiefVillageView> = {},
): FiefVillageView {
  return {
    name,
    fief,
    bishopric,
    chief: false,
    x,
    y,
    links,
    control: null,
    fort: 'none',
    mills: 0,
    camps: [],
    sieges: [],
    new_troops: 0,
    relic: false,
    ...more,
  };
}

export function camp(
  seat: number,
  sergeants: number,
  knights: number,
  more: Partial<FiefCampView> = {},
): FiefCampView {
  return {
    seat,
    post: 'inside',
    came: null,
    stages: 0,
    tested: false,
    riding: false,
    count: sergeants + knights,
    sergeants,
    knights,
    ...more,
  };
}

export function lord(
  name: string,
  seat: number,
  at: string | null,
  more: Partial<FiefLordView> = {},
): FiefLordView {
  return {
    name,
    woman: ['alienor', 'blanche', 'jeanne'].includes(name),
    seat,
    village: at,
    post: 'inside',
    came: null,
    stages: 0,
    tested: false,
    riding: false,
    captor: null,
    spouse: null,
    fiefs: [],
    bishopric: null,
    cardinal: false,
    pope: false,
    king: false,
    queen: false,
    regent: false,
    prince: false,
    arc: false,
    excommunicated: false,
    marked: false,
    new_bishop: false,
    dying: false,
    titles: 0,
    ransom: 2,
    points: 1,
    relics: [],
    ...more,
  };
}

export function player(more: Partial<FiefPlayerView> = {}): FiefPlayerView {
  return {
    money: 5,
    embassies: 3,
    sergeants: 10,
    knights: 7,
    engines: 2,
    taxes: 4,
    hand: ['event', 'character'],
    lords: [],
    points: 0,
    goal: 3,
    together: 0,
    ally: null,
    villages: 1,
    income: { villages: 1, mills: 0, tallage: 0, tithe: 0, queen: 0, total: 1 },
    raised: false,
    hand_spent: false,
    ...more,
  };
}

function fief(name: string, villages: string[], more: Partial<FiefTitleView> = {}): FiefTitleView {
  return {
    name,
    rank: 'county',
    color: 'red',
    price: 6,
    villages,
    holder: null,
    seat: null,
    capital: null,
    buyer: null,
    ...more,
  };
}

function see(
  number: number,
  chief: string,
  villages: string[],
  more: Partial<FiefBishopricView> = {},
): FiefBishopricView {
  return {
    number,
    chief,
    color: 'green',
    villages,
    bishop: null,
    seat: null,
    sky: [],
    mill: 2,
    collector: null,
    ...more,
  };
}

export function fiefTable(more: Partial<FiefView> = {}): FiefView {
  return {
    modes: {
      relics: false,
      fog: false,
      free_diplomacy: false,
      hidden_money: false,
      gentle: false,
      printed_die: false,
      refresh: false,
    },
    turn: 3,
    phase: 'movement',
    first: 0,
    active: 0,
    acted: 0,
    villages: [
      village('blaye', 'blaye', 1, [20, 20], ['charolles'], {
        chief: true,
        control: 0,
        fort: 'city',
        mills: 1,
        camps: [camp(0, 3, 1)],
      }),
      village('charolles', 'blaye', 1, [50, 30], ['blaye', 'l-epervier', 'villeneuve'], {
        control: 1,
        camps: [camp(1, 2, 0), camp(0, 1, 0, { post: 'around' })],
        sieges: [{ seat: 0, dice: 2, turn: 3 }],
        fort: 'castle',
      }),
      village('l-epervier', 'epervier', 1, [80, 20], ['charolles']),
      village('les-essarts', 'bourg', 4, [20, 75], ['villeneuve'], {
        control: 2,
        mills: 2,
        camps: [camp(2, 1, 1, { sergeants: null, knights: null })],
      }),
      village('villeneuve', 'bourg', 4, [50, 65], ['charolles', 'les-essarts', 'bourg']),
      village('bourg', 'bourg', 4, [80, 75], ['villeneuve'], { chief: true }),
    ],
    fiefs: [
      fief('blaye', ['blaye', 'charolles'], {
        rank: 'barony',
        holder: 'thierry',
        seat: 0,
        capital: 'blaye',
        buyer: null,
      }),
      fief('epervier', ['l-epervier'], { color: 'beige' }),
      fief('bourg', ['les-essarts', 'villeneuve', 'bourg'], { color: 'orange' }),
    ],
    bishoprics: [
      see(1, 'blaye', ['blaye', 'charolles', 'l-epervier'], { bishop: 'henri', seat: 1 }),
      see(4, 'bourg', ['les-essarts', 'villeneuve', 'bourg'], { sky: ['famine'], mill: 0 }),
    ],
    lords: [
      lord('thierry', 0, 'blaye', { fiefs: ['blaye'], titles: 1, spouse: 'alienor' }),
      lord('jeanne', 0, 'charolles', { arc: true, marked: true, post: 'around' }),
      lord('henri', 1, 'charolles', { bishopric: 1, titles: 1 }),
      lord('alienor', 2, 'les-essarts', { spouse: 'thierry' }),
      lord('othon', 2, 'blaye', { captor: 0 }),
    ],
    seats: [
      player({
        hand: ['revolt', 'tax', 'arthur'],
        lords: ['thierry', 'jeanne'],
        points: 1,
        together: 1,
        ally: 2,
      }),
      player({ lords: ['henri'] }),
      player({ lords: ['alienor', 'othon'], money: null, ally: 0 }),
    ],
    cardinals: [null, null, null, null],
    king: null,
    queen: null,
    pope: null,
    prince: null,
    arc: 'jeanne',
    excommunicated: null,
    excommunication_used: false,
    consummated: false,
    taxes: [
      {
        seat: 1,
        capacity: 'holder',
        fief: 'blaye',
        bishopric: null,
        sees: [],
        hat: null,
        valid: true,
      },
    ],
    piles: {
      characters: 12,
      events: 20,
      top: 'event',
      character_discard: 1,
      event_discard: 3,
      track: 1,
    },
    battle: null,
    election: null,
    deal: null,
    talk: null,
    group: null,
    recruits: null,
    relics: [],
    permits: [],
    fought: [],
    refused: [],
    settings: null,
    market: {
      sergeant: 1,
      knight: 3,
      mill: 3,
      castle: 10,
      cardinal: 5,
      mills_left: 12,
      castles_left: 10,
    },
    ballots: [],
    pairs_win: false,
    limits: { hand: 3, track: 3, new_troops: 4, rounds: 3 },
    ...more,
  };
}

export function fiefView(table = fiefTable()): View {
  return {
    game: 'fief',
    seats: table.seats.length,
    seat: 0,
    number: 12,
    waiting: [],
    frames: [],
    result: null,
    table,
  };
}

const LORD = { name: 'lord', thing: 'lord' };
const VILLAGE = { name: 'village', thing: 'village' };
const FIEF = { name: 'fief', thing: 'fief' };
const CARD = { name: 'card', thing: 'card' };
const BISHOPRIC = { name: 'bishopric', thing: 'bishopric' };
const SEAT = { name: 'seat', thing: 'seat' };

/** Some verbs of the game with their fields. */
export const VERBS = {
  pass: [],
  done: [],
  halt: [],
  lead: [LORD],
  join: [LORD],
  march: [{ name: 'to', thing: 'village' }],
  'ask-annulment': [LORD],
  cede: [VILLAGE, SEAT],
  attack: [VILLAGE, SEAT],
  capture: [LORD, SEAT],
  settle: [VILLAGE],
  tallage: [FIEF],
  tithe: [BISHOPRIC],
  revolt: [VILLAGE],
  discard: [CARD],
  'give-card': [CARD],
  'want-card': [CARD],
  'play-lord': [LORD, VILLAGE],
  'buy-title': [FIEF, LORD, VILLAGE],
};

/** The nouns in the catalogue for arguments. */
export const NOUNS = {
  lord: 'lord',
  lords: 'lord',
  spouse: 'lord',
  village: 'village',
  to: 'village',
  fief: 'fief',
  card: 'card',
  relic: 'relic',
  office: 'office',
  phase: 'phase',
};

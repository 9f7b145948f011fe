/** Tests the stage as people use it: what it says, and what a tap chooses. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../../../tests/waiting';
import type { FiefView } from '../../../protocol';
import { Picking } from '../../../table/question/picking.svelte';
import type { Confiding } from '../../contract';
import { loadCatalogue, Words } from '../../../words';
import { fiefTable } from '../table.fixture';
import type { Showing } from './props';
import Settings from './Settings.svelte';
import { battle, deal, option, ROLL, told } from './stage.fixture';
import Stage from './Stage.svelte';
import type { Decision, Option, Told } from '../view';

const field = (name: string, thing = name) => ({ name, thing });
const VERBS = {
  pass: [],
  done: [],
  talk: [],
  offer: [],
  'drop-term': [field('point', 'count')],
  deal: [field('seat')],
  vote: [field('candidate'), field('null', 'candidate')],
  assassinate: [field('victim', 'lord'), field('lord')],
  'buy-sergeant': [field('village')],
  'hire-sergeant': [],
  'post-sergeant': [field('village')],
  'post-knight': [field('village')],
  'buy-title': [field('fief'), field('lord'), field('village')],
  'give-money': [field('count')],
  'want-village': [field('village')],
  'want-prisoner': [field('lord')],
  'want-release': [field('lord')],
  'give-play': [],
  'want-play': [],
  'no-play': [],
  revolt: [field('village')],
  justice: [field('lord')],
  promise: [],
  discard: [field('card')],
  'draw-event': [],
  lose: [field('sergeants', 'count'), field('knights', 'count')],
  muster: [field('sergeants', 'count'), field('knights', 'count')],
  ride: [field('knights', 'count')],
  march: [field('to', 'village')],
  halt: [],
  propose: [field('lord'), field('spouse', 'lord')],
};
const NOUNS = {
  lord: 'lord',
  lords: 'lord',
  spouse: 'lord',
  village: 'village',
  to: 'village',
  office: 'office',
  card: 'card',
  victim: 'lord',
  back: 'back',
  candidate: 'candidate',
  null: 'candidate',
  fief: 'fief',
  outcome: 'outcome',
  side: 'side',
  policy: 'policy',
  motive: 'motive',
};
const words = new Words('en', {
  game: { nouns: NOUNS },
  catalogue: await loadCatalogue('fief', 'en'),
  players: ['Ana', 'Ben', 'Cleo'],
  reader: 0,
});

let shown: ReturnType<typeof mount> | null = null;

function ask(
  picking: Picking<'fief'>,
  prompt: string,
  choices: object[],
  given: Decision['arguments'] = {},
): void {
  const options = choices.map(option);
  picking.ask({ id: prompt, seat: 0, prompt, arguments: given, options } as unknown as Decision);
  flushSync();
}

function stage(table: FiefView, chronicle: Told[] = [], asked?: string, confiding?: Confiding) {
  const props = $state({
    table,
    you: 0 as number | null,
    picking: new Picking<'fief'>(VERBS),
    words,
    chronicle,
    asked,
    confiding,
    roomy: false,
    showing: null as Showing,
  });
  shown = mount(Stage, { target: document.body, props });
  flushSync();
  return props;
}

const plainly = (text: string) => text.replace(/\s+/g, ' ').trim();
const text = () => plainly(document.querySelector('.stage')?.textContent ?? '');
const named = (each: Element) => each.getAttribute('aria-label') ?? plainly(each.textContent);
const lit = () => [...document.querySelectorAll('.stage [data-can]')].map(named);

function click(label: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.stage button')];
  const button = buttons.find((each) => named(each).includes(label));
  if (!button) throw new Error(`no button ${label} among ${buttons.map(named).join(', ')}`);
  button.click();
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.useRealTimers();
});

describe('advice', () => {
  const pressed = () => [...document.querySelectorAll('.stage [aria-pressed=true]')].map(named);

  it('is marked among the cards and the piles', () => {
    const table = fiefTable();
    const seat = table.seats[0];
    if (seat) seat.hand = ['revolt', 'tax'];
    const { picking } = stage(table);
    const options: Option['choice'][] = [
      { do: 'discard', card: 'revolt' },
      { do: 'discard', card: 'tax' },
      { do: 'draw-event' },
    ];
    ask(picking, 'discard', options);
    expect(pressed()).toEqual([]);
    picking.advise({ do: 'discard', card: 'tax' });
    flushSync();
    expect(pressed()).toEqual(['Tax']);
    picking.advise({ do: 'draw-event' });
    flushSync();
    expect(pressed()).toHaveLength(1);
    expect(pressed()[0]).toContain('event');
  });
});

describe('an election', () => {
  const CALLED = told(
    ['turn'],
    ['election', { office: 'king' }],
    ['stands', { seat: 0, lord: 'thierry', office: 'king' }],
    ['stands', { seat: 2, lord: 'othon', office: 'king' }],
  );
  const election = {
    office: 'king',
    candidates: ['thierry', 'othon'],
    voices: [1, 2, 3],
    tokens: [{ seat: 1, lords: ['othon'], candidate: null }],
    voting: true,
  };

  it('takes the For token with one tap and the Null token with another', () => {
    const props = stage(fiefTable({ election }), CALLED);
    const places = ['thierry', 'othon', 'none'];
    ask(
      props.picking,
      'vote',
      places.flatMap((candidate) =>
        places.map((blank) => ({ do: 'vote', candidate, null: blank })),
      ),
    );
    expect(props.showing).toBe('stage');
    expect(text()).toContain('Election of the king');
    expect(text()).toContain('3 votes');
    click('For Thierry');
    expect(props.picking.chosen).toEqual({ do: 'vote', candidate: 'thierry' });
    expect(text()).toContain('Where does the Null token go?');
    click('Null Othon');
    expect(props.picking.single?.choice).toEqual({
      do: 'vote',
      candidate: 'thierry',
      null: 'othon',
    });
  });

  it('shows its result for a while', () => {
    const props = stage(fiefTable({ election }), CALLED);
    props.chronicle = [
      ...CALLED,
      ...told(
        ['vote-shown', { seat: 1, candidate: 'thierry', null: 'othon', count: 2 }],
        ['king', { seat: 0, lord: 'thierry' }],
      ),
    ];
    props.table = fiefTable();
    flushSync();
    expect(text()).toContain('2 votes');
    expect(props.showing).toBe('stage');
    ask(props.picking, 'attack', [{ do: 'done' }]);
    expect(props.showing).toBe(null);
    const results = () => plainly(document.querySelector('.recent-results')?.textContent ?? '');
    expect(results()).toContain('Your lord Thierry becomes king.');
    expect(results()).toContain('2 votes');
    vi.advanceTimersByTime(4000);
    // The moves of others do not prolong it.
    props.chronicle = [...props.chronicle, ...told(['settles', { seat: 1 }])];
    flushSync();
    expect(results()).not.toBe('');
    vi.advanceTimersByTime(4000);
    flushSync();
    expect(results()).toBe('');
  });
});

describe('a battle', () => {
  const LINES = told(
    ['turn'],
    ['battle', { seat: 0, other: 1, village: 'charolles' }],
    ROLL('attacker', 0, [2, 1], 3),
    ROLL('defender', 1, [0], 0),
  );

  it('shows no strength against an attack without dice, in the fog of war', () => {
    const hidden = { sergeants: null, knights: null, points: null, dice: null };
    const defence = { ...battle().defence, ...hidden };
    stage(fiefTable({ battle: battle({ penalty: 1, defence }) }), LINES.slice(0, 2));
    expect(document.querySelector('.side.defender')?.textContent).toContain('troops still hidden');
    expect(document.querySelector('.side.defender')?.textContent).not.toContain('point');
  });

  it('shows both sides, the walls, and the dice as rolled', () => {
    stage(fiefTable({ battle: battle({ penalty: 1, rounds: 1 }) }), LINES);
    expect(text()).toContain('Battle at Charolles');
    expect(text()).toContain('2 points: 1 die');
    expect(text()).toContain('Walls: 1 die fewer for the attack');
    const dice = [...document.querySelectorAll('.die')].map((die) =>
      die.getAttribute('aria-label'),
    );
    expect(dice).toEqual(['2 damage', '1 damage', 'blank']);
    expect(text()).toContain('3 damage');
  });

  it('tumbles new dice only', () => {
    const props = stage(fiefTable({ battle: battle() }), LINES);
    expect(document.querySelectorAll('.falls')).toHaveLength(0);
    props.chronicle = [...LINES, ...told(ROLL('attacker', 0, [3], 3))];
    flushSync();
    expect(document.querySelectorAll('.falls')).toHaveLength(1);
  });

  it('asks which troops are lost', () => {
    const { picking } = stage(fiefTable({ battle: battle() }), LINES);
    ask(picking, 'losses', [
      { do: 'lose', sergeants: 3, knights: 0 },
      { do: 'lose', sergeants: 0, knights: 1 },
    ]);
    click('Lose 1 knight');
    expect(picking.chosen).toEqual({ do: 'lose', sergeants: 0, knights: 1 });
  });
});

describe('a window', () => {
  const CHOICES = [
    { do: 'pass' },
    ...['henri', 'alienor', 'othon', 'eric'].flatMap((victim) =>
      ['jeanne', 'thierry'].map((lord) => ({ do: 'assassinate', victim, lord })),
    ),
    { do: 'deal', seat: 1 },
    { do: 'deal', seat: 2 },
    { do: 'talk' },
  ];

  it('is a strip of a few groups that unfold', () => {
    const props = stage(fiefTable());
    ask(props.picking, 'window-turn', CHOICES);
    expect(props.showing).toBe('strip');
    expect(lit()).toEqual(['Surprise cards', 'Diplomacy']);
    click('Surprise cards');
    click('Assassination');
    click('Henri');
    click('Jeanne');
    expect(props.picking.single?.choice).toEqual({
      do: 'assassinate',
      victim: 'henri',
      lord: 'jeanne',
    });
  });

  it('has deals and talks behind one button', () => {
    const { picking } = stage(fiefTable());
    ask(picking, 'window-turn', CHOICES);
    click('Diplomacy');
    expect(lit().slice(2)).toEqual([
      'Offer Ben a deal',
      'Offer Cleo a deal',
      'Propose a private talk',
    ]);
    click('Offer Cleo a deal');
    expect(picking.single?.choice).toEqual({ do: 'deal', seat: 2 });
  });
});

describe('a promise', () => {
  const line = (said: string, to: number[], number = 8, seat = 1) => ({
    at: 0,
    seat,
    name: 'Ben',
    text: said,
    spectator: false,
    to,
    number,
  });
  const offers = (...numbers: number[]): Told[] =>
    numbers.map((number) => ({ number, event: 'offered', arguments: { seat: 1, other: 0 } }));
  const say = vi.fn(async () => true);
  const pledge = vi.fn();
  const lines = [line('My vote is yours.', [0, 1]), line('Hush!', [1, 2])];
  const confiding = { lines, say, read: vi.fn(), pledge };
  const promised = deal([{ do: 'promise' }]);

  function write(said: string): HTMLInputElement {
    const input = document.querySelector<HTMLInputElement>('.stage input')!;
    input.value = said;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    return input;
  }

  it('is written and read by the two parties', async () => {
    const offered = { ...promised, drafting: false };
    stage(fiefTable({ deal: offered }), offers(3, 8), undefined, confiding);
    expect(text()).toContain('My vote is yours.');
    expect(text()).not.toContain('Hush!');
    write(' I shall not march. ').form!.requestSubmit();
    await until(() => expect(say).toHaveBeenCalledWith('I shall not march.'));
  });

  it('of another offer is separate, and the talk is empty again', () => {
    const offered = { ...promised, drafting: false };
    const props = stage(fiefTable({ deal: offered }), offers(3, 9), undefined, confiding);
    expect(text()).not.toContain('My vote is yours.');
    expect(text()).toContain('Write your promise first');
    // A counter-offer carries it.
    props.table = fiefTable({ deal: { ...offered, rounds: 2 } });
    props.chronicle = offers(3, 8, 9);
    flushSync();
    expect(text()).toContain('My vote is yours.');
    expect(text()).not.toContain('Write your promise first');
  });

  it('is limited to one line of each, or it would be a talk', () => {
    const mine = { ...confiding, lines: [line('I shall not march.', [0, 1], 8, 0)] };
    const offered = { ...promised, drafting: false };
    const props = stage(fiefTable({ deal: offered }), offers(8), undefined, mine);
    expect(text()).toContain('I shall not march.');
    expect(document.querySelector('.stage input')).toBeNull();
    // Each new offer may carry words.
    props.table = fiefTable({ deal: { ...offered, rounds: 2 } });
    props.chronicle = offers(8, 9);
    flushSync();
    expect(document.querySelector('.stage input')).not.toBeNull();
  });

  it('written into an offer is sent with it, and in no other way', () => {
    const props = stage(fiefTable({ deal: promised }), [], undefined, confiding);
    ask(props.picking, 'draft-deal', [{ do: 'offer' }, { do: 'drop-term', point: 1 }]);
    say.mockClear();
    write('I shall not march.').form!.requestSubmit();
    expect(pledge).toHaveBeenLastCalledWith('offer', 'I shall not march.');
    expect(say).not.toHaveBeenCalled();
    expect(document.querySelector('.stage form button')).toBeNull();
    // Other terms can be added meanwhile.
    props.picking.ask(null);
    flushSync();
    expect(pledge).toHaveBeenLastCalledWith('offer', 'I shall not march.');
    // A withdrawn offer promises nothing.
    props.table = fiefTable();
    flushSync();
    expect(pledge).toHaveBeenLastCalledWith('offer', null);
  });

  it('is required before the offer, unless the other party has written it', () => {
    const first = stage(fiefTable({ deal: promised }), offers(3, 8), undefined, confiding);
    expect(pledge).toHaveBeenLastCalledWith('offer', '');
    first.table = fiefTable({ deal: { ...promised, rounds: 2 } });
    flushSync();
    expect(text()).toContain('My vote is yours.');
    expect(pledge).toHaveBeenLastCalledWith('offer', null);
  });

  it('cannot be repeated once the offer is made', () => {
    const props = stage(fiefTable({ deal: promised }), [], undefined, confiding);
    const input = write('I shall not march.');
    props.table = fiefTable({ deal: { ...promised, drafting: false } });
    flushSync();
    expect(input.isConnected).toBe(true);
    expect(input.value).toBe('');
  });

  it('is read in a private talk as long as that lasts, even during deals and passes', () => {
    const talk = { seats: [0, 1], tokens: 1 };
    const props = stage(fiefTable({ talk }), [], undefined, confiding);
    expect(text()).toContain('My vote is yours.');
    expect(props.showing).toBe('stage');
    const input = write('Wait');
    // The words come before the options.
    ask(props.picking, 'talk', [{ do: 'deal', seat: 1 }, { do: 'end' }]);
    flushSync();
    const offer = document.querySelector('.options')!;
    expect(input.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    props.table = fiefTable({ talk, deal: deal([], { proposer: 1, partner: 0, private: true }) });
    flushSync();
    expect(text()).toContain('My vote is yours.');
    expect(input.isConnected).toBe(true);
    expect(input.value).toBe('Wait');
    props.you = 2;
    flushSync();
    expect(document.querySelector('.stage input')).toBeNull();
  });

  it('has no field in other deals', () => {
    stage(fiefTable({ deal: deal([{ do: 'give-money', count: 2 }]) }), [], undefined, confiding);
    expect(document.querySelector('.stage input')).toBeNull();
  });
});

describe('a deal', () => {
  it('has two columns', () => {
    const props = stage(fiefTable({ deal: deal([{ do: 'want-village', village: 'charolles' }]) }));
    ask(props.picking, 'draft-deal', [
      { do: 'offer' },
      { do: 'drop-term', point: 1 },
      ...[1, 2, 3].map((count) => ({ do: 'give-money', count })),
      { do: 'promise' },
    ]);
    expect(props.showing).toBe('stage');
    expect(text()).toContain('You give');
    expect(text()).toContain('Ben gives');
    expect(text()).toContain('Charolles');
    click('Money');
    click('1 more: Money');
    click('Add 2 écus');
    expect(props.picking.single?.choice).toEqual({ do: 'give-money', count: 2 });
  });

  it('allows to remove any of its terms', () => {
    const terms = [
      { do: 'give-money', count: 2 },
      { do: 'want-village', village: 'charolles' },
    ];
    const props = stage(fiefTable({ deal: deal(terms) }));
    ask(props.picking, 'draft-deal', [
      { do: 'offer' },
      ...[1, 2].map((point) => ({ do: 'drop-term', point })),
    ]);
    click('Remove point 1');
    expect(props.picking.single?.choice).toEqual({ do: 'drop-term', point: 1 });
  });

  it('can release a captive', () => {
    const props = stage(fiefTable({ deal: deal([{ do: 'want-release', lord: 'henri' }]) }));
    expect(text()).toContain('Henri’s release');
    ask(props.picking, 'draft-deal', [
      { do: 'offer' },
      { do: 'want-prisoner', lord: 'othon' },
      { do: 'want-release', lord: 'othon' },
      { do: 'want-release', lord: 'jeanne' },
    ]);
    click('Release');
    click('Othon');
    expect(props.picking.single?.choice).toEqual({ do: 'want-release', lord: 'othon' });
  });

  const MURDER = { do: 'give-play', play: 'assassinate', victim: 'henri', lord: 'jeanne' };

  it('can play a card, which is chosen among its terms', () => {
    const props = stage(fiefTable({ deal: deal([MURDER]) }));
    expect(text()).toContain('“Assassination” of Henri, on the orders of Jeanne, played at once');
    ask(props.picking, 'draft-deal', [
      { do: 'offer' },
      { do: 'drop-term', point: 1 },
      { do: 'give-play' },
      { do: 'want-play' },
    ]);
    const sides = [...document.querySelectorAll('.stage .paper > section')].map((each) =>
      [...each.querySelectorAll('[data-can]')].map(named),
    );
    expect(sides).toEqual([['Card to play'], ['Card to play']]);
    click('Card to play');
    expect(props.picking.single?.choice).toEqual({ do: 'give-play' });
  });

  it('asks for that card and its target before anything else is added', () => {
    const terms = [{ do: 'give-money', count: 2 }];
    const props = stage(fiefTable({ deal: deal(terms, { naming: 1 }) }));
    ask(props.picking, 'draft-deal', [
      { do: 'no-play' },
      { do: 'revolt', village: 'charolles' },
      { do: 'revolt', village: 'bourg' },
      { do: 'justice', lord: 'henri' },
      { do: 'justice', lord: 'othon' },
    ]);
    expect(text()).toContain('Which card should Ben play, and on what?');
    expect(lit()).toEqual(['Revolt', 'Justice']);
    click('Revolt');
    click('Bourg');
    expect(props.picking.single?.choice).toEqual({ do: 'revolt', village: 'bourg' });
    props.table = fiefTable({ deal: deal(terms, { naming: 0 }) });
    flushSync();
    expect(text()).toContain('Which card do you play, and on what?');
  });

  it('shows others the back of a card that it will play', () => {
    const terms = [{ do: 'want-unseen-play', back: 'event' }];
    stage(fiefTable({ deal: deal(terms, { proposer: 1, partner: 2, drafting: false }) }));
    expect(text()).toContain('Cleo gives');
    expect(text()).toContain('an event card, played at once');
  });

  it('says who spends an embassy for its cards', () => {
    const terms = [{ do: 'give-card', card: 'tax' }];
    const props = stage(fiefTable({ deal: deal(terms, { drafting: false, embassy: 0 }) }));
    expect(text()).toContain('This deal trades cards: it will cost you an embassy.');
    props.table = fiefTable({ deal: deal(terms, { drafting: false, embassy: 1 }) });
    flushSync();
    expect(text()).toContain('it will cost Ben an embassy.');
    props.table = fiefTable({ deal: deal(terms, { drafting: false }) });
    flushSync();
    expect(text()).not.toContain('embassy');
  });

  it('is hidden from others until it is offered', () => {
    const props = stage(fiefTable({ deal: deal([], { proposer: 1, partner: 2 }) }));
    expect(props.showing).toBe('strip');
    expect(text()).toContain('Ben is preparing an offer for Cleo.');
  });
});

describe('a question of the viewer', () => {
  it('is a table of purchases', () => {
    const props = stage(fiefTable({ phase: 'purchases' }));
    ask(props.picking, 'buy', [
      { do: 'done' },
      { do: 'buy-sergeant', village: 'blaye' },
      { do: 'buy-sergeant', village: 'charolles' },
    ]);
    expect(text()).toContain('You have 5 écus.');
    expect(text()).toContain('too expensive');
    click('Buy: Sergeant');
    expect(text()).toContain('0/4');
    click('Blaye');
    expect(props.picking.single?.choice).toEqual({ do: 'buy-sergeant', village: 'blaye' });
  });

  it('hires troops in the fog with one tap, and places each with another', () => {
    const recruits = {
      seat: 0,
      sergeants: 2,
      knights: 1,
      placed: 1,
      sergeants_left: 1,
      knights_left: 1,
    };
    const props = stage(fiefTable({ phase: 'purchases', recruits }));
    const places = ['blaye', 'charolles'];
    ask(props.picking, 'recruits', [
      ...['post-sergeant', 'post-knight'].flatMap((verb) =>
        places.map((village) => ({ do: verb, village })),
      ),
      { do: 'hire-sergeant' },
    ]);
    expect(props.showing).toBe('stage');
    expect(text()).toContain('1 knight');
    expect(text()).not.toContain('Mill');
    click('Buy: Sergeant');
    expect(props.picking.single?.choice).toEqual({ do: 'hire-sergeant' });
    props.picking.clear();
    flushSync();
    const group = document.querySelector('[aria-label="Place a knight"]');
    const chip = [...(group?.querySelectorAll('button') ?? [])].find((each) =>
      each.textContent?.includes('Charolles'),
    );
    chip?.click();
    flushSync();
    expect(props.picking.single?.choice).toEqual({ do: 'post-knight', village: 'charolles' });
  });

  it('needs a second tap to discard a card', () => {
    const { picking } = stage(fiefTable());
    ask(picking, 'discard', [
      { do: 'draw-event' },
      { do: 'discard', card: 'tax' },
      { do: 'discard', card: 'arthur' },
    ]);
    click('Tax');
    expect(picking.any).toBe(false);
    click('Discard');
    expect(picking.single?.choice).toEqual({ do: 'discard', card: 'tax' });
  });

  const group = {
    seat: 0,
    village: 'blaye',
    lords: ['thierry'],
    captives: [],
    count: 3,
    sergeants: 2,
    knights: 1,
    riding: false,
    barred: null,
  };

  it('is a group on the move, on the map or as a raid', () => {
    const props = stage(fiefTable({ group }));
    ask(props.picking, 'group', [
      { do: 'halt' },
      { do: 'march', to: 'charolles' },
      ...[2, 1].map((knights) => ({ do: 'ride', knights })),
    ]);
    expect(props.showing).toBe('strip');
    click('Charolles');
    expect(props.picking.single?.choice).toEqual({ do: 'march', to: 'charolles' });
    props.picking.clear();
    click('Begin a chevauchée with 2 knights');
    expect(props.picking.single?.choice).toEqual({ do: 'ride', knights: 2 });
  });

  it('musters a group in one answer, starting with those who came', () => {
    const props = stage(fiefTable({ group }));
    ask(
      props.picking,
      'muster',
      [3, 2, 1, 0].flatMap((sergeants) =>
        [1, 0].map((knights) => ({ do: 'muster', sergeants, knights })),
      ),
    );
    expect(props.showing).toBe('stage');
    click('Take 2 sergeants and 1 knight');
    expect(props.picking.single?.choice).toEqual({ do: 'muster', sergeants: 2, knights: 1 });
    // While the button awaits confirmation, the same button confirms; other troops are another
    // choice.
    expect(props.picking.insisted).toBe(false);
    click('Take 2 sergeants and 1 knight');
    expect(props.picking.insisted).toBe(true);
    click('1 fewer: Sergeants');
    expect(props.picking.any).toBe(false);
    click('1 fewer: Knights');
    expect(props.picking.any).toBe(false);
    click('Take 1 sergeant');
    expect(props.picking.single?.choice).toEqual({ do: 'muster', sergeants: 1, knights: 0 });
  });

  it('keeps the chosen troops when the same question is sent again', () => {
    const props = stage(fiefTable({ group }));
    const muster = (most: number) => {
      const sergeants = [2, 1, 0].filter((count) => count <= most);
      const choices = sergeants.flatMap((count) =>
        [1, 0].map((knights) => ({ do: 'muster', sergeants: count, knights })),
      );
      ask(props.picking, 'muster', choices);
    };
    const counts = () => [...document.querySelectorAll('.stepper output')].map(named);
    muster(2);
    click('1 fewer: Sergeants');
    click('1 fewer: Knights');
    muster(2); // as with every update
    expect(counts()).toEqual(['1', '0']);
    expect(lit()).toContain('Take 1 sergeant');
    // Another question starts with those who came, and the numbers match the button.
    muster(1);
    muster(2);
    expect(counts()).toEqual(['2', '1']);
    expect(lit()).toContain('Take 2 sergeants and 1 knight');
  });

  it('marks a toll that the asking player cannot pay, as far as known', () => {
    const [ana, ben, ...others] = fiefTable().seats;
    const poor = { ...ben!, money: 3 as number | null };
    const props = stage(fiefTable({ seats: [ana!, poor, ...others] }));
    const tolls = [1, 2, 3, 4, 6, 8].map((count) => ({ do: 'toll', count }));
    const about = { other: 1, village: 'bourg', to: 'st-vivien' };
    ask(props.picking, 'passage', [{ do: 'refuse' }, { do: 'allow' }, ...tolls], about);
    const dear = () => lit().filter((label) => label.includes('too expensive'));
    expect(dear()).toHaveLength(3);
    poor.money = null;
    props.table = fiefTable({ seats: [ana!, poor, ...others] });
    flushSync();
    expect(dear()).toEqual([]);
  });

  it('withdraws what was chosen', () => {
    const { picking } = stage(fiefTable({ phase: 'hear-ye' }));
    ask(picking, 'courtship', [
      { do: 'pass' },
      { do: 'propose', lord: 'thierry', spouse: 'alienor' },
      { do: 'propose', lord: 'thierry', spouse: 'jeanne' },
      { do: 'propose', lord: 'henri', spouse: 'alienor' },
    ]);
    click('Thierry');
    expect(lit()).toEqual(['Aliénor', 'Jeanne']);
    click('Thierry');
    expect(lit()).toEqual(['Thierry', 'Henri']);
  });
});

describe('a remark', () => {
  it('is shown, and changed by the possible remarks', () => {
    const onremark = vi.fn();
    const table = fiefTable({
      settings: {
        attending: false,
        policies: ['ask', 'always', 'never'],
        armed: [{ act: { do: 'escape', lord: 'jeanne' }, attacker: null }],
      },
    });
    const remarks = [
      option({ do: 'raise-hand' }),
      option({ do: 'attend' }),
      option({ do: 'policy', seat: 1, policy: 'never' }),
      ...table.villages.map(({ name }) => option({ do: 'arm-revolt', village: name })),
    ];
    shown = mount(Settings, {
      target: document.body,
      props: { table, you: 0, words, remarks, onremark },
    });
    flushSync();
    const said = plainly(document.querySelector('.settings')?.textContent ?? '');
    expect(said).toContain('You haven’t said “Wait!”.');
    expect(said).toContain('Jeanne');
    expect(said).toContain('plays itself');
    expect(said).toContain('you still need: Secret Passage');
    expect(said).toContain('(you don’t have the card)');
    document.querySelector<HTMLElement>('.settings button')?.click();
    expect(onremark).toHaveBeenCalledWith(remarks[0]);
    const select = document.querySelector('select') as HTMLSelectElement;
    select.value = 'never';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(onremark).toHaveBeenLastCalledWith(remarks[2]);
    document.querySelector<HTMLElement>('.settings .chip')?.click();
    flushSync();
    expect(onremark).toHaveBeenLastCalledWith(remarks[3]);
  });
});

/** Tests the board on a phone as people use it: what it says, what a click or a key chooses. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { ZizkaView } from '../../protocol';
import { Picking } from '../../table/question/picking.svelte';
import { loadCatalogue, Words } from '../../words';
import Board from './Board.svelte';
import { refusal } from './choosing';
import { describe as described } from './describe';
import { face } from './face';
import { zizkaTable, zizkaView } from './table.fixture';
import { onOffer, type Member, type Decision } from './view';

const SPACE = { name: 'space', thing: 'space' };
const MEMBER = { name: 'member', thing: 'member' };
const VERBS = {
  command: [{ name: 'commander', thing: 'commander' }],
  start: [SPACE],
  move: [SPACE],
  event: [],
  conquer: [],
  hire: [MEMBER],
  'hire-instead': [MEMBER, { name: 'dismissed', thing: 'member' }],
  'send-away': [MEMBER],
  take: [MEMBER],
  decline: [],
  attack: [{ name: 'seat', thing: 'seat' }],
  'attack-torak': [],
  peek: [SPACE],
  'peek-castle': [{ name: 'difficulty', thing: 'difficulty' }],
  lift: [{ name: 'warrant', thing: 'warrant' }],
  'end-turn': [],
};
const NOUNS = {
  commander: 'commander',
  space: 'space',
  member: 'member',
  token: 'token',
  kind: 'kind',
  card: 'card',
  difficulty: 'difficulty',
  sovereign: 'sovereign',
  trait: 'trait',
  faces: 'face',
  aside: 'face',
  purpose: 'purpose',
};

const words = new Words('en', {
  game: { nouns: NOUNS },
  catalogue: await loadCatalogue('zizka', 'en'),
  players: ['Ana', 'Ben'],
  reader: 0,
});

let board: ReturnType<typeof mount> | null = null;

function show(prompt: string, choices: object[], table = zizkaTable()): Picking<'zizka'> {
  const picking = new Picking<'zizka'>(VERBS);
  const options = choices.map((choice) => ({ choice, details: {} }));
  picking.ask({ id: '12.0', seat: 0, prompt, arguments: {}, options } as unknown as Decision);
  board = mount(Board, {
    target: document.body,
    props: { view: zizkaView(table), you: 0, seats: [], picking, words },
  });
  flushSync();
  return picking;
}

const lit = () =>
  [...document.querySelectorAll<HTMLElement>('[data-can]')].map(
    ({ dataset }) => dataset.place ?? '',
  );

function press(place: string): void {
  document.querySelector<HTMLElement>(`[data-place="${place}"]`)?.click();
  flushSync();
}

function openTab(name: string): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('.tabs button')];
  tabs.find(({ textContent }) => textContent?.trim() === name)?.click();
  flushSync();
}

afterEach(async () => {
  if (board) await unmount(board);
  board = null;
});

describe('moving', () => {
  const choices = [
    { do: 'move', space: 'pisek' },
    { do: 'move', space: 'tyn' },
    { do: 'peek', space: 'pisek' },
    { do: 'peek-castle', difficulty: 'hard' },
    { do: 'end-turn' },
  ];

  it('makes spaces glow that can be reached or peeked at', () => {
    show('act', choices);
    expect(lit()).toEqual(['space:pisek', 'space:tyn', 'space:rozmberk']);
  });

  it('follows a click', () => {
    const picking = show('act', choices);
    press('space:tyn');
    expect(picking.single?.choice).toEqual({ do: 'move', space: 'tyn' });
  });

  it('asks which of two verbs is meant, and withdraws', () => {
    const picking = show('act', choices);
    press('space:pisek');
    expect(picking.leftVerbs).toEqual(['move', 'peek']);
    press('space:pisek');
    expect(picking.any).toBe(false);
  });

  it('peeks at a castle from its space', () => {
    const picking = show('act', choices);
    press('space:rozmberk');
    expect(picking.single?.choice).toEqual({ do: 'peek-castle', difficulty: 'hard' });
  });

  it('begins the event of the own space', () => {
    const table = zizkaTable();
    const [own] = table.seats;
    if (own) own.space = 'tyn';
    const picking = show('act', [{ do: 'event' }, { do: 'end-turn' }], table);
    expect(lit()).toEqual(['space:tyn']);
    press('space:tyn');
    expect(picking.single?.choice).toEqual({ do: 'event' });
  });

  it('follows the arrow keys', () => {
    show('act', choices);
    const own = document.querySelector<HTMLElement>('[data-space="inn-protivin"]');
    expect(own?.tabIndex).toBe(0);
    own?.focus();
    own?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    flushSync();
    expect((document.activeElement as HTMLElement).dataset.space).toBe('tyn');
  });

  it('is confirmed where it ends a turn with actions left', () => {
    expect(face.confirm).toContain('act:end-turn');
  });
});

describe('a tavern', () => {
  const choices = [
    { do: 'hire-instead', member: 'dorota', dismissed: 'vojka' },
    { do: 'hire-instead', member: 'dorota', dismissed: 'pavel' },
    { do: 'send-away', member: 'dorota' },
    { do: 'send-away', member: 'raz' },
    { do: 'end-turn' },
  ];
  const cards = () => lit().filter((place) => place.startsWith('member:'));

  it('makes those on offer glow, and members to dismiss once one is chosen', () => {
    const picking = show('act', choices);
    expect(cards()).toEqual([]);
    openTab('Taverns');
    expect(cards()).toEqual(['member:dorota', 'member:raz']);
    press('member:dorota');
    expect(cards()).toEqual(['member:vojka', 'member:pavel']);
    expect(document.querySelector('.joining')?.textContent).toContain('Dorota');
    press('member:pavel');
    expect(picking.single?.choice).toEqual({
      do: 'hire-instead',
      member: 'dorota',
      dismissed: 'pavel',
    });
  });
});

describe('members who cannot be hired', () => {
  const [dorota, raz] = onOffer(zizkaTable());
  const refused = (member: Member | undefined, morale: number, level: number | null) => {
    const table = zizkaTable();
    const [own] = table.seats;
    if (own) own.morale = morale;
    const picking = new Picking<'zizka'>(VERBS);
    const decision = { id: '1', prompt: level === null ? 'act' : 'recruit', arguments: { level } };
    picking.ask({ ...decision, seat: 0, options: [] } as unknown as Decision);
    return member && refusal(picking, table, 0, member);
  };

  it('are too expensive, or refuse the commander’s morale', () => {
    expect(refused(dorota, 0, null)).toBeNull();
    expect(refused(raz, 0, null)).toBe('dear');
    expect(refused(dorota, 2, null)).toBe('morale');
    expect(refused(dorota, -2, null)).toBeNull();
  });

  it('have the wrong level', () => {
    expect(refused(raz, 0, 1)).toBeNull();
    expect(refused(dorota, 2, 1)).toBe('morale');
    expect(refused(raz, 0, 2)).toBe('level');
  });
});

describe('the approaching end', () => {
  it.each([
    [0, undefined],
    [1, 'This is the final round.'],
    [2, 'This is the last turn.'],
  ])('is announced: %i', (end, line) => {
    show('act', [{ do: 'end-turn' }], zizkaTable({ end }));
    expect(document.querySelector('.track p')?.textContent).toBe(line);
  });
});

describe('a member who joins for free', () => {
  it('has to be chosen at once', () => {
    const picking = show('recruit', [{ do: 'take', member: 'raz' }, { do: 'decline' }]);
    press('member:raz');
    expect(picking.single?.choice).toMatchObject({ member: 'raz' });
  });
});

describe('an attack', () => {
  const table = zizkaTable();
  const [, other] = table.seats;
  if (other) other.space = 'inn-protivin';
  const choices = [{ do: 'attack', seat: 1 }, { do: 'end-turn' }];

  it('has a button of its own', () => {
    const picking = show('act', choices, table);
    press('attack:1');
    expect(picking.single?.choice).toEqual({ do: 'attack', seat: 1 });
  });

  it('never begins on the map', () => {
    const picking = show('act', choices, table);
    press('figure:1');
    expect(picking.any).toBe(false);
  });
});

describe('the solo game', () => {
  const TORAK: NonNullable<ZizkaView['torak']> = {
    space: 'tyn',
    points: 7,
    lying: true,
    attacked: 0,
    deck: 5,
    discarded: ['torak-basic-2'],
    dice: 5,
    luck: 0,
  };

  it('chooses among the commanders', () => {
    const picking = show('choose-commander', [
      { do: 'command', commander: 'bores' },
      { do: 'command', commander: 'zizka' },
    ]);
    const names = [...document.querySelectorAll('.commanders button .name')];
    expect(names.map(({ textContent }) => textContent)).toEqual(['Bores', 'Žižka']);
    (names[1] as HTMLElement).click();
    expect(picking.single?.choice).toEqual({ do: 'command', commander: 'zizka' });
  });

  it('shows Torak', () => {
    const table = zizkaTable({ torak: TORAK, warrants: ['warrant-2'] });
    show('act', [{ do: 'end-turn' }], table);
    expect(document.querySelector('[data-place="figure:torak"]')).not.toBeNull();
    expect(document.querySelector('[data-place="torak"]')?.getAttribute('aria-label')).toContain(
      '7 victory points',
    );
    const told = described(zizkaView(table), 0, words).join('\n');
    expect(told).toContain('Torak is at Týn, with 7 victory points.');
    expect(told).toContain('Range reduced by one space.');
  });

  it('does not ask about tournaments of others', () => {
    const [own] = zizkaTable().seats;
    expect(face.opens?.('enter', zizkaView(zizkaTable({ seats: own ? [own] : [] })))).toBe(false);
    expect(face.opens?.('enter', zizkaView())).toBe(true);
  });
});

describe('the description', () => {
  const told = described(zizkaView(), 0, words);

  it.each([
    'It’s your turn, 2 actions left.',
    'You are Bores, 4 victory points, 3 coins, 1 luck token.',
    'wanted: 3 coins.',
    'Ben is Katerina, 9 victory points, 3 coins, 1 luck token.',
    'Paths lead to Písek and Týn.',
    'The first row may ask for: 1 sword.',
    'Row 1 asks for 1 sword and 1 shield and gives 2 coins.',
    'Row 2 asks for 2 wilds, 1 coin and a member of the entourage and gives 2 victory points and a new member of level I.',
    'Ben is here.',
    'Rejects virtue',
    'A free reroll in every tournament.',
    'On top: “Breach”.',
    'Event tokens: 12 in the stack, 0 used.',
    'Favours in the supply: Wenceslas.',
  ])('says: %s', (line) => {
    expect(told.join('\n')).toContain(line);
  });

  it('contains no missing text', () => {
    expect(told.filter((line) => /board-|\{/.test(line))).toEqual([]);
  });
});

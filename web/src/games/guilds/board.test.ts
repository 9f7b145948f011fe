import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { GuildsView } from '../../protocol';
import { Picking } from '../../table/question/picking.svelte';
import { announcer } from '../../ui/messages/announcer.svelte';
import { carry, drag, letGo } from '../../../tests/drag';
import { loadCatalogue, Words } from '../../words';
import Board from './Board.svelte';
import { face } from './face';
import type { Decision, Told, View } from './view';

const CARD = { name: 'card', thing: 'card' };
const COUNTS = [
  { name: 'cards', thing: 'count' },
  { name: 'jesters', thing: 'count' },
];
const GUILD = { name: 'guild', thing: 'guild' };
const VERBS = {
  play: [CARD],
  lay: [CARD, ...COUNTS],
  use: [GUILD],
  reinforce: [GUILD, CARD, ...COUNTS],
  name: [{ name: 'seat', thing: 'seat' }, CARD],
  swap: [CARD, { name: 'also', thing: 'card' }],
  give: [CARD],
  take: [CARD],
  steal: [GUILD, CARD],
  choose: [{ name: 'seat', thing: 'seat' }],
  keep: [CARD, { name: 'under', thing: 'card' }, { name: 'top', thing: 'card' }],
};

const VIEW: View = {
  game: 'guilds',
  seats: 3,
  seat: 0,
  number: 12,
  waiting: [],
  frames: [],
  result: null,
  table: {
    turn: 0,
    seats: [
      { hand: 4, cards: ['noble', 'noble', 'noble', 'jester'], guilds: [], wins: 0 },
      {
        hand: 5,
        cards: null,
        guilds: [{ number: 3, type: 'monk', cards: ['monk', 'monk', 'jester'] }],
        wins: 0,
      },
      { hand: 2, cards: null, guilds: [], wins: 0 },
    ],
    draw: 61,
    discard: ['star', 'witch'],
    side: 'red',
    played: null,
    round: 1,
    rounds: 1,
    first: 0,
    next_guild: 4,
    round_winners: [],
    round_reason: '',
    limits: { guilds: 3, copies: {} },
  },
};

const catalogue = await loadCatalogue('guilds', 'en');
const words = new Words('en', {
  game: { nouns: { card: 'card', cards: 'card', kind: 'card', under: 'card', top: 'card' } },
  catalogue,
  players: ['Ana', 'Ben', 'Cleo'],
  reader: 0,
});

let board: Record<string, unknown> | null = null;

function show(choices: object[], view = VIEW, args: object = {}, chronicle: Told[] = []) {
  const picking = new Picking<'guilds'>(VERBS);
  picking.ask({
    id: '12.0',
    seat: 0,
    prompt: 'action',
    arguments: args,
    options: choices.map((choice) => ({ choice, details: {} })),
    may_decline: false,
    clauses: [],
  } as unknown as Decision);
  board = mount(Board, {
    target: document.body,
    props: { view, you: 0, seats: [], picking, words, chronicle },
  });
  flushSync();
  return picking;
}

const buttons = (label: string) =>
  [...document.querySelectorAll('button')].filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent.trim()) === label,
  );

function click(label: string, at = 0): void {
  const button = buttons(label)[at];
  if (!button) throw new Error(`no button ${label}`);
  button.click();
  flushSync();
}

afterEach(() => {
  if (board) void unmount(board);
  board = null;
});

describe('the board', () => {
  it('shows what the lifted cards can become', () => {
    const before = announcer.said.length;
    show([
      { do: 'play', card: 'noble' },
      { do: 'lay', card: 'noble', cards: 3, jesters: 0 },
    ]);
    click('Noble');
    expect(announcer.said.slice(before).map(({ text, urgent }) => [text, urgent])).toEqual([
      ['You can choose: Play a Noble and Lay a guild of Nobles: 3 Nobles.', false],
    ]);
  });

  it('has a place for everything that flies', () => {
    show([]);
    const places = [...document.querySelectorAll('[data-place]')].map((place) =>
      place.getAttribute('data-place'),
    );
    const seats = [0, 1, 2].flatMap((seat) => [`hand:${seat}`, `guilds:${seat}`]);
    expect(places.sort()).toEqual(['discard', 'draw', 'guild:3', 'played', ...seats].sort());
  });

  it('gives a name the space that guilds leave', () => {
    show([]);
    const plate = document.querySelector<HTMLElement>('.plate.brief');
    expect(plate?.style.getPropertyValue('--guilds')).toBe('0');
  });

  it('lays a guild card by card', () => {
    const picking = show([
      { do: 'play', card: 'noble' },
      { do: 'play', card: 'jester' },
      { do: 'lay', card: 'noble', cards: 2, jesters: 1 },
      { do: 'lay', card: 'noble', cards: 3, jesters: 0 },
      { do: 'lay', card: 'noble', cards: 3, jesters: 1 },
    ]);
    click('Noble', 1);
    expect(picking.any).toBe(false);
    expect(buttons('Play a Noble')).toHaveLength(1);
    click('Noble', 2);
    click('Jester');
    click(words.say('choice-lay', { card: 'noble', cards: 2, jesters: 1 }));
    expect(picking.single?.choice).toEqual({ do: 'lay', card: 'noble', cards: 2, jesters: 1 });
  });

  it('shows how a round ended, and the score of the match', () => {
    const table = VIEW.table;
    const seats = table.seats.map((player, seat) => ({ ...player, wins: seat }));
    const view = { ...VIEW, table: { ...table, seats, rounds: 3 } };
    const given = { seats: [1], round: 1 };
    const end: Told = { number: 12, event: 'round-third-guild', arguments: given };
    show([], view, {}, [end]);
    const leaf = document.querySelector('.tray .leaf');
    expect(leaf?.textContent).toContain(words.event(end));
    const won = [...(leaf?.querySelectorAll('li') ?? [])].map((each) => each.textContent.trim());
    expect(won.map((each) => each.split(/\s+/))).toEqual([
      ['Ana', '0'],
      ['Ben', '1'],
      ['Cleo', '2'],
    ]);
  });

  it('assigns roles to the Magician’s three cards', () => {
    const drawn = ['star', 'monk', 'witch'];
    const picking = show(
      drawn.flatMap((card) =>
        drawn
          .filter((under) => under !== card)
          .map((under) => {
            const top = drawn.find((each) => each !== card && each !== under);
            return { do: 'keep', card, under, top };
          }),
      ),
    );
    click('Monk');
    expect(picking.left).toHaveLength(2);
    click('Witch');
    expect(picking.single?.choice).toEqual({
      do: 'keep',
      card: 'monk',
      under: 'witch',
      top: 'star',
    });
    expect(buttons('Star, discarded, on top')).toHaveLength(1);
    click('Witch, discarded, beneath');
    expect(picking.left).toHaveLength(2);
  });

  it('gives a card back while the other hand is shown', () => {
    const table = VIEW.table;
    const seats = table.seats.map((seat, at) => (at === 2 ? { ...seat, cards: ['star'] } : seat));
    const picking = show(
      [
        { do: 'give', card: 'noble' },
        { do: 'give', card: 'jester' },
      ],
      { ...VIEW, table: { ...table, seats } },
    );
    expect(buttons('Star')).toHaveLength(1);
    click('Jester');
    click('Give a Jester');
    expect(picking.single?.choice).toEqual({ do: 'give', card: 'jester' });
  });

  it('opens the draw pile where all cards are open', () => {
    show([], { ...VIEW, table: { ...VIEW.table, draw_cards: ['star', 'monk'] } });
    click('Draw pile: 61 cards, view them');
    const names = [...document.querySelectorAll('dialog li .name')].map((each) => each.textContent);
    expect(names).toEqual(['Monk', 'Star']);
  });

  it('chooses a player at the seat', () => {
    const picking = show([
      { do: 'choose', seat: 1 },
      { do: 'choose', seat: 2 },
    ]);
    click('Choose Cleo: 2 cards in hand, no guilds.');
    expect(picking.single?.choice).toEqual({ do: 'choose', seat: 2 });
  });
});

describe('dragging', () => {
  const button = (label: string, at = 0) => {
    const found = buttons(label)[at];
    if (!found) throw new Error(`no button ${label}`);
    return found;
  };
  const place = (name: string) => document.querySelector(`[data-drop="${name}"]`);
  const open = () =>
    [...document.querySelectorAll('[data-dropping]')].map((each) => each.getAttribute('data-drop'));

  const ACTION = [
    { do: 'play', card: 'noble' },
    { do: 'play', card: 'jester' },
    { do: 'lay', card: 'noble', cards: 2, jesters: 1 },
    { do: 'lay', card: 'noble', cards: 3, jesters: 0 },
    { do: 'reinforce', guild: 5, card: 'monk', cards: 0, jesters: 1 },
  ];
  const table = VIEW.table;
  const MONKS: View = {
    ...VIEW,
    table: {
      ...table,
      seats: table.seats.map((seat, at) =>
        at === 0 ? { ...seat, guilds: [{ number: 5, type: 'monk', cards: ['monk'] }] } : seat,
      ),
    },
  };

  it('plays a card dropped on the card in play', () => {
    const picking = show(ACTION, MONKS);
    carry(button('Noble'), place('played'));
    expect(open()).toEqual(['played', 'guilds']);
    letGo();
    expect(picking.single?.choice).toEqual({ do: 'play', card: 'noble' });
  });

  it('adds a card to a guild of mine', () => {
    const picking = show(ACTION, MONKS);
    drag(button('Jester'), place('guild:5'));
    expect(picking.single?.choice).toMatchObject({ do: 'reinforce', guild: 5, jesters: 1 });
  });

  it('lays the lifted cards as a guild, or shows the guild first', () => {
    const picking = show(ACTION, MONKS);
    drag(button('Noble'), place('guilds'));
    expect(picking.any).toBe(false);
    expect(document.querySelectorAll('.slot .up')).toHaveLength(3);
    drag(button('Noble', 1), place('guilds'));
    expect(picking.single?.choice).toMatchObject({ do: 'lay', cards: 3, jesters: 0 });
  });

  it('puts back a card dropped elsewhere', () => {
    const picking = show(ACTION, MONKS);
    drag(button('Noble'), place('guild:3'));
    expect(picking.any).toBe(false);
    expect(document.querySelectorAll('.slot .up')).toHaveLength(0);
  });

  it('gives a card to the player it is dropped on', () => {
    const picking = show(
      [
        { do: 'give', card: 'noble' },
        { do: 'give', card: 'jester' },
      ],
      VIEW,
      {
        other: 2,
      },
    );
    carry(button('Jester'), place('seat:2'));
    expect(open()).toEqual(['seat:2']);
    letGo();
    expect(picking.single?.choice).toEqual({ do: 'give', card: 'jester' });
  });

  it('swaps two cards, one after the other', () => {
    const picking = show(
      [
        { do: 'swap', card: 'noble', also: 'noble' },
        { do: 'swap', card: 'jester', also: 'noble' },
      ],
      VIEW,
      { other: 1 },
    );
    drag(button('Jester'), place('seat:1'));
    expect(picking.any).toBe(false);
    drag(button('Noble'), place('seat:1'));
    expect(picking.single?.choice).toEqual({ do: 'swap', card: 'jester', also: 'noble' });
  });

  it('steals a card of a guild into the hand', () => {
    const picking = show(
      [
        { do: 'steal', guild: 3, card: 'monk' },
        { do: 'steal', guild: 5, card: 'monk' },
      ],
      MONKS,
    );
    const member = place('guild:5')?.querySelector('.member');
    if (!member) throw new Error('no card to steal');
    carry(member, place('hand'));
    expect(open()).toEqual(['hand']);
    letGo();
    expect(picking.single?.choice).toEqual({ do: 'steal', guild: 5, card: 'monk' });
  });

  it('names a type for a player', () => {
    const picking = show(
      ['star', 'monk'].flatMap((card) => [1, 2].map((seat) => ({ do: 'name', seat, card }))),
    );
    const types = document.querySelector('.tray .kinds');
    const star = types?.querySelector('[aria-describedby="guilds-power-star"]');
    if (!star) throw new Error('no type to name');
    drag(star, place('seat:2'));
    expect(picking.single?.choice).toEqual({ do: 'name', seat: 2, card: 'star' });
  });
});

describe('the table in sentences', () => {
  it.each(['en', 'fr'] as const)('describes what is visible in %s', async (language) => {
    const speech = new Words(language, {
      game: { nouns: { card: 'card', cards: 'card', kind: 'card' } },
      catalogue: await loadCatalogue('guilds', language),
      players: ['Ana', 'Ben', 'Cleo'],
      reader: 0,
    });
    const lines = face.describe(VIEW, 0, speech);
    // The turn, the hand, three seats with one guild, the two piles.
    expect(lines).toHaveLength(8);
    expect(lines.join(' ')).not.toMatch(/board-|\{|undefined/);
    // A spectator learns of a hand only where it is open, in a replay.
    const noble = speech.component('card', 'noble');
    expect(face.describe(VIEW, null, speech).join(' ')).toContain(noble);
    const table = VIEW.table;
    const hidden = table.seats.map((seat) => ({ ...seat, cards: null }));
    const seen = { ...VIEW, seat: null, table: { ...table, seats: hidden } };
    expect(face.describe(seen, null, speech).join(' ')).not.toContain(noble);
  });
});

it('does not confirm targets', () => {
  const verbs = ['assassinate', 'steal', 'choose', 'name', 'take', 'copy'];
  expect(verbs.filter((verb) => face.confirm.includes(verb))).toEqual([]);
});

it('counts rounds only where there are several', () => {
  const of = (rounds: number): View => ({
    ...VIEW,
    table: { ...VIEW.table, rounds },
  });
  expect(face.counts?.('rounds', of(1))).toBe(false);
  expect(face.counts?.('rounds', of(3))).toBe(true);
  expect(face.counts?.('guilds', of(1))).toBe(true);
});

describe('guilds of one type', () => {
  const monks = { number: 5, type: 'monk', cards: ['monk', 'monk', 'monk'] };
  const stars = { number: 7, type: 'star', cards: ['star', 'star', 'star'] };

  function lay(...guilds: GuildsView['seats'][number]['guilds']): (string | null)[][] {
    const table = VIEW.table;
    const [mine, ...others] = table.seats;
    const seats = [{ ...mine, guilds }, ...others] as GuildsView['seats'];
    show([], { ...VIEW, table: { ...table, seats } });
    return [...document.querySelectorAll('.mine .guild')].map((guild) => [
      guild.querySelector('.number')?.textContent.trim() ?? null,
      guild.querySelector('[aria-label]')?.getAttribute('aria-label') ?? null,
    ]);
  }

  it('have the numbers used in sentences', () => {
    expect(lay(monks, { ...monks, number: 8 })).toEqual([
      ['1st', 'Your first guild of Monks, 3 cards: Monk ×3'],
      ['2nd', 'Your second guild of Monks, 3 cards: Monk ×3'],
    ]);
  });

  it('have none without another', () => {
    expect(lay(monks, stars)).toEqual([
      [null, 'Your guild of Monks, 3 cards: Monk ×3'],
      [null, 'Your guild of Stars, 3 cards: Star ×3'],
    ]);
  });
});

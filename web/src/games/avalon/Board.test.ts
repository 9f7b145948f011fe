/** Tests the board as people use it: what it says, and what a click or a key chooses. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AvalonView } from '../../protocol';
import { Picking } from '../../table/question/picking.svelte';
import { loadCatalogue, Words } from '../../words';
import Board from './Board.svelte';
import { drag } from '../../../tests/drag';
import { describe as described } from './describe';
import type { Decision, View } from './view';

const NOUNS = { card: 'card', cards: 'card', tile: 'tile', name: 'region' };
const CARD = { name: 'card', thing: 'card' };
const REGION = { name: 'region', thing: 'region' };
const VERBS = {
  reinforce: [CARD, REGION],
  attack: [CARD, REGION],
  end: [],
  'take-tile': [{ name: 'tile', thing: 'tile' }],
};

function table(): AvalonView {
  const row: AvalonView['row'] = Array.from({ length: 11 }, () => ({
    region: null,
    owner: null,
    piles: [[], []],
  }));
  row[1] = { region: 'hill-castle', owner: 1, piles: [['red-witch', 'blue-knight'], []] };
  return {
    turn: 0,
    row,
    hands: [
      { size: 3, cards: ['red-knight', 'red-knight', 'green-witch'], known: ['green-witch'] },
      { size: 2, cards: null, known: ['blue-witch'] },
    ],
    draw: 30,
    discard: ['red-witch', 'blue-knight'],
    tiles: {
      face_up: { 'light-two': 2 },
      used: {},
      pending: [null, 'dark-four'],
      worth: [{ 'light-two': 2 }, { 'dark-four': 4 }],
    },
    crowns: [0, 2],
    played: false,
    conquests: 1,
    avalon_used: false,
    idle: 0,
    idle_empty: 0,
    limits: { crowns: 15, conquests: 2 },
  };
}

function view(): View {
  return {
    game: 'avalon',
    seats: 2,
    seat: 0,
    number: 9,
    waiting: [],
    frames: [],
    result: null,
    table: table(),
  };
}

function asked(...choices: object[]): Picking<'avalon'> {
  const picking = new Picking<'avalon'>(VERBS);
  const options = choices.map((choice) => ({ choice, details: {} }));
  picking.ask({ id: '9.0', seat: 0, options } as unknown as Decision);
  return picking;
}

let words: Words;
let board: ReturnType<typeof mount> | null = null;

function show(picking: Picking<'avalon'>, seen = view()): void {
  board = mount(Board, {
    target: document.body,
    props: { view: seen, you: 0, seats: [], picking, words },
  });
  flushSync();
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((each) =>
    each.getAttribute('aria-label')?.startsWith(name),
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

beforeEach(async () => {
  const catalogue = await loadCatalogue('avalon', 'en');
  words = new Words('en', {
    game: { nouns: NOUNS },
    catalogue,
    players: ['Arthur', 'Morgane'],
    reader: 0,
  });
});

afterEach(async () => {
  if (board) await unmount(board);
  board = null;
});

describe('the board', () => {
  it('chooses a card, then a region', () => {
    const picking = asked(
      { do: 'end' },
      { do: 'reinforce', card: 'red-knight', region: 2 },
      { do: 'reinforce', card: 'green-witch', region: 3 },
    );
    show(picking);
    button('red knight, 2 of them').click();
    button('Region 2: Castle on the hill').click();
    expect(picking.single?.choice).toEqual({ do: 'reinforce', card: 'red-knight', region: 2 });
  });

  it('shows what a chosen card can do at a region', () => {
    const picking = asked(
      { do: 'reinforce', card: 'red-knight', region: 2 },
      { do: 'attack', card: 'red-knight', region: 2 },
      { do: 'reinforce', card: 'green-witch', region: 3 },
    );
    show(picking);
    const name = () => button('Region 2').getAttribute('aria-label');
    expect(name()).not.toContain('choose');
    button('red knight, 2 of them').click();
    flushSync();
    expect(name()).toMatch(/ You can choose: Reinforce and Attack\.$/);
    expect(button('Region 3').getAttribute('aria-label')).not.toContain('choose');
  });

  it('drags a card onto a region; dropped elsewhere it returns', () => {
    const picking = asked(
      { do: 'end' },
      { do: 'reinforce', card: 'red-knight', region: 2 },
      { do: 'reinforce', card: 'red-knight', region: 3 },
    );
    show(picking);
    drag(button('red knight, 2 of them'), button('Region 1'));
    expect(picking.any).toBe(false);
    drag(button('red knight, 2 of them'), button('Region 2'));
    expect(picking.single?.choice).toEqual({ do: 'reinforce', card: 'red-knight', region: 2 });
  });

  it('shows details of a region that cannot be chosen', () => {
    const picking = asked({ do: 'end' });
    show(picking);
    button('Region 2').click();
    flushSync();
    expect(document.querySelector('dialog')?.textContent).toContain('Counts as one more defender');
    expect(picking.chosen).toEqual({});
  });

  it('numbers the regions as the chronicle does', () => {
    show(asked({ do: 'end' }));
    const figures = [...document.querySelectorAll('[data-drop] .numeral')].map((each) =>
      each.getAttribute('data-figure'),
    );
    expect(figures).toEqual(Array.from({ length: 11 }, (_, index) => String(index + 1)));
    const told = { seat: 0, card: 'red-knight', region: 7 };
    expect(words.say('event-reinforced', told)).toContain('region 7');
  });

  it('shows the regions in the mist and the draw pile where all cards are open', () => {
    const closed = view();
    const table = closed.table as AvalonView;
    const row = table.row.map((here, index) =>
      here.region === null ? { ...here, region: index % 2 ? 'avalon' : 'marsh' } : here,
    );
    show(asked(), {
      ...closed,
      table: { ...table, row, draw_cards: ['red-knight', 'blue-witch'] },
    });
    expect(document.querySelectorAll('.veil').length).toBeGreaterThan(0);
    expect(button('Region 1').getAttribute('aria-label')).toContain('still in the mist');
    button('Draw pile').click();
    flushSync();
    const cards = [...document.querySelectorAll('dialog li span')].map((each) =>
      each.getAttribute('aria-label'),
    );
    expect(cards.filter(Boolean)).toEqual(['blue witch', 'red knight']);
  });

  it('takes a tile', () => {
    const picking = asked({ do: 'take-tile', tile: 'light-two' });
    show(picking);
    button('Tile (light: 2 cards)').click();
    expect(picking.chosen).toEqual({ tile: 'light-two' });
  });

  it('moves along the row with the arrow keys', () => {
    show(asked({ do: 'end' }));
    button('Region 1:').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
    expect(document.activeElement).toBe(button('Region 2'));
  });

  it('marks the places of all flights', () => {
    show(asked({ do: 'end' }));
    const places = [...document.querySelectorAll('[data-place]')].map((each) =>
      each.getAttribute('data-place'),
    );
    expect(places).toEqual(
      expect.arrayContaining([
        ...['hand:0', 'hand:1', 'player:0', 'player:1', 'draw', 'discard', 'tiles'],
        ...['region:1', 'region:11', 'pile:1:0', 'pile:11:1'],
      ]),
    );
  });

  it('describes the whole table', () => {
    const lines = described(view(), 0, words);
    expect(lines).toContain('You hold: red knight ×2 and green witch.');
    expect(lines).toContain(
      'Region 2: Castle on the hill, 2 crowns, owned by Morgane. ' +
        'Your pile: 2 cards, from the top: blue knight, red witch. Morgane’s pile: empty.',
    );
    expect(lines).toContain(
      'Morgane: 2 of 15 crowns, 2 cards in hand. Known to everyone in this hand: blue witch. ' +
        'Pending tile (dark: 4 cards): 4 cards at the start of the next turn, for now.',
    );
    expect(lines).toContain('Discard pile: 2 cards, blue knight on top.');
  });
});

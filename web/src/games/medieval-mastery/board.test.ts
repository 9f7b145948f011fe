/** Tests the board as people use it: what it says, and what a click, a drag or a key chooses. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { MasteryView } from '../../protocol';
import { Picking } from '../../table/question/picking.svelte';
import { drag } from '../../../tests/drag';
import { loadCatalogue, Words } from '../../words';
import Board from './Board.svelte';
import { describe as described } from './describe';
import { face } from './face';
import { masteryTable, masteryView } from './table.fixture';
import type { Decision } from './view';

const TILE = { name: 'tile', thing: 'tile' };
const COUNT = { name: 'count', thing: 'count' };
const VERBS = {
  'choose-castle': [{ name: 'castle', thing: 'castle' }],
  redeploy: [],
  move: [TILE, { name: 'to', thing: 'tile' }, COUNT],
  done: [],
  advance: [TILE, COUNT],
  halt: [],
  'end-turn': [],
};
const NOUNS = {
  castle: 'castle',
  card: 'card',
  cards: 'card',
  artefact: 'artefact',
  artefacts: 'artefact',
  land: 'land',
  to_land: 'land',
};

const catalogue = await loadCatalogue('medieval-mastery', 'en');
const words = new Words('en', {
  game: { nouns: NOUNS },
  catalogue,
  players: ['Ana', 'Ben'],
  reader: 0,
});

let board: ReturnType<typeof mount> | null = null;

function ask(
  picking: Picking<'medieval-mastery'>,
  prompt: string,
  choices: object[],
  id = '12.0',
): void {
  const options = choices.map((choice) => ({ choice, details: {} }));
  picking.ask({ id, seat: 0, prompt, arguments: {}, options } as unknown as Decision);
  flushSync();
}

function show(
  prompt: string,
  choices: object[],
  table = masteryTable(),
): Picking<'medieval-mastery'> {
  const picking = new Picking<'medieval-mastery'>(VERBS);
  ask(picking, prompt, choices);
  board = mount(Board, {
    target: document.body,
    props: { view: masteryView(table), you: 0, seats: [], picking, words },
  });
  flushSync();
  return picking;
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (each) =>
      each.getAttribute('aria-label')?.startsWith(name) || each.textContent?.trim() === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

function press(name: string): void {
  button(name).click();
  flushSync();
}

const lit = () =>
  [...document.querySelectorAll('[data-drop][data-can]')].map((each) =>
    Number(each.getAttribute('data-drop')),
  );

const advance = (tile: number, ...counts: number[]) =>
  counts.map((count) => ({ do: 'advance', tile, count }));
const move = (tile: number, to: number, ...counts: number[]) =>
  counts.map((count) => ({ do: 'move', tile, to, count }));
const REDEPLOY = [
  ...move(1, 2, 1, 2, 3),
  ...move(1, 4, 1, 2, 3, 4),
  ...move(2, 1, 1, 2),
  ...move(2, 4, 1, 2),
  ...move(4, 1, 1),
  ...move(4, 2, 1),
  { do: 'done' },
];

/** A drag ends with a click that is ignored. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(async () => {
  await settled();
  if (board) await unmount(board);
  board = null;
});

describe('an advance', () => {
  const choices = [...advance(6, 1, 2, 3), ...advance(7, 1, 2), { do: 'halt' }];

  it('makes reachable tiles glow, and moves as many as possible', () => {
    const picking = show('advance', choices);
    expect(lit()).toEqual([6, 7]);
    press('Village (6)');
    expect(picking.single?.choice).toEqual({ do: 'advance', tile: 6, count: 3 });
  });

  it('moves fewer', () => {
    const picking = show('advance', choices);
    press('Village (6)');
    press('2 knights');
    expect(picking.single?.choice).toEqual({ do: 'advance', tile: 6, count: 2 });
  });

  it('is withdrawn by a second click', () => {
    const picking = show('advance', choices);
    press('Village (6)');
    press('Village (6)');
    expect(picking.any).toBe(false);
  });

  it('is dragged out of the castle', () => {
    const picking = show('advance', choices);
    drag(button('Your castle of Touraine'), button('Ruins (7)'));
    expect(picking.single?.choice).toEqual({ do: 'advance', tile: 7, count: 2 });
  });

  it('is confirmed before it is sent', () => {
    expect(face.confirm).toContain('advance');
  });
});

describe('a redeployment', () => {
  it('moves knights between two tiles, and steps back', () => {
    const picking = show('redeploy', REDEPLOY);
    expect(lit()).toEqual([1, 2, 4]);
    press('Forest (2)');
    press('Your castle');
    expect(button('Forest (2)').getAttribute('aria-label')).toContain('1 knight.');
    expect(button('Your castle').getAttribute('aria-label')).toContain('10 knights');
    press('One fewer knight');
    expect(button('Your castle').getAttribute('aria-label')).toContain('9 knights');
    // Nothing is sent yet, and the redeployment cannot end without the plan.
    expect(picking.single).toBeNull();
    expect(picking.leftVerbs).toEqual(['move']);
  });

  it('is dragged, and shows capacities', () => {
    show('redeploy', REDEPLOY);
    drag(button('Your castle'), button('Fort (4)'));
    expect(button('Fort (4)').getAttribute('aria-label')).toContain('6 knights');
    expect(button('One more knight').disabled).toBe(true);
    const said = document.querySelector('section.march')?.textContent;
    expect(said).toContain('7 dice left in reserve');
    expect(said).toContain('One knight must stay');
  });

  it('is undone step by step', async () => {
    const picking = show('redeploy', REDEPLOY);
    const knights = (name: string) => button(name).getAttribute('aria-label');
    drag(button('Your castle'), button('Fort (4)'));
    expect(document.querySelector('.sentence.yours')?.textContent).toContain('knights move');
    drag(button('Forest (2)'), button('Your castle'));
    // The click that ends a drag has no effect.
    await settled();
    press('Undo last move');
    expect(knights('Forest (2)')).toContain('3 knights');
    expect(knights('Fort (4)')).toContain('6 knights');
    press('Undo last move');
    expect(knights('Your castle')).toContain('8 knights');
    expect(picking.any).toBe(false);
  });

  it('is sent move by move, and then ends', async () => {
    const picking = show('redeploy', REDEPLOY);
    drag(button('Your castle'), button('Fort (4)'));
    await settled();
    press('Confirm');
    expect(picking.single?.choice).toEqual({ do: 'move', tile: 1, to: 4, count: 4 });
  });

  it('counts each way separately', async () => {
    show('redeploy', REDEPLOY);
    drag(button('Forest (2)'), button('Your castle'));
    drag(button('Fort (4)'), button('Your castle'));
    await settled();
    expect(document.querySelector('output')?.textContent).toBe('1 knight');
    press('One fewer knight');
    expect(document.querySelector('output')?.textContent).toBe('no knights');
    expect(button('One fewer knight').disabled).toBe(true);
    expect(button('Your castle').getAttribute('aria-label')).toContain('10 knights');
  });

  it('is dropped with the whole choice', () => {
    const picking = show('redeploy', REDEPLOY);
    drag(button('Your castle'), button('Fort (4)'));
    picking.clear();
    flushSync();
    expect(button('Fort (4)').getAttribute('aria-label')).toContain('2 knights');
  });

  it('names the territories without supply', () => {
    const table = masteryTable();
    const map = table.map.map((tile, at) => (at === 3 ? { ...tile, supply: null } : tile));
    show('redeploy', [...move(2, 1, 1, 2), { do: 'done' }], { ...table, map });
    expect(document.querySelector('section.march')?.textContent).toContain(
      'No supply line: Fort (4)',
    );
  });
});

describe('the beginning', () => {
  it('offers free castles', () => {
    const table = masteryTable();
    const bare: MasteryView = {
      ...table,
      map: table.map.map((tile) => ({ ...tile, land: null, knights: 0 })),
      seats: table.seats.map((seat, at) => ({ ...seat, castle: at === 1 ? 'anjou' : null })),
    };
    const free = ['touraine', 'nivernais'].map((castle) => ({ do: 'choose-castle', castle }));
    const picking = show('choose-castle', free, bare);
    const shields = [...document.querySelectorAll('.castles button')];
    expect(shields).toHaveLength(6);
    expect(shields.filter((each) => each.hasAttribute('data-can'))).toHaveLength(2);
    press('Touraine');
    expect(picking.single?.choice).toEqual({ do: 'choose-castle', castle: 'touraine' });
  });
});

describe('the map', () => {
  it('moves by arrow keys', () => {
    show('advance', [{ do: 'halt' }]);
    button('Your castle').focus();
    const key = new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true });
    document.activeElement?.dispatchEvent(key);
    expect(document.activeElement).not.toBe(button('Your castle'));
    expect(document.activeElement?.hasAttribute('data-drop')).toBe(true);
  });

  it('draws supply lines on demand', () => {
    show('advance', [{ do: 'halt' }]);
    expect(document.querySelectorAll('.line')).toHaveLength(0);
    press('Supply lines');
    expect(document.querySelectorAll('.line').length).toBeGreaterThan(0);
  });

  it('is described in sentences', () => {
    const lines = described(masteryView(), 0, words);
    expect(lines).toContain('It’s your turn.');
    expect(lines).toContain('You hold: Ambush and Support +1.');
    expect(lines.find((line) => line.startsWith('Cave (8)'))).toContain('No supply line.');
    expect(lines.find((line) => line.startsWith('Ben'))).toContain('4 of 13 points');
    // No missing message key, no bare component name.
    expect(lines.filter((line) => /board-|[a-z]+-[a-z]+-/.test(line))).toEqual([]);
  });
});

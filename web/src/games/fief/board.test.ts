/** The board as people meet it, as narrow as a phone: what it says, what a click or a key chooses. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Decision, FiefView, Option } from '../../protocol';
import { Picking } from '../../table/picking.svelte';
import { loadCatalogue, Words } from '../../words';
import Board from './Board.svelte';
import { describe as described } from './describe';
import { face } from './face';
import { fiefTable, fiefView, NOUNS, VERBS } from './table.fixture';

const words = new Words('en', {
  game: { nouns: NOUNS },
  catalogue: await loadCatalogue('fief', 'en'),
  players: ['Ana', 'Ben', 'Cleo'],
  reader: 0,
});

let board: ReturnType<typeof mount> | null = null;

function show(
  prompt: string,
  choices: Option['choice'][],
  table: FiefView = fiefTable(),
  you: number | null = 0,
): Picking {
  const picking = new Picking(VERBS);
  const options = choices.map((choice) => ({ choice, details: {} }));
  picking.ask({ id: '12.0', seat: 0, prompt, arguments: {}, options } as unknown as Decision);
  board = mount(Board, {
    target: document.body,
    props: { view: fiefView(table), you, seats: [], picking, words },
  });
  flushSync();
  return picking;
}

const at = (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"]`);
const lit = (prefix: string) =>
  [...document.querySelectorAll<HTMLElement>('.map [data-can]')]
    .map(({ dataset }) => dataset.place ?? '')
    .filter((place) => place.startsWith(prefix));

function press(place: string): void {
  at(place)?.click();
  flushSync();
}

function openTab(name: string): void {
  const tab = [...document.querySelectorAll<HTMLElement>('.tabs button')].find((button) =>
    button.textContent?.includes(name),
  );
  tab?.click();
  flushSync();
}

afterEach(() => {
  if (board) void unmount(board);
  board = null;
  document.body.innerHTML = '';
});

describe('the map', () => {
  it('lights the lords who can set out, and sends one by a click', () => {
    const picking = show('moves', [
      { do: 'lead', lord: 'thierry' },
      { do: 'lead', lord: 'jeanne' },
      { do: 'done' },
    ]);
    expect(lit('lord')).toEqual(['lord:thierry', 'lord:jeanne']);
    press('lord:jeanne');
    expect(picking.single?.choice).toEqual({ do: 'lead', lord: 'jeanne' });
  });

  it('lights where a host can march', () => {
    const table = fiefTable({
      group: {
        seat: 0,
        village: 'blaye',
        lords: ['thierry'],
        captives: [],
        count: 4,
        sergeants: 3,
        knights: 1,
        riding: false,
        barred: null,
      },
    });
    const picking = show('group', [{ do: 'march', to: 'charolles' }, { do: 'halt' }], table);
    expect(lit('village')).toEqual(['village:charolles']);
    expect(at('village:charolles')?.getAttribute('aria-label')).toContain('You can choose: March.');
    expect(document.querySelectorAll('.bed.lit').length).toBe(1);
    press('village:charolles');
    expect(picking.single?.choice.do).toBe('march');
  });

  it('lights fiefs and bishoprics', () => {
    show('play-cards', [
      { do: 'tallage', fief: 'bourg' },
      { do: 'tithe', bishopric: 4 },
      { do: 'tithe', bishopric: 1 },
    ]);
    expect(lit('fief')).toEqual(['fief:bourg']);
    expect(lit('see')).toEqual(['see:1', 'see:4']);
  });

  it('tells everything of a village', () => {
    show('moves', []);
    const label = at('village:charolles')?.getAttribute('aria-label') ?? '';
    for (const part of ['Ben controls it', 'castle', 'Henri', '2 sergeants', 'You besiege it']) {
      expect(label).toContain(part);
    }
  });

  it('hides what the fog hides', () => {
    show('moves', []);
    expect(at('host:les-essarts:2')?.querySelector('.fogged')?.textContent).toContain('2');
  });

  it('is walked over by arrow keys', () => {
    show('moves', []);
    at('village:blaye')?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
    );
    flushSync();
    expect(document.activeElement?.getAttribute('data-place')).toBe('village:charolles');
  });
});

describe('the hand', () => {
  it('plays a card: first the card, then the village', () => {
    const picking = show('window-turn', [
      { do: 'pass' },
      { do: 'revolt', village: 'les-essarts' },
      { do: 'revolt', village: 'blaye' },
    ]);
    expect(lit('village')).toEqual([]);
    openTab('Hand');
    press('card:0');
    expect(picking.chosen).toEqual({ do: 'revolt' });
    expect(lit('village')).toEqual(['village:blaye', 'village:les-essarts']);
  });

  it('asks in which way a tax is levied', () => {
    const picking = show('play-cards', [
      { do: 'tallage', fief: 'blaye' },
      { do: 'tallage', fief: 'bourg' },
      { do: 'tithe', bishopric: 1 },
    ]);
    openTab('Hand');
    press('card:1');
    const ways = [...document.querySelectorAll<HTMLElement>('.ways button')];
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Tallage', 'Tithe']);
    ways[0]?.click();
    flushSync();
    expect(picking.chosen).toEqual({ do: 'tallage' });
  });
});

describe('what is always in sight', () => {
  it('is the worst that can happen, and all of it in a drawer', () => {
    show('moves', []);
    expect(document.querySelector('.worst')?.textContent).toContain('Ben could attack you');
    openTab('Dangers');
    expect(document.querySelectorAll('.dangers li').length).toBeGreaterThan(2);
  });

  it('are everyone’s points', () => {
    show('moves', []);
    expect(at('player:0')?.querySelector('.points')?.textContent?.trim()).toBe('1');
    openTab('Victory');
    expect(document.querySelector('.victory')?.textContent).toContain(
      'You have 1 of 3 victory points.',
    );
  });

  it('is less for a spectator', () => {
    show('moves', [], fiefTable(), null);
    expect(document.querySelectorAll('.tabs button').length).toBe(1);
  });
});

describe('the face', () => {
  it('describes the whole table', () => {
    const lines = described(fiefView(), 0, words);
    expect(lines.join(' ')).toContain('Roads to');
    expect(lines.find((line) => line.includes('board-'))).toBeUndefined();
    expect(described(fiefView(), null, words).length).toBeGreaterThan(10);
  });

  it('doubts an attack on an ally only', () => {
    const decision = { seat: 0 } as Decision;
    const attack = (seat: number) => ({
      choice: { do: 'attack', village: 'blaye', seat },
      details: {},
    });
    expect(face.doubts?.(decision, attack(2), fiefView())).toBe(true);
    expect(face.doubts?.(decision, attack(1), fiefView())).toBe(false);
  });
});

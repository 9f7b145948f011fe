/** Tests the board on a phone as people use it: what it says, what a click or a key chooses. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { FiefView } from '../../protocol';
import { Picking } from '../../table/question/picking.svelte';
import { loadCatalogue, Words } from '../../words';
import Board from './Board.svelte';
import { describe as described } from './describe';
import { face } from './face';
import { ICONS } from './icons';
import { fiefTable, fiefView, NOUNS, VERBS } from './table.fixture';
import { hostAt, type Decision, type Option } from './view';

const words = new Words('en', {
  game: { nouns: NOUNS },
  catalogue: await loadCatalogue('fief', 'en'),
  players: ['Ana', 'Ben', 'Cleo'],
  reader: 0,
});

let board: ReturnType<typeof mount> | null = null;

function show(
  prompt: string,
  choices: object[],
  table: FiefView = fiefTable(),
  you: number | null = 0,
  about: object = {},
): Picking<'fief'> {
  const picking = new Picking<'fief'>(VERBS);
  const options = choices.map((choice) => ({ choice, details: {} }));
  picking.ask({ id: '12.0', seat: 0, prompt, arguments: about, options } as unknown as Decision);
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
  it('makes lords glow who can set out, and sends one by a click', () => {
    const picking = show('moves', [
      { do: 'lead', lord: 'thierry' },
      { do: 'lead', lord: 'jeanne' },
      { do: 'done' },
    ]);
    expect(lit('lord')).toEqual(['lord:thierry', 'lord:jeanne']);
    press('lord:jeanne');
    expect(picking.single?.choice).toEqual({ do: 'lead', lord: 'jeanne' });
  });

  it('makes villages glow that a host can reach', () => {
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

  it('makes fiefs and bishoprics glow', () => {
    show('play-cards', [
      { do: 'tallage', fief: 'bourg' },
      { do: 'tithe', bishopric: 4 },
      { do: 'tithe', bishopric: 1 },
    ]);
    expect(lit('fief')).toEqual(['fief:bourg']);
    expect(lit('see')).toEqual(['see:1', 'see:4']);
  });

  it('describes a village', () => {
    show('moves', []);
    const label = at('village:charolles')?.getAttribute('aria-label') ?? '';
    for (const part of [
      'Ben controls it',
      'castle',
      'Henri',
      '2 sergeants',
      'You’re besieging it',
    ]) {
      expect(label).toContain(part);
    }
  });

  it('hides what the fog of war hides', () => {
    show('moves', []);
    const hidden = at('host:les-essarts:2')?.querySelector('.fogged');
    expect(hidden?.textContent).toContain('2');
    expect(hidden?.querySelector(`path[d="${ICONS.hidden}"]`)).not.toBeNull();
    expect(hidden?.querySelector(`path[d="${ICONS.sergeant}"]`)).toBeNull();
  });

  it('counts sergeants and knights by their signs', () => {
    show('moves', []);
    const counted = (sign: 'sergeant' | 'knight') =>
      at('host:blaye:0')?.querySelector(`path[d="${ICONS[sign]}"]`)?.closest('span')?.textContent;
    expect([counted('sergeant'), counted('knight')]).toEqual(['3', '1']);
  });

  it('marks a village under siege, and its besieger', () => {
    show('moves', []);
    expect(at('village:charolles')?.querySelector('.besieged')).not.toBeNull();
    expect(at('village:blaye')?.querySelector('.besieged')).toBeNull();
    expect(at('host:charolles:0')?.querySelector('.engine')?.textContent).toBe('2');
  });

  it('moves by arrow keys', () => {
    show('moves', []);
    at('village:blaye')?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
    );
    flushSync();
    expect(document.activeElement?.getAttribute('data-place')).toBe('village:charolles');
  });
});

describe('places in question', () => {
  it('have a ring on the map', () => {
    show('passage', [{ do: 'allow' }, { do: 'refuse' }], fiefTable(), 0, {
      village: 'charolles',
      to: 'blaye',
      lord: 'henri',
    });
    const ringed = [...document.querySelectorAll('.map .village:has(.here) [data-village]')];
    expect(ringed.map((each) => each.getAttribute('data-village'))).toEqual(['blaye', 'charolles']);
  });
});

describe('a drawer', () => {
  const tabs = () =>
    [...document.querySelectorAll<HTMLElement>('.tabs button')].map(({ title }) => title);

  it('has the name of its verbs where nothing else answers', () => {
    show('turned-away', [{ do: 'stop' }, { do: 'turn-back', sergeants: 1, knights: 0 }]);
    expect(tabs().at(-1)).toBe('Turn back…');
    expect(document.querySelector('.over.away')).not.toBeNull();
    openTab('Turn back…');
    expect(document.querySelector('.over.away')).toBeNull();
  });

  it('is named after tolls', () => {
    show('passage', [{ do: 'allow' }, { do: 'toll', count: 1 }, { do: 'toll', count: 2 }]);
    openTab('Ask for a toll…');
    expect(document.querySelector('.stage.away')).toBeNull();
  });

  it('has no name where the map answers', () => {
    show('group', [
      { do: 'march', to: 'bourg' },
      { do: 'ride', knights: 1 },
    ]);
    expect(tabs().at(-1)).toBe('Your options');
  });

  it('opens when only it can complete the choice, and closes with that', () => {
    const picking = show('attack', [
      { do: 'done' },
      { do: 'attack', village: 'charolles', seat: 1 },
      { do: 'attack', village: 'charolles', seat: 2 },
      { do: 'attack', village: 'bourg', seat: 2 },
    ]);
    expect(document.querySelector('.stage.away')).not.toBeNull();
    picking.pick('village', 'charolles');
    flushSync();
    expect(tabs().at(-1)).toBe('Attack…');
    expect(document.querySelector('.stage.away')).toBeNull();
    picking.clear();
    flushSync();
    expect(document.querySelector('.stage.away')).not.toBeNull();
  });

  it('closes on Escape', () => {
    show('moves', []);
    openTab('Victory');
    expect(document.querySelector('.drawer .victory')).not.toBeNull();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    flushSync();
    expect(document.querySelector('.drawer')).toBeNull();
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

  it('asks how to levy a tax', () => {
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

  it('shows an advised card', () => {
    const choices = [
      { do: 'revolt', village: 'blaye' },
      { do: 'revolt', village: 'sigy' },
      { do: 'pass' },
    ];
    const table = fiefTable();
    const seat = table.seats[0];
    if (seat) seat.hand = ['revolt', 'tax'];
    const picking = show('play-cards', choices, table);
    expect(document.querySelector('.hand [aria-pressed=true]')).toBeNull();
    picking.advise({ do: 'revolt', village: 'blaye' });
    flushSync();
    const marked = [...document.querySelectorAll('.hand [aria-pressed=true]')];
    expect(marked.map((card) => card.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('Revolt'),
    ]);
  });
});

describe('always visible', () => {
  it('families do not change with the question', () => {
    const picking = show('moves', []);
    expect(document.querySelector('.players .called')).toBeNull();
    picking.ask(null);
    flushSync();
    expect(document.querySelector('.players .called')).toBeNull();
  });

  it('shows the worst danger, and all of them in a drawer', () => {
    show('moves', []);
    expect(document.querySelector('.worst')?.textContent).toContain('Ben could attack you');
    openTab('Threats');
    expect(document.querySelectorAll('.dangers li').length).toBeGreaterThan(2);
  });

  it('shows everyone’s points', () => {
    show('moves', []);
    expect(at('player:0')?.querySelector('.points')?.textContent?.trim()).toBe('1/3');
    openTab('Victory');
    expect(document.querySelector('.victory')?.textContent).toContain(
      'You have 1 of 3 victory points.',
    );
  });

  it('shows the drawer above a sheet until something else is asked', () => {
    const choices = [{ do: 'present', lord: 'jeanne' }, { do: 'decline' }];
    const picking = show('present-king', choices);
    openTab('Victory');
    expect(document.querySelector('.drawer .victory')).not.toBeNull();
    picking.ask({ ...picking.decision, id: '13.0' } as Decision);
    flushSync();
    expect(document.querySelector('.drawer')).toBeNull();
  });

  it('shows the piles and the top card', () => {
    show('moves', []);
    const label = document.querySelector('.piles')?.getAttribute('aria-label');
    expect(label).toContain('On top: an event.');
    expect(label).toContain('Calamities drawn, face down: 1 of 3.');
    const slots = [...document.querySelectorAll('.slots i')];
    expect(slots.map((slot) => slot.matches('.drawn'))).toEqual([true, false, false]);
  });

  it('shows raised hands beside the points', () => {
    const [ana, ben, cleo] = fiefTable().seats;
    show('moves', [], fiefTable({ seats: [ana!, { ...ben!, raised: true }, cleo!] }));
    const chip = at('player:1')!;
    expect(chip.querySelector('.arms .raised')).not.toBeNull();
    expect(chip.querySelector('.head > svg')).toBeNull();
  });

  it('shows alliances', () => {
    show('moves', []);
    expect(at('player:0')?.querySelector('.ally')).not.toBeNull();
    expect(at('player:1')?.querySelector('.ally')).toBeNull();
  });

  it('shows less to a spectator', () => {
    show('moves', [], fiefTable(), null);
    expect(document.querySelectorAll('.tabs button').length).toBe(1);
  });
});

describe('the face', () => {
  it('describes the whole table', () => {
    const told = described(fiefView(), 0, words);
    const chapters = told.filter((each) => typeof each !== 'string');
    expect(chapters.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Ana', 'Ben', 'Duchy of Blaye', 'Bishoprics']),
    );
    // Current events come first; a village is in the chapter of its fief only.
    expect(typeof told[0]).toBe('string');
    const roads = chapters.flatMap(({ lines }) =>
      lines.filter((line) => line.includes('Roads to')),
    );
    expect(roads).toHaveLength(fiefTable().villages.length);
    expect(JSON.stringify(told)).not.toMatch(/board-|undefined/);
    expect(described(fiefView(), null, words).length).toBeGreaterThan(10);
  });

  it('asks before a march that leaves a castle empty', () => {
    const table = fiefTable();
    const built = table.villages.find(({ control, fort }) => control === 0 && fort !== 'none')!;
    const { lords, count } = hostAt(table, built, 0);
    const doubts = (left: number, village = built.name) => {
      const group = {
        seat: 0,
        village,
        lords: lords.map(({ name }) => name),
        captives: [],
        count,
        sergeants: count,
        knights: 0,
        riding: false,
        barred: null,
      };
      const muster = { do: 'muster', sergeants: count - left, knights: 0 };
      const option = { choice: muster, details: {} } as Option;
      return face.doubts?.(
        { seat: 0, prompt: 'muster', options: [option] } as unknown as Decision,
        option,
        fiefView(fiefTable({ group })),
        words,
      );
    };
    const name = words.component('village', built.name);
    expect(doubts(0)).toBe(`${name} is left unguarded: go anyway?`);
    expect(doubts(1)).toBeNull();
    expect(doubts(0, table.villages.find(({ control }) => control !== 0)!.name)).toBeNull();
  });

  it('asks before drawing nothing', () => {
    const stop = { choice: { do: 'stop' }, details: {} } as Option;
    const draw = { choice: { do: 'draw-event' }, details: {} } as Option;
    const doubts = (prompt: string, ...options: Option[]) =>
      face.doubts?.({ seat: 0, prompt, options } as unknown as Decision, stop, fiefView(), words);
    expect(doubts('discard', draw, stop)).toMatch(/^You haven’t drawn anything/);
    expect(doubts('discard', stop)).toBeNull();
    expect(doubts('draw', draw, stop)).toBeNull();
  });

  it('notes that a toll is too expensive', () => {
    const { money } = fiefTable().seats[0]!;
    const note = (prompt: string, count: number) =>
      face.notes?.({ seat: 0, prompt, arguments: { count } } as never, fiefView(), words);
    expect(note('toll', money! + 1)).toBe(`You only have ${money} écus.`);
    expect(note('toll', money!)).toBeNull();
    expect(note('passage', money! + 1)).toBeNull();
  });
});

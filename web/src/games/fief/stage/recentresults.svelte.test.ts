/** Tests recent results beside the next question: on the stage, and over the map of a phone. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FiefView } from '../../../protocol';
import { Picking } from '../../../table/question/picking.svelte';
import { loadCatalogue, Words } from '../../../words';
import Board from '../Board.svelte';
import { fiefTable, fiefView, NOUNS, VERBS } from '../table.fixture';
import type { Showing } from './props';
import { battle, option, ROLL, told, type Event } from './stage.fixture';
import Stage from './Stage.svelte';
import type { Decision, Option, Told } from '../view';

const words = new Words('en', {
  game: { nouns: { ...NOUNS, outcome: 'outcome', death: 'death' } },
  catalogue: await loadCatalogue('fief', 'en'),
  players: ['Ana', 'Ben', 'Cleo'],
  reader: 0,
});

const VILLAGE = { village: 'charolles' };
const FIGHT: Event[] = [
  ['turn'],
  ['battle', { seat: 0, other: 1, ...VILLAGE }],
  ROLL('attacker', 0, [0], 0),
  ROLL('defender', 1, [0], 0),
];
const VICTORY: Event[] = [
  ROLL('attacker', 0, [2, 1], 3),
  ROLL('defender', 1, [0], 0),
  ['troops-lost', { seat: 1, sergeants: 2, knights: 0, ...VILLAGE }],
  ['dies', { seat: 1, lord: 'henri', death: 'battle' }],
  ['battle-over', { outcome: 'attacker', ...VILLAGE }],
  ['controls', { seat: 0, ...VILLAGE }],
];
const FOUGHT = { battle: battle() };
const BUY: Option['choice'][] = [{ do: 'done' }, { do: 'buy-sergeant', village: 'blaye' }];

let shown: ReturnType<typeof mount> | null = null;

function ask(picking: Picking<'fief'>, prompt: string, choices: object[], id = prompt): void {
  const options = choices.map(option);
  picking.ask({ id, seat: 0, prompt, arguments: {}, options } as unknown as Decision);
  flushSync();
}

function stage(more: { roomy?: boolean; inSight?: boolean; table?: FiefView } = {}) {
  const props = $state({
    table: more.table ?? fiefTable(FOUGHT),
    you: 0 as number | null,
    picking: new Picking<'fief'>(VERBS),
    words,
    chronicle: told(...FIGHT) as Told[],
    roomy: more.roomy ?? true,
    inSight: more.inSight ?? true,
    showing: null as Showing,
    recentResults: null as unknown,
  });
  shown = mount(Stage, { target: document.body, props: props as never });
  flushSync();
  return props;
}

/** Add lines to the chronicle. */
function tell(
  props: { chronicle: Told[]; table: FiefView },
  events: readonly Event[],
  table: FiefView = fiefTable(),
): void {
  props.chronicle = [...props.chronicle, ...told(...events)];
  props.table = table;
  flushSync();
}

const results = () => document.querySelector('.recent-results.leaf');
const said = () => (results()?.textContent ?? '').replace(/\s+/g, ' ').trim();
const dice = () =>
  [...(results()?.querySelectorAll('.die') ?? [])].map((die) => die.getAttribute('aria-label'));
function pass(time: number): void {
  vi.advanceTimersByTime(time);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = '';
  vi.useRealTimers();
});

describe('a battle that is over', () => {
  it('appears with its last dice above the next question', () => {
    const props = stage();
    // Answered in the same update as the question: nobody has seen these dice.
    props.picking.ask(null);
    tell(props, [...VICTORY, ['phase'], ['turn'], ['phase']]);
    ask(props.picking, 'buy', BUY);
    expect(dice()).toEqual(['2 damage', '1 damage', 'blank']);
    expect(said()).toContain('3 damage');
    expect(said()).toContain('Ben loses 2 sergeants');
    expect(said()).toContain('Henri (Ben) dies in battle');
    expect(said()).toContain('the attackers win');
    expect(said()).toContain('You now control Charolles');
    expect(document.querySelector('.stage')?.textContent).toContain('You have 5 écus.');
    // The chronicle already announces it.
    expect(
      document.querySelector('.recent-results [role=status], .recent-results [aria-live]'),
    ).toBeNull();
  });

  it('closes by a button', () => {
    const props = stage();
    ask(props.picking, 'buy', BUY);
    tell(props, VICTORY);
    results()?.querySelector('button')?.click();
    flushSync();
    expect(results()).toBeNull();
  });

  it('fills the stage where nothing is asked', () => {
    const props = stage();
    ask(props.picking, 'charge', [{ do: 'fight' }, { do: 'pass' }]);
    tell(props, VICTORY);
    expect(results()).toBeNull();
    expect(document.querySelectorAll('.stage .rounds > li')).toHaveLength(2);
    pass(20_000);
    expect(props.showing).toBe(null);
  });

  it('disappears after a while, but not from above a question', () => {
    const props = stage();
    tell(props, VICTORY);
    ask(props.picking, 'buy', BUY);
    pass(9000);
    expect(results()).not.toBeNull();
    ask(props.picking, 'buy', BUY, 'buy again');
    expect(results()).toBeNull();
  });

  it('makes way for the next scene after a minimum time', () => {
    const props = stage();
    tell(props, VICTORY);
    ask(props.picking, 'buy', BUY);
    pass(1000);
    props.picking.ask(null);
    tell(props, [['battle', { seat: 1, other: 2, ...VILLAGE }]], fiefTable(FOUGHT));
    expect(results()).not.toBeNull();
    pass(2000);
    expect(results()).toBeNull();
    // If it was visible for longer, at once.
    tell(props, VICTORY);
    pass(5000);
    tell(props, [['battle', { seat: 2, other: 1, ...VILLAGE }]], fiefTable(FOUGHT));
    pass(0);
    expect(results()).toBeNull();
  });

  it('stays as long beside a scene that begins in the same update', () => {
    const props = stage();
    tell(props, [...VICTORY, ['battle', { seat: 1, other: 2, ...VILLAGE }]], fiefTable(FOUGHT));
    pass(7000);
    expect(said()).toContain('the attackers win');
    pass(1000);
    expect(results()).toBeNull();
  });

  it('stays after something in between', () => {
    const props = stage();
    tell(props, [['deal-refused', { seat: 1, other: 0 }]], fiefTable(FOUGHT));
    expect(said()).toBe('Ben refuses your offer.');
    pass(9000);
    expect(results()).toBeNull();
    tell(props, VICTORY);
    ask(props.picking, 'buy', BUY);
    expect(said()).toContain('the attackers win');
    expect(said()).not.toContain('refuses');
  });

  it('appears again after an undo', () => {
    const props = stage();
    tell(props, VICTORY);
    pass(30_000);
    props.chronicle = props.chronicle.slice(0, FIGHT.length);
    props.table = fiefTable(FOUGHT);
    flushSync();
    tell(props, VICTORY);
    ask(props.picking, 'charge', [{ do: 'fight' }, { do: 'pass' }]);
    pass(7000);
    expect(document.querySelector('.stage')?.textContent).toContain('the attackers win');
  });

  it('is not shown when the page is opened later', () => {
    const props = stage({ table: fiefTable() });
    props.chronicle = told(...FIGHT, ...VICTORY);
    flushSync();
    if (shown) void unmount(shown);
    shown = mount(Stage, { target: document.body, props: props as never });
    flushSync();
    ask(props.picking, 'buy', BUY);
    expect(results()).toBeNull();
  });

  it('tumbles dice once', () => {
    const props = stage({ roomy: false });
    tell(props, VICTORY);
    expect(document.querySelectorAll('.stage .falls')).toHaveLength(3);
    pass(2000);
    ask(props.picking, 'buy', BUY);
    expect(dice()).toHaveLength(3);
    expect(results()?.querySelectorAll('.falls')).toHaveLength(0);
  });

  it('is given to the board where the stage is hidden', () => {
    const props = stage({ roomy: false, inSight: false });
    ask(props.picking, 'attack', [{ do: 'attack', village: 'blaye', seat: 1 }, { do: 'done' }]);
    tell(props, VICTORY);
    expect(results()).toBeNull();
    expect(props.recentResults).not.toBeNull();
    pass(8000);
    expect(props.recentResults).toBeNull();
  });
});

describe('on a phone', () => {
  it('is one line that unfolds and covers nothing of the map', () => {
    const props = $state({
      view: fiefView(fiefTable(FOUGHT)),
      you: 0,
      seats: [],
      picking: new Picking<'fief'>(VERBS),
      words,
      chronicle: told(...FIGHT) as Told[],
    });
    shown = mount(Board, { target: document.body, props });
    flushSync();
    ask(props.picking, 'attack', [{ do: 'attack', village: 'blaye', seat: 1 }, { do: 'done' }]);
    props.view = fiefView(fiefTable());
    props.chronicle = told(...FIGHT, ...VICTORY);
    flushSync();
    const line = document.querySelector<HTMLElement>('.foot .line button');
    expect(line?.textContent).toContain('Battle at Charolles');
    expect(results()).toBeNull();
    line?.click();
    flushSync();
    expect(dice()).toHaveLength(3);
    expect(line?.getAttribute('aria-expanded')).toBe('true');
    pass(8000);
    expect(document.querySelector('.line')).toBeNull();
  });
});

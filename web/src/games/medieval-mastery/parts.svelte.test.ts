/** Tests the hand, the tray, the stage and the players as people use them. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MasteryView } from '../../protocol';
import { Picking } from '../../table/question/picking.svelte';
import { loadCatalogue, Words } from '../../words';
import Board from './Board.svelte';
import Choosing from './Choosing.svelte';
import Hand from './Hand.svelte';
import Players from './Players.svelte';
import Stage from './Stage.svelte';
import { masteryView } from './table.fixture';
import type { Decision, Told } from './view';

const ARTEFACT = { name: 'artefact', thing: 'artefact' };
const CARD = { name: 'card', thing: 'card' };
const VERBS = {
  'call-to-arms': [],
  fracture: [ARTEFACT],
  destroy: [ARTEFACT],
  crown: [],
  pass: [],
  'end-turn': [],
  commit: [CARD],
  lay: [CARD],
  look: [{ name: 'seat', thing: 'seat' }],
  support: [
    { name: 'ones', thing: 'count' },
    { name: 'twos', thing: 'count' },
  ],
  decline: [],
};

function player(castle: string, names: string[], more: Partial<MasteryView['seats'][0]> = {}) {
  return {
    castle,
    team: castle === 'touraine' ? 0 : 1,
    points: 4,
    reserve: 6,
    hand: 3,
    cards: null,
    draw: 11,
    known: [],
    discard: [],
    artefacts: names.map((name) => ({ name, destroyed: null })),
    ...more,
  };
}

function table(more: Partial<MasteryView> = {}): MasteryView {
  return {
    turn: 0,
    turn_number: 7,
    first: 1,
    cycles: 1,
    crown_used: false,
    target: 13,
    modes: { siege: false, team: 1, cutthroat: false, skirmish: false, chaos: false },
    limits: { faces: 6, garrison: 1 },
    map: [
      {
        q: 0,
        r: 0,
        kind: 'territory',
        land: 'city',
        points: 3,
        capacity: 6,
        owner: 1,
        knights: 5,
        supply: [],
      },
    ],
    seats: [
      player('touraine', ['fury', 'rage', 'brutality'], {
        cards: ['support-2', 'call-to-arms', 'support-1', 'fracture', 'support-1'],
        hand: 5,
      }),
      player('anjou', ['order', 'defiance', 'preparation'], {
        discard: [{ card: 'ambush', turn: 3 }],
        artefacts: [
          { name: 'order', destroyed: 5 },
          { name: 'defiance', destroyed: null },
          { name: 'preparation', destroyed: null },
        ],
      }),
    ],
    battle: null,
    ...more,
  };
}

function asked(prompt: string, choices: object[], given: object = {}): Picking<'medieval-mastery'> {
  const picking = new Picking<'medieval-mastery'>(VERBS);
  picking.ask({
    id: '7.0',
    seat: 0,
    prompt,
    arguments: given,
    options: choices.map((choice) => ({ choice, details: {} })),
    may_decline: true,
    clauses: [],
  } as unknown as Decision);
  return picking;
}

let words: Words;
let shown: Record<string, unknown>[] = [];

function show(
  part: Component<never>,
  picking: Picking<'medieval-mastery'>,
  more: Record<string, unknown> = {},
): void {
  const props = { view: table(), you: 0, picking, words, ...more };
  shown.push(mount(part as Component, { target: document.body, props }));
  flushSync();
}

const named = (label: string) =>
  [...document.querySelectorAll('button')].filter((button) =>
    (button.getAttribute('aria-label') ?? button.textContent.trim()).startsWith(label),
  );

function click(label: string): void {
  const [button] = named(label);
  if (!button) throw new Error(`no button ${label}`);
  button.click();
  flushSync();
}

beforeEach(async () => {
  words = new Words('en', {
    game: {
      nouns: {
        castle: 'castle',
        card: 'card',
        cards: 'card',
        artefact: 'artefact',
        artefacts: 'artefact',
        land: 'land',
      },
    },
    catalogue: await loadCatalogue('medieval-mastery', 'en'),
    players: ['Ana', 'Ben'],
    reader: 0,
  });
});

afterEach(async () => {
  for (const part of shown) await unmount(part);
  shown = [];
  vi.useRealTimers();
});

describe('the hand', () => {
  it('plays what can be played now, and nothing else', () => {
    const picking = asked('turn', [{ do: 'call-to-arms' }, { do: 'end-turn' }]);
    show(Hand, picking);
    const lit = [...document.querySelectorAll('[data-can]')];
    expect(lit.map((card) => card.getAttribute('aria-label'))).toEqual(['Call to Arms']);
    click('Support +2');
    expect(picking.any).toBe(false);
    click('Call to Arms');
    expect(picking.single?.choice).toEqual({ do: 'call-to-arms' });
  });

  it('lifts support cards, which the tray counts and plays', () => {
    const ways = [0, 1].flatMap((twos) => [0, 1, 2].map((ones) => ({ do: 'support', ones, twos })));
    const plays = ways.filter(({ ones, twos }) => ones + twos > 0);
    const picking = asked('support', [...plays, { do: 'decline' }], { other: 1, own: 6, rival: 9 });
    show(Hand, picking);
    show(Choosing, picking);
    click('Support +2');
    click('One more Support +1');
    expect(document.body.textContent).toContain('9 against 9');
    expect(document.querySelectorAll('.hand [aria-pressed="true"]')).toHaveLength(2);
    click('One more Support +1');
    expect(picking.any).toBe(false);
    click('Play +4');
    expect(picking.single?.choice).toEqual({ do: 'support', ones: 2, twos: 1 });
  });

  it('moves along its cards with the arrow keys', () => {
    show(Hand, asked('turn', [{ do: 'end-turn' }]));
    named('Support +1')[0]?.focus();
    for (const key of ['ArrowRight', 'ArrowRight']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Support +2');
  });

  it('shows backs to a spectator', () => {
    show(Hand, asked('turn', []), { you: null });
    expect(document.querySelector('.hand')).toBeNull();
  });
});

describe('the tray', () => {
  const WINDOW = { artefacts: ['defiance'] };

  it('is the same with and without a Fracture', () => {
    show(Choosing, asked('fracture-sceptre', [{ do: 'pass' }], WINDOW));
    const without = document.body.textContent;
    expect(document.querySelectorAll('[data-can]')).toHaveLength(0);
    expect(without).toContain('Sceptre of Defiance');
    for (const part of shown.splice(0)) void unmount(part);
    flushSync();
    const choices = [{ do: 'fracture', artefact: 'defiance' }, { do: 'pass' }];
    const picking = asked('fracture-sceptre', choices, WINDOW);
    show(Choosing, picking);
    expect(document.body.textContent).toBe(without);
    click('Sceptre of Defiance');
    expect(picking.single?.choice).toEqual({ do: 'fracture', artefact: 'defiance' });
  });

  it('puts cards back one after the other', () => {
    const view = table();
    const [me, ...others] = view.seats;
    const known = ['ambush', 'fracture', 'support-1', 'support-2'];
    const seats = [{ ...(me as MasteryView['seats'][0]), known }, ...others];
    const picking = asked(
      'arrange',
      ['fracture', 'support-1', 'support-2'].map((card) => ({ do: 'lay', card })),
      { depth: 2, count: 4 },
    );
    show(Choosing, picking, { view: { ...view, seats } });
    expect(document.querySelectorAll('ol li')).toHaveLength(2);
    expect(document.querySelectorAll('[data-can]')).toHaveLength(3);
    click('Support +2');
    expect(picking.single?.choice).toEqual({ do: 'lay', card: 'support-2' });
  });

  it('asks for the owner of a pile', () => {
    const picking = asked('choose-pile', [
      { do: 'look', seat: 0 },
      { do: 'look', seat: 1 },
    ]);
    show(Choosing, picking);
    click('Look at the top card of Ben');
    expect(picking.single?.choice).toEqual({ do: 'look', seat: 1 });
  });

  it('is hidden while it is empty', () => {
    show(Choosing, asked('turn', [{ do: 'end-turn' }]));
    expect(document.querySelector('.tray')).toBeNull();
  });
});

describe('the players', () => {
  const marks = { compact: false, waiting: [0], winners: [] };

  it('show their points and the target', () => {
    show(Players, asked('turn', []), marks);
    const points = document.querySelector('[data-place="player:1"] .points b');
    expect(points?.parentElement?.textContent).toBe('4/13');
  });

  it('have a glowing crown in their turn', () => {
    const picking = asked('turn', [{ do: 'crown' }, { do: 'end-turn' }]);
    show(Players, picking, marks);
    const lit = [...document.querySelectorAll('[data-can]')];
    expect(lit.map((each) => each.getAttribute('aria-label'))).toEqual(['Crown of Fury']);
    click('Crown of Fury');
    expect(picking.single?.choice).toEqual({ do: 'crown' });
    click('Crown of Fury');
    expect(picking.any).toBe(false);
  });

  it('say what an artefact does, and until when it is destroyed', () => {
    show(Players, asked('turn', [{ do: 'end-turn' }]), marks);
    click('Crown of Order, destroyed');
    const note = document.querySelector('[role="tooltip"]')?.textContent;
    expect(note).toContain(words.component('artefact', 'order', 'text'));
    expect(note).toContain('until the end of Ben’s next turn');
  });

  it('do not break an artefact when reading it', () => {
    const picking = asked('turn', [{ do: 'fracture', artefact: 'defiance' }, { do: 'end-turn' }]);
    show(Players, picking, marks);
    click('Sceptre of Defiance');
    expect(picking.any).toBe(false);
  });

  it('open their discard pile', () => {
    show(Players, asked('turn', []), marks);
    document.querySelector<HTMLButtonElement>('[data-place="discard:1"] button')?.click();
    flushSync();
    expect(document.querySelector('dialog[open]')?.textContent).toContain('Ambush');
  });

  it('are chips that open a sheet', () => {
    show(Players, asked('turn', []), { ...marks, compact: true });
    click('Ben: 4 of 13 points');
    expect(document.querySelector('dialog[open]')?.textContent).toContain(
      words.component('artefact', 'defiance', 'text'),
    );
  });
});

const MOVED = { number: 10, event: 'moved', arguments: {} } as unknown as Told;

describe('the stage', () => {
  const CITY = { tile: 1, land: 'city' };
  const battle = (
    [
      ['battle-began', { seat: 0, other: 1, ...CITY }],
      ['scores', { seat: 0, other: 1, attack: 6, defence: 5 }],
      ['ground-bonus', { seat: 1, count: 1, ...CITY }],
      ['committed', { seat: 0, card: 'conflict-5' }],
      ['committed', { seat: 1, card: 'conflict-3' }],
      ['declined', { seat: 1 }],
      ['outcome', { seat: 0, other: 1, attack: 11, defence: 9, count: 2 }],
      ['retreated', { seat: 1, lost: 2, count: 3 }],
      ['conquered', { seat: 0, ...CITY }],
    ] as const
  ).map(([event, given], number) => ({ number, event, arguments: given }) as Told);
  const totals = () =>
    [...document.querySelectorAll('.totals strong')].map((each) => each.textContent).join(':');
  const step = () => document.querySelector('[aria-current="step"]')?.textContent.trim();

  function wait(milliseconds: number): void {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  }

  /** An empty stage with nobody asked. */
  function empty() {
    vi.useFakeTimers();
    const picking = new Picking<'medieval-mastery'>(VERBS);
    const props = $state({
      view: table(),
      picking,
      words,
      chronicle: [] as Told[],
      waiting: [],
    });
    shown.push(mount(Stage, { target: document.body, props }));
    flushSync();
    return props;
  }

  it('plays a battle beat by beat, and disappears after the result', () => {
    const props = empty();
    expect(document.querySelector('.stage')).toBeNull();
    props.chronicle = battle;
    flushSync();
    expect([totals(), step()]).toEqual(['6:5', '1 Territory']);
    const seen: string[] = [];
    for (let beat = 0; beat < 8; beat++) {
      seen.push(totals());
      wait(700);
    }
    expect([...new Set(seen)]).toEqual(['6:5', '6:6', '11:9']);
    expect(step()).toBe('9 Conquest');
    expect(document.querySelector('.losses')?.textContent).toContain('3 retreat');
    wait(5000);
    expect(document.querySelector('.stage')).toBeNull();
  });

  it('shows its result in a strip if the viewer is asked something else, and does not return', () => {
    const props = empty();
    props.chronicle = battle;
    flushSync();
    wait(700);
    props.picking.ask(asked('turn', [{ do: 'end-turn' }]).decision);
    flushSync();
    const stage = () => document.querySelector('.stage');
    expect(stage()?.classList).toContain('strip');
    expect(totals()).toBe('6:6');
    // The answer is on its way and others play on: the stage does not come back.
    props.picking.ask(null);
    props.chronicle = [...battle, { number: 9, event: 'turn', arguments: { seat: 1 } }];
    flushSync();
    for (let beat = 0; beat < 8; beat++) wait(700);
    expect(stage()?.classList).toContain('strip');
    expect([totals(), step()]).toEqual(['11:9', '9 Conquest']);
    for (let second = 0; second < 5; second++) {
      props.chronicle = [...props.chronicle, MOVED];
      wait(1000);
    }
    expect(stage()).toBeNull();
  });

  it('leaves space above the question for its tray', () => {
    vi.useFakeTimers();
    const picking = new Picking<'medieval-mastery'>(VERBS);
    const chronicle: Told[] = [];
    const props = $state({ view: masteryView(), you: 0, seats: [], picking, words, chronicle });
    shown.push(mount(Board, { target: document.body, props }));
    flushSync();
    props.chronicle = battle;
    flushSync();
    wait(700);
    const place = () => document.querySelector('.over.stage')?.classList;
    picking.ask(asked('turn', [{ do: 'end-turn' }]).decision);
    flushSync();
    expect(place()).not.toContain('away');
    picking.ask(asked('choose-pile', [{ do: 'look', seat: 1 }]).decision);
    flushSync();
    expect(place()).toContain('away');
  });

  it('catches up with the question', () => {
    const props = empty();
    const standing: NonNullable<MasteryView['battle']> = {
      tile: 1,
      sides: [0, 1],
      step: 4,
      knights: [6, 5],
      counted: [6, 5],
      ground: [0, 1],
      sceptre: [0, 0],
      conflict: [null, null],
      rolled: [0, 0],
      support: [[], []],
      scores: [6, 6],
      winner: null,
      difference: 0,
    };
    props.view = { ...table(), battle: standing };
    props.chronicle = battle.slice(0, 3);
    props.picking.ask(asked('commit', [{ do: 'commit', card: 'ambush' }]).decision);
    flushSync();
    wait(100);
    wait(100);
    expect([totals(), step()]).toEqual(['6:6', '4 Conflict']);
    // The event of an earlier step is no longer shown.
    expect(document.querySelector('.told')?.textContent).toBe('');
  });

  it('shows the number of knights really in a castle (MM-SIEGE-04)', () => {
    const view = table();
    const map = view.map.map((tile) => ({ ...tile, kind: 'castle', land: null, knights: 2 }));
    const siege: MasteryView['battle'] = {
      tile: 1,
      sides: [0, 1],
      step: 2,
      knights: [6, 8],
      counted: [6, 8],
      ground: [0, 0],
      sceptre: [0, 0],
      conflict: [null, null],
      rolled: [0, 0],
      support: [[], []],
      scores: [6, 8],
      winner: null,
      difference: 0,
    };
    const props = { view: { ...view, map, battle: siege }, chronicle: [], waiting: [] };
    show(Stage, asked('turn', []), props);
    expect(totals()).toBe('6:8');
    expect(document.querySelector('.stage')?.textContent).toContain('2 actually there');
  });

  it('does not show an old battle', () => {
    const chronicle = [...battle, { number: 9, event: 'turn', arguments: { seat: 1 } }];
    show(Stage, asked('turn', []), { chronicle, waiting: [] });
    expect(document.querySelector('.stage')).toBeNull();
  });
});

/**
 * A battle for the stage: its current state, and the beats that led to it.
 *
 * The view holds the current state; the chronicle tells what happened before and, once the battle
 * has left the view, how it ended. Both become beats, one for each event.
 */
import type { MasteryView } from '../../protocol';
import { CARDS } from './deck';
import { areAllies, type Told } from './view';

export const STEPS = 9;

/** How much of a battle is shown: all of it, or only the result. */
export type Showing = 'stage' | 'strip' | null;

export interface Support {
  seat: number;
  card: string;
}

export interface Side {
  seat: number;
  /** The knights really present. */
  knights: number;
  /** The parts of the combat score (MM-BATTLE-30). */
  counted: number;
  ground: number;
  sceptre: number;
  conflict: string | null;
  /** Without a conflict card, as everyone has seen (MM-BATTLE-10). */
  unarmed: boolean;
  /** The die of an ambush, or 0. */
  rolled: number;
  support: readonly Support[];
  /** The die of the arena's duel, or 0. */
  duel: number;
  /** Knights lost, and knights that returned; null before that. */
  lost: number;
  home: number | null;
}

export interface Beat {
  /** Counted from 1. */
  tile: number;
  /** The rulebook's number of the step. */
  step: number;
  /** Attacker and defender. */
  sides: readonly [Side, Side];
  /** The seat. */
  winner: number | null;
  difference: number;
  /** The event of this beat; null: only the current state. */
  told: Told | null;
}

export interface StagedBattle {
  /** The index of the battle's beginning in the chronicle; it identifies the battle. */
  key: number;
  beats: readonly Beat[];
  /** Whether the battle is over, and whether its turn is. */
  over: boolean;
  passed: boolean;
}

export function score(side: Side): number {
  const cards = side.support.reduce((sum, { card }) => sum + value(card), 0);
  return side.counted + side.ground + side.sceptre + conflictValue(side) + cards;
}

/** MM-BATTLE-10, -12: nothing without a card, the die with an ambush. */
export function conflictValue({ conflict, rolled }: Side): number {
  return conflict === null ? 0 : value(conflict) + rolled;
}

export function value(card: string): number {
  return CARDS[card]?.value ?? 0;
}

/** The last battle, as long as there is something to show. */
export function play(view: MasteryView, chronicle: readonly Told[]): StagedBattle | null {
  const key = chronicle.findLastIndex(({ event }) => event === 'battle-began');
  const { beats, passed } = key < 0 ? { beats: [], passed: false } : replay(view, chronicle, key);
  if (view.battle === null) return key < 0 ? null : { key, beats, over: true, passed };
  // The view may be ahead of the events, and a chronicle may begin in mid-game.
  const stands = standing(view, view.battle, beats.at(-1) ?? null);
  return { key, beats: [...beats, stands], over: false, passed: false };
}

type Battle = NonNullable<MasteryView['battle']>;

function standing(view: MasteryView, battle: Battle, last: Beat | null): Beat {
  const before = last?.tile === battle.tile ? last : null;
  const side = (at: 0 | 1): Side => {
    const seat = battle.sides[at] ?? 0;
    return {
      seat,
      knights: battle.knights[at] ?? 0,
      counted: battle.counted[at] ?? 0,
      ground: battle.ground[at] ?? 0,
      sceptre: battle.sceptre[at] ?? 0,
      conflict: battle.conflict[at] ?? null,
      unarmed: before?.sides[at].unarmed ?? false,
      rolled: battle.rolled[at] ?? 0,
      support: battle.support.flatMap((cards, from) =>
        areAllies(view, from, seat) ? cards.map((card) => ({ seat: from, card })) : [],
      ),
      duel: before?.sides[at].duel ?? 0,
      lost: before?.sides[at].lost ?? 0,
      home: before?.sides[at].home ?? null,
    };
  };
  return {
    tile: battle.tile,
    step: battle.step,
    sides: [side(0), side(1)],
    winner: battle.winner,
    difference: battle.difference,
    // The event of an earlier step is not shown in this one.
    told: before?.step === battle.step ? before.told : null,
  };
}

// From the chronicle ------------------------------------------------------------------------------

/** How an event changes the beat before it, and its step. */
type Change = (beat: Beat, told: Told, view: MasteryView) => Beat;

type Count = 'attack' | 'count' | 'defence' | 'lost' | 'other' | 'roll' | 'seat' | 'tile';

const number = (told: Told, name: Count) => told.arguments[name] ?? 0;
const seatOf = (told: Told) => number(told, 'seat');

/** Change one side: that of the seat, or of its team. */
function of(beat: Beat, seat: number, change: (side: Side) => Partial<Side>): Beat {
  const sides = beat.sides.map((side) =>
    side.seat === seat ? { ...side, ...change(side) } : side,
  ) as [Side, Side];
  return { ...beat, sides };
}

function at(step: number, change: Change = (beat) => beat): Change {
  return (beat, told, view) => ({ ...change(beat, told, view), step, told });
}

/** Cards and knights come and go in several steps: the event belongs to the current one. */
const meanwhile: Change = (beat, told) => ({ ...beat, told });
/** Before the outcome it is about sceptres, after it about orbs. */
const artefacts: Change = (beat, told) => ({ ...beat, step: beat.winner === null ? 3 : 7, told });
const hands: Change = (beat, told) => ({ ...beat, step: Math.max(2, beat.step), told });

const decided = at(6, (beat, told) => ({
  ...beat,
  winner: seatOf(told),
  difference: number(told, 'count'),
}));

/** Events with which the turn goes on after a battle. */
const AFTERWARDS = new Set([
  'turn',
  'advanced',
  'moved',
  'call-to-arms',
  'tactical-advance',
  'crown-declared',
  'cut-off',
  'restored',
]);

const CHANGES: Readonly<Record<string, Change>> = {
  'ground-bonus': at(1, (beat, told) =>
    of(beat, seatOf(told), () => ({ ground: number(told, 'count') })),
  ),
  'arena-rolled': at(1, (beat, told) => {
    const attacker = of(beat, seatOf(told), () => ({ duel: number(told, 'attack') }));
    return of(attacker, number(told, 'other'), () => ({ duel: number(told, 'defence') }));
  }),
  'arena-lost': at(1, (beat, told) =>
    of(beat, seatOf(told), ({ knights, counted, lost }) => ({
      knights: knights - 1,
      counted: counted - 1,
      lost: lost + 1,
    })),
  ),
  drew: hands,
  'drew-unseen': hands,
  reshuffled: hands,
  authority: hands,
  fractured: artefacts,
  'sceptre-bonus': at(3, (beat, told) =>
    of(beat, seatOf(told), ({ sceptre }) => ({ sceptre: sceptre + number(told, 'count') })),
  ),
  'sceptre-discard': at(3),
  'discarded-at-random': at(3),
  matched: at(3, (beat, told) =>
    of(beat, seatOf(told), () => ({ counted: number(told, 'count') })),
  ),
  'no-conflict-card': at(4, (beat, told) => of(beat, seatOf(told), () => ({ unarmed: true }))),
  committed: at(4, (beat, told) =>
    of(beat, seatOf(told), () => ({ conflict: String(told.arguments.card) })),
  ),
  'ambush-rolled': at(4, (beat, told) =>
    of(beat, seatOf(told), () => ({ rolled: number(told, 'roll') })),
  ),
  'no-support': at(5),
  supported: at(5, (beat, told, view) => {
    const seat = seatOf(told);
    const cards = Array.isArray(told.arguments.cards) ? told.arguments.cards.map(String) : [];
    const side = beat.sides.find((each) => areAllies(view, each.seat, seat));
    if (side === undefined) return beat;
    return of(beat, side.seat, ({ support }) => ({
      support: [...support, ...cards.map((card) => ({ seat, card }))],
    }));
  }),
  declined: at(5),
  outcome: decided,
  'outcome-tie': decided,
  'chaos-rolled': at(6, (beat, told) => fallen(beat, told, 'count')),
  'chaos-reversed': at(6, (beat, told) => ({ ...beat, winner: seatOf(told), difference: 0 })),
  'chaos-ended': at(9, (beat) => ({ ...beat, winner: null })),
  'orb-works': at(7),
  'orb-killed': at(7, (beat, told) => fallen(beat, told, 'count')),
  discarded: (beat, told) => ({ ...beat, step: Math.max(7, beat.step), told }),
  retreated: at(8, (beat, told) =>
    of(fallen(beat, told, 'lost'), seatOf(told), () => ({
      knights: 0,
      home: number(told, 'count'),
    })),
  ),
  held: at(9),
  conquered: at(9),
  'territory-gives': at(9),
  'knight-drowned': at(9, (beat, told) =>
    of(beat, seatOf(told), ({ knights, lost }) => ({ knights: knights - 1, lost: lost + 1 })),
  ),
  won: at(9),
  'won-by-castle': at(9),
};

function fallen(beat: Beat, told: Told, count: Count): Beat {
  const more = number(told, count);
  return of(beat, seatOf(told), ({ knights, lost }) => ({
    knights: knights - more,
    lost: lost + more,
  }));
}

function replay(
  view: MasteryView,
  chronicle: readonly Told[],
  key: number,
): Pick<StagedBattle, 'beats' | 'passed'> {
  const beats: Beat[] = [];
  let beat = first(chronicle, key);
  for (const told of chronicle.slice(key + 1)) {
    if (told.event === 'scores') {
      // The event of the first beat has the number of defenders; later beats are our own sums.
      if (beats.length === 0) beats.push((beat = begun(beat, told)));
      continue;
    }
    // After the conquest the turn goes on, possibly with an unrelated Fracture.
    if (AFTERWARDS.has(told.event) || (beat.step === STEPS && told.event === 'fractured')) break;
    const change = CHANGES[told.event] ?? meanwhile;
    const both = told.event === 'committed' && beat.told?.event === 'committed';
    beat = change(beat, told, view);
    // Conflict cards are revealed together (MM-BATTLE-08).
    if (both) beats[beats.length - 1] = beat;
    else beats.push(beat);
  }
  return { beats, passed: chronicle.slice(key).some(({ event }) => event === 'turn') };
}

function first(chronicle: readonly Told[], key: number): Beat {
  const told = chronicle[key] as Told;
  const side = (seat: number): Side => ({
    seat,
    knights: 0,
    counted: 0,
    ground: 0,
    sceptre: 0,
    conflict: null,
    unarmed: false,
    rolled: 0,
    support: [],
    duel: 0,
    lost: 0,
    home: null,
  });
  return {
    tile: number(told, 'tile'),
    step: 1,
    sides: [side(seatOf(told)), side(number(told, 'other'))],
    winner: null,
    difference: 0,
    told,
  };
}

/** MM-BATTLE-03: each score begins as the number of knights. */
function begun(beat: Beat, told: Told): Beat {
  const counts = [number(told, 'attack'), number(told, 'defence')];
  const sides = beat.sides.map((side, at) => ({
    ...side,
    knights: counts[at] ?? 0,
    counted: counts[at] ?? 0,
  })) as [Side, Side];
  return { ...beat, sides };
}

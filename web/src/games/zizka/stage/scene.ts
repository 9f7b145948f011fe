/**
 * The scene on the stage: an event, a siege, a tournament or a fight that goes on, or the last that
 * ended. The view says what goes on, the chronicle how it got there and how it ended.
 */
import type { ZizkaView } from '../../../protocol';
import type { Told } from '../view';

export type Kind = 'event' | 'siege' | 'tourney' | 'fight';

export interface Scene {
  kind: Kind;
  /** The index in the chronicle at which it begins; it identifies the scene. */
  key: number;
  /** Whether it goes on. */
  running: boolean;
  /** Its lines in the chronicle, in order; `key` is the index of the first. */
  lines: readonly Told[];
}

/** Events that begin a scene. */
const OPENS: Readonly<Record<string, Kind>> = {
  besieged: 'siege',
  tournament: 'tourney',
  attacked: 'fight',
  'attacked-torak': 'fight',
  'torak-attacks': 'fight',
};
/** Events that end one; a tournament ends with its last prize. */
const CLOSES: Readonly<Record<string, Kind>> = {
  completed: 'event',
  failed: 'event',
  repelled: 'siege',
  conquered: 'siege',
  captured: 'fight',
  escaped: 'fight',
  'held-out': 'fight',
  beaten: 'fight',
  'beat-torak': 'fight',
  'torak-held-out': 'fight',
};
/** Events that occur within a scene only. */
const WITHIN: Readonly<Record<string, Kind | null>> = {
  rolled: null,
  'without-dice': null,
  rerolled: null,
  'luck-spent': null,
  filled: 'event',
  breached: 'siege',
  entered: 'tourney',
  'stayed-out': 'tourney',
  'torak-rides': 'tourney',
  jousts: 'tourney',
  'jousts-again': 'tourney',
  'jousts-free': 'tourney',
  scored: 'tourney',
  'goal-reached': 'tourney',
  'goal-missed': 'tourney',
  'won-tournament': 'tourney',
  'torak-won-tournament': 'tourney',
  'attack-total': 'fight',
  'defence-total': 'fight',
  'torak-rolled': 'fight',
};
/** Events that occur within a scene and at other times. */
const BRINGS = new Set(
  `paid given coins points luck step off-the-track left favour favour-kept favour-taken
  favour-returned warrant bounty-grew writ writ-lifted nobody-willing recruited declined dismissed
  offered uncovered deck-renewed lost-coins torak-shuffled torak-points no-luck-left favour-barred
  last-round`.split(/\s+/),
);
const TURNED_UP = 'turned-up';

const ROLLS = ['rolled', 'without-dice'];
const opensEvent = ({ event, arguments: given }: Told) =>
  ROLLS.includes(event) && given.purpose === 'event';
const opens = (line: Told) => line.event in OPENS || opensEvent(line);
const closes = (line: Told | undefined) => line !== undefined && line.event in CLOSES;
/** Whether a line belongs to a scene and to nothing else. */
const isOfScene = (line: Told) =>
  opens(line) || closes(line) || line.event in WITHIN || line.event === TURNED_UP;

/** The kind of scene that goes on, from the view. */
export function running(table: ZizkaView): Kind | null {
  if (table.tourney !== null) return 'tourney';
  if (table.siege !== null) return 'siege';
  if (table.roll === null) return null;
  return table.roll.purpose === 'event' ? 'event' : 'fight';
}

export function sceneOf(table: ZizkaView, chronicle: readonly Told[]): Scene | null {
  const now = running(table);
  const told = lastTold(chronicle);
  if (now === null) return told === null ? null : { ...told, running: false };
  // A scene without a first line: a den whose token was already face up.
  const silent = told === null || told.kind !== now || told.lines.some(closes);
  if (silent) return { kind: now, key: chronicle.length, running: true, lines: [] };
  return { ...told, running: true };
}

/** The last scene in the chronicle. */
function lastTold(chronicle: readonly Told[]): Omit<Scene, 'running'> | null {
  let core = chronicle.length - 1;
  while (core >= 0 && !isOfScene(chronicle[core] as Told)) core--;
  if (core < 0) return null;
  const key = beginning(chronicle, core);
  let end = core + 1;
  while (end < chronicle.length && BRINGS.has((chronicle[end] as Told).event)) end++;
  const lines = chronicle.slice(key, end);
  return { kind: kindOf(lines), key, lines };
}

/**
 * Go from the last line that belongs to a scene back to its first. An end before it is the end of
 * the previous scene, followed by what that scene caused.
 */
function beginning(chronicle: readonly Told[], core: number): number {
  let at = core;
  while (!opens(chronicle[at] as Told) && (chronicle[at] as Told).event !== TURNED_UP) {
    const before = chronicle[at - 1];
    if (before === undefined || closes(before)) break;
    if (!isOfScene(before) && !BRINGS.has(before.event)) break;
    at--;
  }
  while (at < core && BRINGS.has((chronicle[at] as Told).event)) at++;
  return chronicle[at - 1]?.event === TURNED_UP ? at - 1 : at;
}

function kindOf(lines: readonly Told[]): Kind {
  for (const line of lines) {
    const kind = OPENS[line.event] ?? CLOSES[line.event] ?? WITHIN[line.event];
    if (kind) return kind;
  }
  return 'event';
}

/** The line that ended it, if it has ended. */
export function ending({ lines }: Scene): Told | null {
  return lines.find(closes) ?? null;
}

// Dice -------------------------------------------------------------------------------------------

/** A die on the table, and the line of the chronicle that threw it last. */
export interface Thrown {
  die: string;
  face: string;
  thrown: number;
}

/** The dice of the last roll for this purpose, after its rerolls. */
export function rolledFor({ key, lines }: Scene, purpose: string): Thrown[] {
  const first = lines.findLastIndex(
    ({ event, arguments: given }) => event === 'rolled' && given.purpose === purpose,
  );
  const roll = lines[first]?.arguments;
  if (roll === undefined) return [];
  const faces = roll.faces ?? [];
  const dice = (roll.thrown ?? []).map((die, at) => ({
    die,
    face: faces[at] ?? 'blank',
    thrown: key + first,
  }));
  for (let at = first + 1; at < lines.length && lines[at]?.event !== 'rolled'; at++) {
    const { event, arguments: given } = lines[at] as Told;
    const die = event === 'rerolled' ? dice[Number(given.place) - 1] : undefined;
    if (die) Object.assign(die, { face: String(given.face), thrown: key + at });
  }
  return dice;
}

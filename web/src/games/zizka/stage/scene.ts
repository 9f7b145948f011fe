/** What is on the stage: an event, a siege, a tournament or a fight that goes on, or the last that
 * has ended. The view tells what goes on; how it came to this, and how it ended, the chronicle. */
import type { ZizkaView } from '../../../protocol';
import type { Told } from '../view';

export type Kind = 'event' | 'siege' | 'tourney' | 'fight';

export interface Scene {
  kind: Kind;
  /** Where it begins in the chronicle: another scene has another. */
  key: number;
  /** Whether it goes on. */
  running: boolean;
  /** What was told of it, in order; `key` is the place of the first. */
  lines: readonly Told[];
}

/** What begins a scene. */
const OPENS: Readonly<Record<string, Kind>> = {
  besieged: 'siege',
  tournament: 'tourney',
  attacked: 'fight',
  'attacked-torak': 'fight',
  'torak-attacks': 'fight',
};
/** What ends one; a tournament ends with its last prize. */
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
/** What is told in the midst of one, and never without it. */
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
/** What a scene can bring, and other moments as well. */
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

/** What goes on, as the view tells. */
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
  // One that goes on without a word: a den whose token lay open already.
  const silent = told === null || told.kind !== now || told.lines.some(closes);
  if (silent) return { kind: now, key: chronicle.length, running: true, lines: [] };
  return { ...told, running: true };
}

/** The last scene that the chronicle tells of. */
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

/** From the last line that is a scene's own back to its first. What ends a scene is its last: one that
 * comes before is the end of the scene before, and then comes what that one brought. */
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

/** How it ended, if it has. */
export function ending({ lines }: Scene): Told | null {
  return lines.find(closes) ?? null;
}

// Dice -------------------------------------------------------------------------------------------

/** A die as it lies, and the line of the chronicle by which it was thrown last. */
export interface Thrown {
  die: string;
  face: string;
  thrown: number;
}

/** The dice of the last roll for this purpose, as its rerolls have left them. */
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

/** Since when somebody is missing, as far as this page has seen it. */
import type { SeatInfo } from '../../protocol';

/** How long somebody must be missing before the others may let a bot play, in milliseconds. */
const PATIENCE = 60_000;

/** By seat: the moment when somebody was first seen to be away, null for whoever is here. */
export type Absences = readonly (number | null)[];

export function absences(before: Absences, seats: readonly SeatInfo[], now: number): Absences {
  return seats.map(({ kind, present, away }, seat) =>
    kind === 'person' && !present && !away ? (before[seat] ?? now) : null,
  );
}

export function isMissing(since: number | null | undefined, now: number): boolean {
  return typeof since === 'number' && now - since >= PATIENCE;
}

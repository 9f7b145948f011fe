/** Since when players have been away, as far as this page has seen. */
import type { SeatInfo } from '../../protocol';

/** How long (ms) a player must be away before the others may let a bot play. */
const PATIENCE = 60_000;

/** By seat: when the player was first seen to be away; null if present. */
export type Absences = readonly (number | null)[];

export function absences(before: Absences, seats: readonly SeatInfo[], now: number): Absences {
  return seats.map(({ kind, present, away }, seat) =>
    kind === 'person' && !present && !away ? (before[seat] ?? now) : null,
  );
}

export function isMissing(since: number | null | undefined, now: number): boolean {
  return typeof since === 'number' && now - since >= PATIENCE;
}

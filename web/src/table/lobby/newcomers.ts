/** Finds out who has sat down since the last update, for a notification in another tab. */
import type { SeatInfo } from '../../protocol';

/** The names of the people who have sat down, without the viewer. */
export function newcomers(
  before: readonly SeatInfo[],
  now: readonly SeatInfo[],
  you: number | null,
): string[] {
  return now
    .filter(({ kind }, seat) => kind === 'person' && before[seat]?.kind === 'free' && seat !== you)
    .map(({ name }) => name);
}

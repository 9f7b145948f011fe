/** Who has come since one last looked: those who wait for them may be in another tab. */
import type { SeatInfo } from '../../protocol';

/** The names of the people who have sat down, oneself apart. */
export function newcomers(
  before: readonly SeatInfo[],
  now: readonly SeatInfo[],
  you: number | null,
): string[] {
  return now
    .filter(({ kind }, seat) => kind === 'person' && before[seat]?.kind === 'free' && seat !== you)
    .map(({ name }) => name);
}

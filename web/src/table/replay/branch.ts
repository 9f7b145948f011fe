/** Describes a table that continues from a position of another game. */
import type { Welcome } from '../../protocol';
import type { Words } from '../../words';

/** What its creator knows of the original, if it had one, and what was dealt again. */
export function branch({ settings, started }: Welcome, words: Words): string {
  const seat = settings.seats.indexOf('me');
  if (seat < 0) return words.say('at-branched-unseated', { number: started });
  return words.say('at-branched', { seat, number: started });
}

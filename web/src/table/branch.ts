/** A table that goes on from a position of another game. */
import type { Welcome } from '../protocol';
import type { Words } from '../words';

/** What whoever founded it knows, and what was dealt anew. */
export function branch({ settings, started }: Welcome, words: Words): string {
  return words.say('at-branched', { seat: settings.seats.indexOf('me'), number: started });
}

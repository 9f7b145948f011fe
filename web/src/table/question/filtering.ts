/** Finding a sentence in a long list by some of its words. */

/** A list longer than this has a filter. */
export const LONG = 12;

/** Whether a sentence has all the words that were typed, or their beginnings, in any order; accents
 * and capitals make no difference. */
export function matches(sentence: string, typed: string): boolean {
  const found = wordsOf(sentence);
  return wordsOf(typed).every((word) => found.some((other) => other.startsWith(word)));
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean);
}

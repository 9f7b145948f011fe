/** Finds sentences in a long list by some of their words. */

/** A list longer than this has a filter. */
export const LONG = 12;

/**
 * Whether a sentence has all typed words, or words beginning with them, in any order. Accents and
 * capitals are ignored.
 */
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

import { describe, expect, it } from 'vitest';
import { isVariant, variantSummary } from '../src/pages/variants';
import { loadCatalogue, Words } from '../src/words';

const OPTIONS = [
  { name: 'first', values: ['random', '0'] },
  { name: 'relics', values: ['no', 'yes'] },
  { name: 'money', values: ['open', 'hidden'] },
  { name: 'refresh', values: ['never', 'turn'] },
];

describe.each([
  ['en', 'Variants: usual rules', 'Variants: relics, hidden money'],
  ['fr', 'Variantes\u00a0: règles habituelles', 'Variantes\u00a0: reliques, argent caché'],
] as const)('%s', (language, usual, some) => {
  it('says in one line what differs', async () => {
    const catalogue = await loadCatalogue('fief', language);
    const words = new Words(language, { game: { nouns: {} }, catalogue });
    const variants = OPTIONS.filter(isVariant);
    expect(variants).toHaveLength(3);
    const told = (chosen: Record<string, string>) => variantSummary(variants, chosen, words);
    expect(told({})).toBe(usual);
    expect(told({ relics: 'no', money: 'open', first: '0' })).toBe(usual);
    expect(told({ relics: 'yes', money: 'hidden', refresh: 'never' })).toBe(some);
  });
});

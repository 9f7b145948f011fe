import { describe, expect, it } from 'vitest';
import { sections, textOf, type Section } from '../src/rules';
import { LANGUAGES, loadCatalogue, Words, type Language } from '../src/words';

async function rules(game: string, language: Language): Promise<[Section[], Words]> {
  const catalogue = await loadCatalogue(game, language);
  const words = new Words(language, { game: { nouns: {} }, catalogue });
  return [sections(catalogue, words), words];
}

describe.each(LANGUAGES)('the rules in %s', (language) => {
  it('keep the rulebook’s numbers', async () => {
    const [chapters, words] = await rules('fief', language);
    const chapter = chapters.find(({ key }) => key === '1.1.1');
    const first = chapter?.clauses[0];
    expect(first?.id).toBe('FIEF-1.1.1-01');
    expect(first?.text).toBe(textOf(words, 'FIEF-1.1.1-01'));
    expect(first?.text).toBe(words.say('FIEF-1_1_1-01'));
    const ids = chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect(ids.filter((id) => id.includes('_'))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keep the names of chapters', async () => {
    const [chapters, words] = await rules('avalon', language);
    const turn = chapters.find(({ key }) => key === 'TURN');
    expect(turn?.clauses[0]?.id).toBe('AVA-TURN-01');
    expect(turn?.clauses[0]?.text).toBe(textOf(words, 'AVA-TURN-01'));
  });
});

/** Checks that every message key written on the page exists, in both languages. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadCatalogue, Words } from '../src/words';

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SAID = /\bsay\(\s*'([^']+)'(?:,\s*[^()]*?,\s*'([a-z-]+)'\s*\))?/g;
const GAME = /\/games\/([^/]+)\//;

describe.each(LANGUAGES)('%s', (language) => {
  it.each(Object.keys(SOURCES).filter((file) => SOURCES[file]?.includes('say(')))(
    '%s',
    async (file) => {
      const game = GAME.exec(file)?.[1];
      const catalogue = game && (await loadCatalogue(game, language));
      const words = new Words(language, catalogue ? { game: { nouns: {} }, catalogue } : null);
      for (const [, key = '', attribute = ''] of SOURCES[file]?.matchAll(SAID) ?? []) {
        expect.soft(words.knows(key, attribute), `${key} ${attribute}`).toBe(true);
      }
    },
  );
});

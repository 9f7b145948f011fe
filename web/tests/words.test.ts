/**
 * Checks that the page's texts equal the terminal's: golden-words.json has those of Python (made by
 * tools/golden_words.py; `dev.py test` runs it before these tests).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalogue, Words, type Language } from '../src/words';

interface Golden {
  players: string[];
  nouns: Record<string, Record<string, string>>;
  cases: {
    game: string | null;
    players: number;
    reader: number | null;
    language: Language;
    key: string;
    given: Record<string, unknown>;
    text: string;
  }[];
}

const golden = JSON.parse(readFileSync('tests/golden-words.json', 'utf8')) as Golden;

async function speaker(of: Golden['cases'][number]): Promise<Words> {
  if (of.game === null) return new Words(of.language);
  return new Words(of.language, {
    game: { nouns: golden.nouns[of.game] ?? {} },
    catalogue: await loadCatalogue(of.game, of.language),
    players: golden.players.slice(0, of.players),
    reader: of.reader,
  });
}

const tables = Map.groupBy(golden.cases, ({ game, players, reader, language }) =>
  [game, players, reader, language].join(' '),
);

describe.each([...tables])('%s', (_, cases) => {
  it('is worded alike in Python and here', async () => {
    const first = cases[0];
    const words = first && (await speaker(first));
    for (const { key, given, text } of cases) {
      const [message = '', attribute] = key.split('.');
      const said = message.startsWith('error-')
        ? words?.error({ error: message.slice('error-'.length), details: given })
        : words?.say(message, given, attribute);
      expect.soft(said, key).toBe(text);
    }
  });
});

describe('words', () => {
  const words = new Words('fr');

  it('show the key of a missing message', () => {
    expect(words.say('no-such-key')).toBe('no-such-key');
  });

  it('count equal items of a list', () => {
    expect(words.listed(['a', 'b', 'a', 'c'])).toBe('a ×2, b et c');
  });

  it('of the page do not name components of the game', async () => {
    const at = new Words('fr', {
      game: { nouns: { name: 'region' } },
      catalogue: await loadCatalogue('avalon', 'fr'),
    });
    expect(at.say('at-spectator', { name: 'Ana' })).toBe('Spectateur Ana');
  });

  it.each([
    'd’Arthur',
    'd’Iseut',
    'd’ève',
    'd’Œdipe',
    'd’Hélène',
    'd’Yves',
    'de Yann',
    'de Morgane',
  ])('elide before a player’s name, where French does: %s', async (of) => {
    const at = new Words('fr', {
      game: { nouns: {} },
      catalogue: await loadCatalogue('avalon', 'fr'),
      players: [of.replace(/^d(?:’|e )/, '')],
    });
    expect(at.say('at-eyes-seat', { seat: 0 })).toBe(`Vue ${of}`);
  });

  it('have a sentence for unknown errors', () => {
    expect(words.error({ error: 'brand-new', details: {} })).toBe(words.say('error-error'));
  });
});

import { expect, it } from 'vitest';
import type { Welcome } from '../../../src/protocol';
import { branch } from '../../../src/table/replay/branch';
import { loadCatalogue, Words } from '../../../src/words';

const WELCOME = { started: 12, settings: { seats: ['greedy', 'me'] } } as unknown as Welcome;
const catalogue = await loadCatalogue('avalon', 'en');
const to = (reader: number | null) =>
  new Words('en', { game: { nouns: {} }, catalogue, players: ['Arthur', 'Ana'], reader });

it('says from which table it continues, to its creator and to the others', () => {
  expect(branch(WELCOME, to(1))).toContain('another game from move 12. You keep what was visible');
  expect(branch(WELCOME, to(null))).toContain('Ana keeps what was visible');
});

it('names no seat where its creator has none', () => {
  const settings = { seats: ['greedy', 'greedy'] };
  const text = branch({ ...WELCOME, settings } as unknown as Welcome, to(null));
  expect(text).toBe(
    'This table continues another game from move 12; whatever was hidden is dealt again.',
  );
});

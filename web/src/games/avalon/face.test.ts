import { expect, it } from 'vitest';
import { loadCatalogue, Words } from '../../words';
import { face } from './face';
import type { Decision, View } from './view';

const words = new Words('en', {
  game: { nouns: {} },
  catalogue: await loadCatalogue('avalon', 'en'),
});
const tiles = { worth: [{ 'light-landscape': 1 }, {}] };
const view = { table: { tiles } } as unknown as View;

function doubt(prompt: string, choice: Record<string, unknown>, count?: number): string | null {
  const decision = { seat: 0, prompt, arguments: { count } } as unknown as Decision;
  return face.doubts?.(decision, { choice, details: {} } as never, view, words) ?? null;
}

it('confirms announcements and answers that draw cards', () => {
  expect(face.confirm).toEqual(
    expect.arrayContaining(['attack', 'bewitch', 'counter', 'resist', 'take-tile']),
  );
  expect(doubt('discard', { do: 'discard', card: 'red-knight' }, 1)).toBe('Are you sure?');
});

it('says what a tile does before it is taken', () => {
  expect(doubt('tile', { do: 'take-tile', tile: 'light-landscape' })).toBe(
    'Draw 1 card per region of your most common landscape now: 1.',
  );
});

it('does not confirm what can be undone', () => {
  for (const verb of ['reinforce', 'give-card', 'give-top']) {
    expect(face.confirm).not.toContain(verb);
  }
  expect(doubt('discard', { do: 'discard', card: 'red-knight' }, 2)).toBeNull();
});

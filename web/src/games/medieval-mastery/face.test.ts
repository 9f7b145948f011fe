import { expect, it } from 'vitest';
import { loadCatalogue, Words } from '../../words';
import { face } from './face';
import type { Decision, Option, View } from './view';

const words = new Words('en', {
  game: { nouns: {} },
  catalogue: await loadCatalogue('medieval-mastery', 'en'),
});

it('confirms clicks that reveal something, or after which others are asked', () => {
  const windows = ['crown', 'sceptre', 'orb'].map((kind) => `fracture-${kind}:fracture`);
  const verbs = [...windows, 'crown', 'turn:end-turn'];
  expect(verbs.filter((verb) => !face.confirm.includes(verb))).toEqual([]);
});

it('does not confirm what can be undone, what a button names, or what is exactly asked', () => {
  const verbs = ['call-to-arms', 'tactical-advance', 'fracture', 'destroy', 'lay', 'move'];
  const asked = ['commit', 'look', 'recover'];
  for (const verb of [...verbs, ...asked, 'end-turn', 'support', 'throw-away', 'choose-castle']) {
    expect(face.confirm).not.toContain(verb);
  }
});

it('confirms cards in an opponent’s turn', () => {
  const option = { choice: { do: 'discard', card: 'conflict-3' }, details: {} } as Option;
  const view = { table: { turn: 1 } } as unknown as View;
  const doubt = (seat: number) =>
    face.doubts?.({ seat } as unknown as Decision, option, view, words) ?? null;
  expect(doubt(0)).toBe('Are you sure?');
  expect(doubt(1)).toBeNull();
});

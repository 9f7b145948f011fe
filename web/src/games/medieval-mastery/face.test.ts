import { expect, it } from 'vitest';
import { loadCatalogue, Words } from '../../words';
import { face } from './face';
import type { Decision, Option, View } from './view';

const words = new Words('en', {
  game: { nouns: {} },
  catalogue: await loadCatalogue('medieval-mastery', 'en'),
});

it('asks again where a click shows something hidden, or others are asked after it', () => {
  const windows = ['crown', 'sceptre', 'orb'].map((kind) => `fracture-${kind}:fracture`);
  const verbs = [...windows, 'crown', 'turn:end-turn'];
  expect(verbs.filter((verb) => !face.confirm.includes(verb))).toEqual([]);
});

it('does not where a step is freely taken back, a button names it, or just that is asked', () => {
  const verbs = ['call-to-arms', 'tactical-advance', 'fracture', 'destroy', 'lay', 'move'];
  const asked = ['commit', 'look', 'recover'];
  for (const verb of [...verbs, ...asked, 'end-turn', 'support', 'throw-away', 'choose-castle']) {
    expect(face.confirm).not.toContain(verb);
  }
});

it('asks again before a card goes in the turn of another', () => {
  const option = { choice: { do: 'discard', card: 'conflict-3' }, details: {} } as Option;
  const view = { table: { turn: 1 } } as unknown as View;
  const doubt = (seat: number) =>
    face.doubts?.({ seat } as unknown as Decision, option, view, words) ?? null;
  expect(doubt(0)).toBe('Are you sure?');
  expect(doubt(1)).toBeNull();
});

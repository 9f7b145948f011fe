import { expect, it } from 'vitest';
import { PLAYED } from './choosing';
import { face } from './face';

it('asks again before a card of the hand is shown to all', () => {
  const verbs = ['play-lord', 'discard', ...Object.values(PLAYED).flat()];
  expect(verbs.filter((verb) => !face.confirm.includes(verb))).toEqual([]);
});

it('does not where a step is freely taken back, or a button names it', () => {
  for (const verb of ['besiege', 'lead', 'march', 'buy-mill', 'halt', 'stand', 'talk']) {
    expect(face.confirm).not.toContain(verb);
  }
});

import { expect, it } from 'vitest';
import { PLAYED } from './choosing';
import { face } from './face';

it('confirms what reveals a card of the hand', () => {
  const verbs = ['play-lord', 'discard', ...Object.values(PLAYED).flat()];
  expect(verbs.filter((verb) => !face.confirm.includes(verb))).toEqual([]);
});

it('does not confirm what can be undone, or what a button names', () => {
  for (const verb of ['besiege', 'lead', 'march', 'buy-mill', 'halt', 'stand', 'talk']) {
    expect(face.confirm).not.toContain(verb);
  }
});

import { describe, expect, it } from 'vitest';
import { matches } from '../../../src/table/question/filtering';

describe('a filter', () => {
  const sentence = 'Renforcer la région 7 (Forêt) avec un chevalier rouge';

  it.each(['', '  ', 'renf', 'REGION 7', 'rouge chev', 'foret', 'forêt,', 'un'])(
    'finds a sentence by %j',
    (typed) => expect(matches(sentence, typed)).toBe(true),
  );

  it.each(['bleu', '17', 'enforcer', 'rouge bleu', 'chevaliers'])(
    'does not find it by %j',
    (typed) => expect(matches(sentence, typed)).toBe(false),
  );

  it('matches 1 with the beginning of 11', () => {
    expect(matches('region 11', '1')).toBe(true);
    expect(matches('region 1', '11')).toBe(false);
  });
});

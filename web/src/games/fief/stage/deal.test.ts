import { describe, expect, it } from 'vitest';
import { additions, costsEmbassy, kindOf, sideOf, termsOf } from './deal';
import { deal, option } from './stage.fixture';

describe('a deal', () => {
  const paper = deal([
    { do: 'give-money', count: 3 },
    { do: 'want-village', village: 'blaye' },
    { do: 'offer-relic', relic: 'grail', lord: 'henri' },
    { do: 'promise' },
  ]);

  it('has what each gives, and what binds both', () => {
    expect(termsOf(paper, 'give').map(({ do: verb }) => verb)).toEqual([
      'give-money',
      'offer-relic',
    ]);
    expect(termsOf(paper, 'want')).toHaveLength(1);
    expect(termsOf(paper, 'both')).toHaveLength(1);
    expect(sideOf('marry')).toBe('both');
    expect(kindOf('offer-relic')).toBe('relic');
  });

  it('offers what can be added, by kind', () => {
    const options = [
      option({ do: 'withdraw' }),
      option({ do: 'offer' }),
      option({ do: 'give-money', count: 1 }),
      option({ do: 'give-money', count: 2 }),
      option({ do: 'want-card', card: 'revolt' }),
      option({ do: 'promise' }),
    ];
    expect(additions(options, 'give')).toMatchObject([{ verb: 'give-money', kind: 'money' }]);
    expect(additions(options, 'give')[0]?.options).toHaveLength(2);
    expect(additions(options, 'want').map(({ kind }) => kind)).toEqual(['card']);
    expect(additions(options, 'both').map(({ kind }) => kind)).toEqual(['promise']);
  });

  it('costs an embassy when cards are in it, but not in a private talk', () => {
    const cards = [{ do: 'want-card', card: 'revolt' }];
    expect(costsEmbassy(paper, false)).toBe(false);
    expect(costsEmbassy(deal(cards), false)).toBe(true);
    expect(costsEmbassy(deal(cards), true)).toBe(false);
    expect(costsEmbassy(deal(cards, { private: true }), false)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { fiefTable } from '../table.fixture';
import { additions, recipientsOf, kindOf, sideOf, termsOf } from './deal';
import { deal, option } from './stage.fixture';

describe('a deal', () => {
  const paper = deal([
    { do: 'give-money', count: 3 },
    { do: 'want-village', village: 'blaye' },
    { do: 'offer-relic', relic: 'grail', lord: 'henri' },
    { do: 'promise' },
  ]);

  it('has the terms of each side and of both', () => {
    expect(termsOf(paper, 'give').map(({ do: verb }) => verb)).toEqual([
      'give-money',
      'offer-relic',
    ]);
    expect(termsOf(paper, 'want')).toHaveLength(1);
    expect(termsOf(paper, 'both')).toHaveLength(1);
    expect(sideOf('marry')).toBe('both');
    expect(kindOf('offer-relic')).toBe('relic');
  });

  it('lists what can be added, by kind', () => {
    const options = [
      option({ do: 'withdraw' }),
      option({ do: 'offer' }),
      option({ do: 'give-money', count: 1 }),
      option({ do: 'give-money', count: 2 }),
      option({ do: 'want-absolution', lord: 'henri' }),
      option({ do: 'want-card', card: 'revolt' }),
      option({ do: 'want-play' }),
      option({ do: 'promise' }),
    ];
    expect(additions(options, 'give')).toMatchObject([{ verb: 'give-money', kind: 'money' }]);
    expect(additions(options, 'give')[0]?.options).toHaveLength(2);
    const wanted = additions(options, 'want').map(({ kind }) => kind);
    expect(wanted).toEqual(['absolution', 'card', 'play']);
    expect(additions(options, 'both').map(({ kind }) => kind)).toEqual(['promise']);
  });

  it('is confidential between its parties, or within a private talk', () => {
    const promise = deal([{ do: 'promise' }]);
    expect(recipientsOf(fiefTable({ deal: promise }), 0)).toEqual([0, 1]);
    expect(recipientsOf(fiefTable({ deal: promise }), 2)).toBeNull();
    expect(recipientsOf(fiefTable({ deal: deal([]) }), 0)).toBeNull();
    const talk = { seats: [0, 2], tokens: 1 };
    expect(recipientsOf(fiefTable({ talk, deal: deal([]) }), 2)).toEqual([0, 2]);
    expect(recipientsOf(fiefTable({ talk }), 0)).toEqual([0, 2]);
    expect(recipientsOf(fiefTable({ talk }), 1)).toBeNull();
    expect(recipientsOf(fiefTable({ talk }), null)).toBeNull();
  });
});

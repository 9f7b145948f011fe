import { describe, expect, it } from 'vitest';
import { loadCatalogue, Words } from '../../words';
import { cardsLeft, cardText } from './torak';

const words = new Words('en', {
  game: { nouns: { loss: 'loss' } },
  catalogue: await loadCatalogue('zizka', 'en'),
  players: ['Ana'],
  reader: 0,
});

describe('the cards of Torak', () => {
  const torak = {
    ...{ space: 'tyn', points: 7, lying: false, attacked: 0, deck: 2, dice: 5, luck: 0 },
    discarded: [1, 2, 3, 4, 5, 6, 7].map((number) => `torak-basic-${number}`),
  };

  it.each([
    ['normal', ['torak-basic-8']],
    ['hard', ['torak-basic-8', 'torak-hard']],
  ])('that may come are listed: %s', (level, left) => {
    expect(cardsLeft(torak, { side: 'a', expert: false, level })).toEqual(left);
  });

  it('say what they do', () => {
    expect(cardText('torak-basic-7', words)).toBe(
      'He moves 2 spaces towards you and gains 1 point. All available members are replaced. ' +
        'The event on his space, or the nearest one, is replaced. ' +
        'Revealed when he wins a fight, it costs you a member; in a tournament it scores 10.',
    );
    expect(cardText('torak-of-another-box', words)).toBe('');
  });
});

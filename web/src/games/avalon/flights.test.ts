import { describe, expect, it } from 'vitest';
import { flights } from './flights';
import type { Told, View } from './view';

const before = {
  table: {
    row: [{ region: null, owner: null, piles: [['red-knight', 'blue-witch'], []] }],
    hands: [{ cards: ['red-witch', 'green-witch'] }, { cards: null }],
  },
} as unknown as View;

function flown(event: string, told: Record<string, unknown>): string[] {
  return flights({ number: 1, event, arguments: told } as Told, before).map(
    ({ from, to, props }) => `${String(props.card ?? props.tile ?? 'back')}: ${from} > ${to}`,
  );
}

describe('flights', () => {
  it('lays a card and captures the countered witch', () => {
    expect(flown('attacked', { seat: 1, card: 'red-knight', region: 4 })).toEqual([
      'red-knight: hand:1 > pile:4:1',
    ]);
    expect(flown('countered', { seat: 0, card: 'red-witch', region: 4 })).toEqual([
      'red-witch: hand:0:red-witch > pile:4:0',
      'red-witch: pile:4:1 > hand:0',
    ]);
  });

  it('shows backs of unknown cards', () => {
    expect(flown('drew-unseen', { seat: 1, count: 2 })).toEqual([
      'back: draw > hand:1',
      'back: draw > hand:1',
    ]);
  });

  it('moves all cards that are given up from their places', () => {
    const cards = ['blue-witch', 'red-knight', 'green-witch'];
    expect(flown('gave-all', { seat: 0, cards, count: 3 })).toEqual([
      'blue-witch: pile:1:0 > discard',
      'red-knight: pile:1:0 > discard',
      'green-witch: hand:0 > discard',
    ]);
  });

  it('moves nothing for other events', () => {
    expect(flown('turn', { seat: 0 })).toEqual([]);
  });
});

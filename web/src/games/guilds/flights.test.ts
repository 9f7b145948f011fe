import { describe, expect, it } from 'vitest';
import { face } from './face';
import type { Told, View } from './view';

const BEFORE: View = {
  game: 'guilds',
  seats: 3,
  seat: 0,
  number: 9,
  waiting: [],
  frames: [],
  result: null,
  table: {
    turn: 0,
    seats: [
      { hand: 3, cards: ['monk', 'monk', 'star'], guilds: [], wins: 0 },
      {
        hand: 4,
        cards: null,
        guilds: [{ number: 5, type: 'noble', cards: ['noble', 'noble', 'jester'] }],
        wins: 0,
      },
      { hand: 2, cards: null, guilds: [], wins: 0 },
    ],
    draw: 60,
    discard: ['star'],
    side: 'red',
    played: null,
    round: 1,
    rounds: 1,
    first: 0,
    next_guild: 6,
    round_winners: [],
    round_reason: '',
    limits: { guilds: 3, copies: {} },
  },
};

const told = (event: string, given: object) => ({ number: 9, event, arguments: given }) as Told;
const paths = (event: string, given: object) =>
  face
    .flights(told(event, given), BEFORE)
    .map(({ from, to, props }) => [from, to, props.kind] as const);

describe('flights', () => {
  it('show what the viewer knows, and backs for the rest', () => {
    expect(paths('drew', { seat: 0, cards: ['monk', 'star'], count: 2 })).toEqual([
      ['draw', 'hand:0', 'monk'],
      ['draw', 'hand:0', 'star'],
    ]);
    expect(paths('drew-unseen', { seat: 2, count: 1 })).toEqual([['draw', 'hand:2', null]]);
    expect(paths('swapped-unseen', { seat: 1, other: 2 })).toHaveLength(4);
  });

  it('start at the guild, or at its owner', () => {
    const hit = { seat: 0, other: 1, card: 'jester' };
    expect(paths('stole', { ...hit, guild: 5 })).toEqual([['guild:5', 'hand:0', 'jester']]);
    expect(paths('stole', { ...hit, guild: 8 })).toEqual([['guilds:1', 'hand:0', 'jester']]);
    expect(paths('dissolved', { seat: 1, guild: 5, cards: ['noble', 'noble'] })).toEqual([
      ['guild:5', 'hand:1', 'noble'],
      ['guild:5', 'hand:1', 'noble'],
    ]);
  });

  it('bring cards to the guild being laid', () => {
    const laid = { seat: 0, card: 'monk', count: 3, jesters: 1, guild: 6 };
    expect(paths('laid', laid)).toEqual([
      ['hand:0', 'guilds:0', 'monk'],
      ['hand:0', 'guilds:0', 'monk'],
      ['hand:0', 'guilds:0', 'jester'],
    ]);
    const added = { seat: 1, card: 'noble', count: 2, jesters: 0, guild: 5 };
    expect(paths('reinforced', added)).toEqual(Array(2).fill(['hand:1', 'guild:5', 'noble']));
  });

  it('ignore announcements', () => {
    expect(paths('turn', { seat: 1 })).toEqual([]);
    expect(face.sound(told('turn', { seat: 1 }))).toBeNull();
    expect(face.sound(told('played', { seat: 1, card: 'monk' }))).toBe('card');
    expect(face.sound(told('refilled', { count: 30 }))).toBe('shuffle');
  });
});

import { describe, expect, it } from 'vitest';
import type { GameInfo, SeatInfo, Settings } from '../../../src/protocol';
import {
  othersOf,
  resizeSeats,
  sameAgain,
  rematchPlayers,
} from '../../../src/table/ending/rematch';

const GAME = { bots: ['random', 'greedy'], least: 2, most: 5 } as GameInfo;
const SETTINGS: Settings = {
  game: 'guilds',
  options: { first: '2' },
  seats: ['friend', 'greedy', 'me', 'random'],
  clock: { type: 'live', seconds: 600, increment: 5 },
  private: false,
  spectators: false,
  hints: true,
};

function seat(kind: SeatInfo['kind'], bot: string | null = null): SeatInfo {
  return {
    kind,
    bot,
    name: '',
    away: false,
    present: true,
    left: null,
    running: false,
    begins_in: 0,
  };
}
/** Ana, a bot, Bo (whose seat a bot has taken over), a bot. */
const SEATS = [
  seat('person'),
  seat('bot', 'greedy'),
  seat('person', 'greedy'),
  seat('bot', 'random'),
];

describe('a rematch', () => {
  it('has the same people, bots and terms', () => {
    const again = sameAgain(SETTINGS, SEATS, 0, GAME);
    expect(again).toEqual({ ...SETTINGS, seats: ['me', 'greedy', 'friend', 'random'] });
    again.options.first = '0';
    expect(SETTINGS.options.first).toBe('2');
  });

  it('keeps a seat for everyone who played', () => {
    expect(othersOf(SEATS, 0)).toEqual([2]);
    expect(rematchPlayers(['me', 'greedy', 'friend', 'random'], [2])).toEqual([
      { kind: 'me' },
      { kind: 'changeable', friend: false },
      { kind: 'person', seat: 2 },
      { kind: 'changeable', friend: true },
    ]);
  });

  it('has space for a new friend behind them', () => {
    expect(rematchPlayers(['friend', 'me', 'friend'], [1]).map(({ kind }) => kind)).toEqual([
      'person',
      'me',
      'changeable',
    ]);
  });

  it('adds bots, and removes those who did not play', () => {
    const seats = ['random', 'greedy', 'me', 'friend'];
    expect(resizeSeats(seats, 5, [0], GAME)).toEqual([...seats, 'greedy']);
    expect(resizeSeats(seats, 3, [0], GAME)).toEqual(['random', 'me', 'friend']);
    expect(resizeSeats(seats, 2, [0], GAME)).toEqual(['me', 'friend']);
    expect(resizeSeats(['me', 'friend', 'friend'], 2, [0, 1], GAME)).toHaveLength(3);
  });
});

import { describe, expect, it } from 'vitest';
import { sceneOf, type Scene } from './scene';
import { LISTS, table, told } from './stage.fixture';
import { tokenOf, tournamentOf } from './tournament';

describe('a tournament', () => {
  const LINES = [
    ['tournament', { seat: 0, token: 'tournament-2' }],
    ['entered', { seat: 1, count: 1 }],
    ['jousts', { seat: 1, faces: ['sword'] }],
    ['scored', { seat: 1, score: 9 }],
    ['jousts', { seat: 0, faces: ['wild', 'speech'] }],
  ] as const;

  it('ranks provisional scores, from the lowest up (ZIZ-TOURNAMENT-16)', () => {
    const now = table({
      tourney: {
        host: 0,
        riders: [1, 0],
        pot: 1,
        scores: [9],
        torak: null,
        rider: 0,
        faces: ['wild', 'speech'],
        aside: [],
        free: 0,
        score: 5,
      },
    });
    const { standings, entering, ranks } = tournamentOf(sceneOf(now, told(...LINES)) as Scene, now);
    expect(entering).toBe(false);
    expect(ranks).toEqual([0, 1]);
    expect(standings).toEqual([
      { who: 1, score: 9, riding: false, rank: 1 },
      { who: 0, score: 5, riding: true, rank: 0 },
    ]);
  });

  it('shows the last scores when it is over', () => {
    const lines = told(
      ...LINES,
      ['scored', { seat: 0, score: 9 }],
      ['goal-reached', { seat: 0, score: 9, goal: 9 }],
      ['won-tournament', { seat: 1, score: 9 }],
      ['won-tournament', { seat: 0, score: 9 }],
    );
    const { standings, winners } = tournamentOf(sceneOf(table(), lines) as Scene, table());
    expect(standings.map(({ who, rank }) => [who, rank])).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(winners).toEqual([1, 0]);
  });

  it('is about the token where its host stands', () => {
    expect(tokenOf(table({}, LISTS), 0)?.goal).toBe(9);
  });
});

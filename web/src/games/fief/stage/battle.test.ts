import { describe, expect, it } from 'vitest';
import { fiefTable } from '../table.fixture';
import { roundsOf, sidesTold, winnerOf } from './battle';
import { revoltOf } from './revolt';
import { playing, type Scene } from './scene';
import { ROLL, told, type Event } from './stage.fixture';

const VILLAGE = { village: 'charolles' };

function last(...lines: readonly Event[]): Scene {
  return playing(fiefTable(), told(['turn'], ...lines), undefined).ended.at(-1) as Scene;
}

describe('a battle', () => {
  const scene = last(
    ['battle', { seat: 0, other: 1, ...VILLAGE }],
    ['joins', { seat: 2, other: 1 }],
    ROLL('attacker', 0, [2, 1], 3),
    ROLL('defender', 1, [0], 0),
    ['troops-lost', { seat: 1, sergeants: 1, knights: 0, ...VILLAGE }],
    ['changes-sides', { seat: 2 }],
    ROLL('attacker', 0, [3], 3),
    ROLL('defender', 1, [1], 1),
    ['dies', { seat: 1, lord: 'henri', cause: 'battle' }],
    ['would-surrender', { seat: 1 }],
    ['battle-over', { outcome: 'attacker', ...VILLAGE }],
    ['captured', { seat: 0, lord: 'othon', other: 2 }],
  );

  it('lists rounds with dice and consequences', () => {
    const rounds = roundsOf(scene);
    expect(rounds).toHaveLength(2);
    expect(rounds[0]).toMatchObject({ attack: { faces: [2, 1], count: 3 }, defence: { count: 0 } });
    expect(rounds[0]?.after.map(({ event }) => event)).toEqual(['troops-lost']);
    expect(rounds[1]?.after.map(({ event }) => event)).toEqual(['dies', 'would-surrender']);
    expect(rounds[1]?.attack?.thrown).toBeGreaterThan(rounds[0]?.attack?.thrown ?? Infinity);
  });

  it('knows both sides, including those who change sides, and the winner', () => {
    expect(sidesTold(scene)).toEqual({ attack: [0, 2], defence: [1] });
    expect(winnerOf(scene)).toBe('attacker');
    expect(winnerOf({ ...scene, lines: [] })).toBe(null);
  });
});

describe('a revolt', () => {
  it('adds up its cards, including calmed ones', () => {
    const revolt = revoltOf(
      last(
        ['revolt', { seat: 2, motive: 'famine', ...VILLAGE }],
        ['strikes-first', { seat: 2, other: 0 }],
        ['revolt-joined', { seat: 1, count: 2, ...VILLAGE }],
        ['calms', { seat: 1, lord: 'henri', roll: 2, paid: 0, ...VILLAGE }],
        ['calms', { seat: 1, lord: 'henri', roll: 5, paid: 3, ...VILLAGE }],
        ['revolt-calmed', VILLAGE],
        ['revolt-rolls', { faces: [1, 3], count: 6, ...VILLAGE }],
        ['troops-lost', { seat: 0, sergeants: 2, knights: 1, ...VILLAGE }],
      ),
    );
    expect(revolt).toMatchObject({ seat: 2, village: 'charolles', victim: 0, calmed: 1 });
    expect(revolt.cards).toEqual([2, 1, 1]);
    expect(revolt.calmings.map(({ calmed }) => calmed)).toEqual([false, true]);
    expect(revolt.roll?.count).toBe(6);
    expect(revolt.losses).toHaveLength(1);
  });
});

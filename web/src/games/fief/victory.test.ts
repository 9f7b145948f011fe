/** Tests how near to victory everyone is, alone or in pairs. */
import { describe, expect, it } from 'vitest';
import { fiefTable, lord, player } from './table.fixture';
import { campsOf, sourcesOf, winningNow } from './victory';

const four = fiefTable({
  pairs_win: true,
  seats: [
    player({ points: 2, goal: 4, together: 4, ally: 2 }),
    player({ points: 3 }),
    player({ points: 2, goal: 4, together: 4, ally: 0 }),
    player(),
  ],
});

describe('camps', () => {
  it('are single players at a small table', () => {
    expect(campsOf(fiefTable()).map(({ seats }) => seats)).toEqual([[0], [1], [2]]);
  });

  it('are pairs of allies from four players, the nearest first', () => {
    expect(campsOf(four)).toEqual([
      { seats: [0, 2], points: 4, goal: 4 },
      { seats: [1], points: 3, goal: 3 },
      { seats: [3], points: 0, goal: 3 },
    ]);
  });

  it('win alone before two win together', () => {
    expect(winningNow(four)).toEqual([{ seats: [1], points: 3, goal: 3 }]);
    expect(winningNow(fiefTable())).toEqual([]);
  });
});

it('list the sources of points', () => {
  const table = fiefTable({
    lords: [lord('thierry', 0, 'blaye', { king: true, fiefs: ['blaye'] })],
  });
  expect(sourcesOf(table, 0)).toEqual([
    { sign: 'king', lord: 'thierry' },
    { sign: 'barony', lord: 'thierry', fief: 'blaye' },
  ]);
});

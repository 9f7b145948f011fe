import { describe, expect, it } from 'vitest';
import { neighbourOf } from '../../ui/map/arrowkeys';
import { beside, bounds, centre, placed, supplyLines } from './hexes';
import { masteryTable } from './table.fixture';
import { diceFor } from './view';

const { map } = masteryTable();

describe('the map', () => {
  it('rotates until the own castle is at the bottom', () => {
    for (const seat of [0, 1]) {
      const hexes = placed(map, seat);
      const castle = map.findIndex(({ kind, owner }) => kind === 'castle' && owner === seat);
      const ys = hexes.map((hex) => centre(hex).y);
      const other = map.findIndex(({ kind, owner }) => kind === 'castle' && owner !== seat);
      expect(ys[castle]).toBeGreaterThan(ys[other] ?? 0);
      // Neighbours stay neighbours.
      expect(beside(hexes).map((near) => near.toSorted((a, b) => a - b))).toEqual(
        beside(map).map((near) => near.toSorted((a, b) => a - b)),
      );
    }
  });

  it('is as large as its hexagons', () => {
    const box = bounds([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: 0, r: 1 },
    ]);
    expect(box.wide).toBeCloseTo(2 * Math.sqrt(3));
    expect(box.tall).toBeCloseTo(3.5);
  });

  it('moves by arrow keys', () => {
    const places = map.map(centre);
    expect(neighbourOf(places, 0, 'ArrowRight')).toBe(1);
    expect(neighbourOf(places, 1, 'ArrowLeft')).toBe(0);
    expect([5, 6]).toContain(neighbourOf(places, 1, 'ArrowDown'));
    expect(neighbourOf(places, 0, 'ArrowLeft')).toBe(0);
    expect(neighbourOf(places, 0, 'Enter')).toBe(0);
  });

  it('returns by the opposite key', () => {
    const rows = Array.from({ length: 5 }, (_, r) => r - 2);
    const places = rows.flatMap((r) => rows.map((q) => centre({ q, r })));
    const inner = places.flatMap(({ x, y }, at) =>
      Math.abs(x) < 2 && Math.abs(y) < 2 ? [at] : [],
    );
    for (const [there, back] of [
      ['ArrowUp', 'ArrowDown'],
      ['ArrowDown', 'ArrowUp'],
      ['ArrowLeft', 'ArrowRight'],
    ] as const) {
      for (const at of inner)
        expect(neighbourOf(places, neighbourOf(places, at, there), back)).toBe(at);
    }
  });
});

describe('supply lines', () => {
  it('run over own territories, and across a lake', () => {
    expect(supplyLines(map, 0)).toEqual([
      { from: 0, to: 1, lakes: [] },
      { from: 1, to: 3, lakes: [2] },
    ]);
  });

  it('leave out territories without supply', () => {
    const alone = map.map((tile) => (tile.owner === 0 ? { ...tile, supply: null } : tile));
    expect(supplyLines(alone, 0)).toEqual([]);
  });
});

describe('dice', () => {
  it('show eight knights as a six and a two', () => {
    expect(diceFor(8)).toEqual([6, 2]);
    expect(diceFor(12)).toEqual([6, 6]);
    expect(diceFor(0)).toEqual([]);
  });
});

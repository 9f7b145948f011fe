/** Tests the land: every ground is around its village, borders are shared, signs are in place. */
import { describe, expect, it } from 'vitest';
import { fiefTable } from '../table.fixture';
import type { Village } from '../view';
import { bent, landOf, path, roadsOf } from './land';

const villages = fiefTable().villages;
const land = landOf(villages);

function area(points: readonly { x: number; y: number }[]): number {
  return (
    Math.abs(
      points.reduce((sum, { x, y }, at) => {
        const next = points[(at + 1) % points.length] as { x: number; y: number };
        return sum + x * next.y - next.x * y;
      }, 0),
    ) / 2
  );
}

function nearest(x: number, y: number): Village {
  const far = (village: Village) => Math.hypot(village.x - x, village.y - y);
  return [...villages].sort((one, other) => far(one) - far(other))[0] as Village;
}

describe('the land', () => {
  it('is divided completely', () => {
    const whole = land.grounds.reduce((sum, ground) => sum + area(ground), 0);
    expect(whole).toBeCloseTo(100 * 100, -1);
  });

  it('has one border between two neighbours', () => {
    const pairs = land.borders.map(({ between }) => between.join());
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { points } of land.borders) expect(points.length).toBe(9);
  });

  it('is computed once', () => {
    expect(landOf(fiefTable().villages)).toBe(land);
  });

  it('has space for the signs on their own ground', () => {
    for (const [number, { x, y }] of land.sees) expect(nearest(x, y).bishopric).toBe(number);
    for (const [name, { x, y }] of land.fiefs) expect(nearest(x, y).fief).toBe(name);
  });
});

describe('roads', () => {
  it('are drawn once for both directions', () => {
    const links = villages.reduce((sum, village) => sum + village.links.length, 0);
    expect(roadsOf(villages).length).toBe(links / 2);
  });

  it('bend a little', () => {
    const [road] = roadsOf(villages);
    expect(road && bent(road, 200, 100)).toMatch(/^M[\d. ]+Q[\d. ]+$/);
  });
});

it('draws a line', () => {
  const corner = { x: 10, y: 50 };
  expect(path([corner, { x: 20, y: 0 }], 200, 100)).toBe('M20 50L40 0');
});

import { describe, expect, it } from 'vitest';
import { Redeployment, type Move } from './marching';
import { masteryTable } from './table.fixture';

const CASTLE = 1;
const FOREST = 2;
const FORT = 4;

/** Every first move between the castle and both territories, as the server lists them. */
function moves(): Move[] {
  const tiles = [CASTLE, FOREST, FORT];
  return tiles.flatMap((tile) =>
    tiles.filter((to) => to !== tile).map((to) => ({ tile, to, count: 1 })),
  );
}

function redeployment(table = masteryTable(), first = moves()): Redeployment {
  return new Redeployment(table, 0, first);
}

describe('a redeployment', () => {
  it('leaves one knight on a territory and none in the castle', () => {
    const plan = redeployment();
    expect(plan.spare(FOREST)).toBe(2);
    expect(plan.spare(CASTLE)).toBe(8);
  });

  it('fills a territory to its capacity and the castle without limit', () => {
    const plan = redeployment();
    expect(plan.counts(CASTLE, FOREST)).toEqual([1, 2, 3]);
    expect(plan.counts(FOREST, CASTLE)).toEqual([1, 2]);
    expect(plan.moved(CASTLE, FOREST, 3).room(FOREST)).toBe(0);
  });

  it('can be reversed', () => {
    const plan = redeployment().moved(CASTLE, FOREST, 3).moved(FOREST, CASTLE, 3);
    expect(plan.isEmpty).toBe(true);
    expect(plan.route()).toEqual([]);
  });

  it('consists of moves in which no tile both gives and receives', () => {
    const plan = redeployment().moved(FOREST, CASTLE, 2).moved(CASTLE, FORT, 4);
    expect([plan.change(CASTLE), plan.change(FOREST), plan.change(FORT)]).toEqual([-2, -2, 4]);
    const route = plan.route() ?? [];
    const givers = new Set(route.map(({ tile }) => tile));
    expect(route.some(({ to }) => givers.has(to))).toBe(false);
    expect(route.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  it('counts the dice that are left', () => {
    const plan = redeployment();
    expect(plan.dice).toBe(6);
    // Eight knights are two dice, six are one.
    expect(plan.moved(CASTLE, FOREST, 2).dice).toBe(7);
  });

  it('never exceeds the dice, not even on the way', () => {
    const table = masteryTable();
    const seats = table.seats.map((seat, at) => (at === 0 ? { ...seat, reserve: 0 } : seat));
    const map = table.map.map((tile, at) => (at === 0 ? { ...tile, knights: 6 } : tile));
    const plan = redeployment({ ...table, seats, map });
    // A seventh knight in the castle would need a second die.
    expect(plan.counts(FOREST, CASTLE)).toEqual([]);
    expect(plan.counts(FOREST, FORT)).toEqual([1, 2]);
  });

  it('lets only those give and receive who may', () => {
    const only = [{ tile: CASTLE, to: FOREST, count: 1 }];
    const plan = redeployment(masteryTable(), only);
    expect(plan.gives(CASTLE)).toBe(true);
    expect(plan.gives(FOREST)).toBe(false);
    const later = plan.moved(CASTLE, FOREST, 2);
    // What was planned can be taken back.
    expect(later.counts(FOREST, CASTLE)).toEqual([1, 2]);
    expect(later.room(CASTLE)).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../../src/protocol';
import { leftNow, reading } from '../../../src/table/players/clocks.svelte';

function seat(left: number | null, running: boolean): SeatInfo {
  return {
    kind: 'person',
    name: 'Ana',
    bot: null,
    away: false,
    present: true,
    left,
    running,
    begins_in: 0,
  };
}

describe('clocks', () => {
  it('count on while they run, and stop at zero', () => {
    expect(leftNow(seat(5000, true), 1200)).toBe(3800);
    expect(leftNow(seat(5000, true), 9000)).toBe(0);
    expect(leftNow(seat(5000, false), 1200)).toBe(5000);
    expect(leftNow(seat(null, true), 1200)).toBeNull();
  });

  it('do not gain when the page reads them before the update', () => {
    expect(leftNow(seat(5000, true), -50)).toBe(5000);
  });

  it.each([
    [0, 'at-clock', { left: '0:00' }],
    [1, 'at-clock', { left: '0:01' }],
    [59_001, 'at-clock', { left: '1:00' }],
    [605_000, 'at-clock', { left: '10:05' }],
    [3_660_000, 'at-clock-hours', { hours: 1, minutes: '01' }],
    [2 * 86_400_000 + 5 * 3_600_000, 'at-clock-days', { days: 2, hours: 5 }],
  ])('read %d ms', (left, key, given) => {
    expect(reading(left)).toEqual({ key, given });
  });
});

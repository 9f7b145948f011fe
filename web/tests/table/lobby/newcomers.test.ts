import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../../src/protocol';
import { arrivals } from '../../../src/table/lobby/newcomers';

const free = { kind: 'free', name: '' } as SeatInfo;
const bot = { kind: 'bot', name: '' } as SeatInfo;
const person = (name: string) => ({ kind: 'person', name }) as SeatInfo;

describe('those who wait for others', () => {
  it('are told who has sat down', () => {
    const before = [person('Ana'), free, free, bot];
    const now = [person('Ana'), free, person('Bo'), bot];
    expect(arrivals(before, now, 0)).toEqual(['Bo']);
    expect(arrivals(now, now, 0)).toEqual([]);
  });

  it('are not told of themselves, of bots, or of who was there when they came', () => {
    expect(arrivals([free, free], [person('Ana'), bot], 0)).toEqual([]);
    expect(arrivals([], [person('Ana'), person('Bo')], null)).toEqual([]);
  });
});

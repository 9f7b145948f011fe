import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../../src/protocol';
import { newcomers } from '../../../src/table/lobby/newcomers';

const free = { kind: 'free', name: '' } as SeatInfo;
const bot = { kind: 'bot', name: '' } as SeatInfo;
const person = (name: string) => ({ kind: 'person', name }) as SeatInfo;

describe('players who wait', () => {
  it('learn who has sat down', () => {
    const before = [person('Ana'), free, free, bot];
    const now = [person('Ana'), free, person('Bo'), bot];
    expect(newcomers(before, now, 0)).toEqual(['Bo']);
    expect(newcomers(now, now, 0)).toEqual([]);
  });

  it('are not told of themselves, of bots, or of players already there', () => {
    expect(newcomers([free, free], [person('Ana'), bot], 0)).toEqual([]);
    expect(newcomers([], [person('Ana'), person('Bo')], null)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../../src/protocol';
import { absences, isMissing } from '../../../src/table/players/absences';

const here = { kind: 'person', present: true, away: false } as SeatInfo;
const gone = { ...here, present: false };

describe('a missing player', () => {
  it('is counted from when the page saw it', () => {
    let seen = absences([], [here, gone], 1_000);
    expect(seen).toEqual([null, 1_000]);
    seen = absences(seen, [gone, gone], 5_000);
    expect(seen).toEqual([5_000, 1_000]);
    expect(absences(seen, [gone, here], 9_000)).toEqual([5_000, null]);
  });

  it('is neither a bot nor somebody for whom a bot plays', () => {
    const bot = { ...gone, kind: 'bot' } as SeatInfo;
    expect(absences([], [bot, { ...gone, away: true }], 1_000)).toEqual([null, null]);
  });

  it('may be replaced after a minute', () => {
    expect(isMissing(1_000, 60_999)).toBe(false);
    expect(isMissing(1_000, 61_000)).toBe(true);
    expect(isMissing(null, 61_000)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { Told } from '../../../src/protocol';
import { isNews, takeover } from '../../../src/table/chronicle/people';
import { passesWarning } from '../../../src/table/players/warnings';

function told(event: string, given: Record<string, unknown>): Told {
  return { number: 0, event, arguments: given } as Told;
}

const LATE = told('bot-takes-over', { seat: 1, why: 'clock' });
const LEFT = told('bot-takes-over', { seat: 1, why: 'left' });
const BACK = told('person-returns', { seat: 1 });

describe('a bot that plays for somebody', () => {
  it('has a reason, and the time-outs are counted', () => {
    expect(takeover([told('turn', { seat: 1 }), LATE], 1)).toEqual({ why: 'clock', late: 1 });
    expect(takeover([LATE, BACK, LATE], 1)).toEqual({ why: 'clock', late: 2 });
    expect(takeover([LATE, BACK, LEFT], 1)).toEqual({ why: 'left', late: 1 });
    expect(takeover([LATE], 0)).toBeNull();
  });

  it('is shown when it comes and goes, unless all have agreed', () => {
    expect([LATE, LEFT, BACK].every(isNews)).toBe(true);
    expect(isNews(told('bot-takes-over', { seat: 1, why: 'vote' }))).toBe(false);
    expect(isNews(told('turn', { seat: 1 }))).toBe(false);
  });
});

describe('a clock', () => {
  it('warns once at thirty and at ten seconds', () => {
    const times = [40_000, 30_200, 29_900, 20_000, 10_001, 9_800, 5_000];
    const told = times.filter((left, at) => passesWarning(times[at - 1] ?? Infinity, left));
    expect(told).toEqual([29_900, 9_800]);
  });

  it('warns at once if it starts low, and not when no time is left', () => {
    expect(passesWarning(Infinity, 8_000)).toBe(true);
    expect(passesWarning(300, 0)).toBe(false);
  });
});

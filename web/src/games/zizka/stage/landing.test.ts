import { afterEach, describe, expect, it, vi } from 'vitest';
import { FALL, Landing } from './landing';

afterEach(() => {
  vi.useRealTimers();
});

describe('throws', () => {
  it('are new until they have been seen', () => {
    vi.useFakeTimers();
    const landing = new Landing(10);
    expect([9, 10].map((thrown) => landing.isNew(thrown))).toEqual([false, true]);
    landing.follow(11);
    expect(landing.isNew(10)).toBe(true);
    vi.advanceTimersByTime(FALL);
    expect([10, 11].map((thrown) => landing.isNew(thrown))).toEqual([false, true]);
  });

  it('are new again after an undo', () => {
    const landing = new Landing(10);
    landing.follow(8);
    expect(landing.isNew(8)).toBe(true);
  });
});

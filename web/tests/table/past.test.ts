import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told, View } from '../../src/protocol';
import { Past, type Sources } from '../../src/table/past.svelte';

const CHRONICLE: Told[] = [0, 1, 1, 2, 4].map((number) => ({ number, event: 'e', arguments: {} }));

function view(number: number): View {
  return { number } as View;
}

function sources(changes: Partial<Sources> = {}): Sources {
  return {
    first: () => 0,
    last: () => 4,
    look: vi.fn(async (number: number, eyes) => ({
      sight: {
        type: 'sight' as const,
        token: '',
        number,
        last: 4,
        view: view(number),
        chronicle: CHRONICLE.filter((line) => line.number <= number).length,
      },
      chronicle: eyes === 'mine' ? null : [],
    })),
    fly: vi.fn(async () => undefined),
    chronicle: () => CHRONICLE,
    refused: vi.fn(),
    shown: vi.fn(),
    ...changes,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the past', () => {
  it('is entered by a step back, and left for the present', async () => {
    const past = new Past(sources());
    expect(past.on).toBe(false);
    await past.step(-1);
    expect(past.number).toBe(3);
    expect(past.on).toBe(true);
    past.leave();
    expect(past.on).toBe(false);
  });

  it('tells which moment is shown', async () => {
    const shown = vi.fn();
    const past = new Past(sources({ shown }));
    await past.go(4);
    past.leave();
    expect(shown.mock.calls).toEqual([[4], [null]]);
  });

  it('does not go beyond the ends', async () => {
    const past = new Past(sources({ first: () => 2 }));
    await past.go(-5);
    expect(past.number).toBe(2);
    expect(past.atStart).toBe(true);
    await past.go(99);
    expect(past.number).toBe(4);
    expect(past.atEnd).toBe(true);
  });

  it('knows which lines had been told', async () => {
    const past = new Past(sources());
    await past.go(1);
    expect(past.told).toBe(3);
  });

  it('moves things on a step forward only', async () => {
    const given = sources();
    const past = new Past(given);
    await past.go(1);
    await past.step(1);
    expect(given.fly).toHaveBeenCalledExactlyOnceWith([CHRONICLE[3]], view(1), 1);
    await past.step(-1);
    expect(given.fly).toHaveBeenCalledTimes(1);
  });

  it('shows what was asked for last, whatever comes first', async () => {
    const answers: (() => void)[] = [];
    const plain = sources();
    const given = sources({
      look: (number, eyes) =>
        new Promise((resolve) => answers.push(() => void plain.look(number, eyes).then(resolve))),
    });
    const past = new Past(given);
    const one = past.go(1);
    const two = past.go(2);
    answers[1]?.();
    await two;
    answers[0]?.();
    await one;
    expect(past.number).toBe(2);
  });

  it('plays from the start to the end, and stops there', async () => {
    const past = new Past(sources());
    past.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(past.number).toBe(0);
    await vi.advanceTimersByTimeAsync(1400);
    expect(past.number).toBe(1);
    past.speed = 4;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(past.number).toBe(4);
    expect(past.playing).toBe(false);
  });

  it('looks through other eyes at the same position, with their chronicle', async () => {
    const past = new Past(sources());
    await past.go(2);
    await past.through('all');
    expect(past.number).toBe(2);
    expect(past.chronicle).toEqual([]);
    past.leave();
    expect(past.eyes).toBe('mine');
    expect(past.chronicle).toBe(CHRONICLE);
  });

  it('stays where it is when a look is refused', async () => {
    const refused = vi.fn();
    const past = new Past(sources({ look: () => Promise.reject(new Error('no')), refused }));
    await past.go(1);
    expect(refused).toHaveBeenCalledOnce();
    expect(past.on).toBe(false);
  });
});

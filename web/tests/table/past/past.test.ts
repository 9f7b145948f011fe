import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told, View } from '../../../src/protocol';
import { Past, type Sources } from '../../../src/table/past/past.svelte';

const CHRONICLE = [0, 1, 1, 2, 4].map((number) => ({ number, event: 'e' }) as unknown as Told);

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

/** Sources whose looks the test answers or refuses. */
function held() {
  const waiting: { answer: () => void; refuse: () => void }[] = [];
  const plain = sources();
  const look = vi.fn<Sources['look']>(
    (number, eyes) =>
      new Promise((resolve, reject) =>
        waiting.push({
          answer: () => void plain.look(number, eyes).then(resolve),
          refuse: () => reject(new Error('no')),
        }),
      ),
  );
  async function next(how: 'answer' | 'refuse'): Promise<void> {
    await vi.advanceTimersByTimeAsync(0);
    waiting.shift()?.[how]();
    await vi.advanceTimersByTimeAsync(0);
  }
  return { given: sources({ look }), answer: () => next('answer'), refuse: () => next('refuse') };
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

  it('leaps to where turns and phases begin, and to the ends beyond them', async () => {
    const told = (number: number, event: string) => ({ number, event, arguments: {} }) as Told;
    const chronicle = [
      told(0, 'dealt'),
      told(2, 'turn'),
      told(2, 'phase'),
      told(5, 'paid'),
      told(6, 'phase'),
    ];
    const past = new Past(sources({ last: () => 9, chronicle: () => chronicle }));
    const leaps: (number | null)[] = [];
    for (const by of [-1, -1, -1, 1, 1, 1] as const) {
      await past.leap(by);
      leaps.push(past.number);
    }
    expect(leaps).toEqual([6, 2, 0, 2, 6, 9]);
    await past.go(4);
    await past.leap(-1);
    expect(past.number).toBe(2);
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

  it('has one look under way, and then the newest that is wanted', async () => {
    const { given, answer } = held();
    const past = new Past(given);
    past.show((await sources().look(4, 'mine')).sight);
    const steps: Promise<void>[] = [];
    for (let key = 0; key < 4; key += 1) {
      steps.push(past.step(-1));
      await vi.advanceTimersByTimeAsync(30);
    }
    expect(given.look).toHaveBeenCalledExactlyOnceWith(3, 'mine');
    await answer();
    expect(past.number).toBe(3);
    expect(given.look).toHaveBeenCalledTimes(2);
    expect(given.look).toHaveBeenLastCalledWith(0, 'mine');
    await answer();
    expect(past.number).toBe(0);
    await Promise.all(steps);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(given.look).toHaveBeenCalledTimes(2);
  });

  it('heads for what was asked for last, though what was asked before comes in between', async () => {
    const { given, answer } = held();
    const past = new Past(given);
    expect(past.heading).toBe(4);
    void past.go(1);
    await vi.advanceTimersByTimeAsync(0);
    void past.go(2);
    await answer();
    expect(past.number).toBe(1);
    expect(past.heading).toBe(2);
    await answer();
    expect(past.heading).toBe(2);
    past.leave();
    expect(past.heading).toBe(4);
  });

  it('looks on when the look under way is refused', async () => {
    const { given, answer, refuse } = held();
    const past = new Past(given);
    const one = past.go(1);
    await vi.advanceTimersByTimeAsync(0);
    const two = past.go(2);
    await refuse();
    await answer();
    await Promise.all([one, two]);
    expect(past.number).toBe(2);
    expect(given.refused).not.toHaveBeenCalled();
  });

  it('shows nothing to other eyes than it was asked for', async () => {
    const { given, answer } = held();
    const past = new Past(given);
    void past.go(1);
    await vi.advanceTimersByTimeAsync(0);
    const seen = past.through('all');
    await answer();
    expect(past.on).toBe(false);
    await answer();
    await seen;
    expect(past.chronicle).toEqual([]);
  });

  it('is left for the present though a look is under way, and counts from there', async () => {
    const { given, answer } = held();
    const past = new Past(given);
    void past.go(1);
    await vi.advanceTimersByTimeAsync(0);
    past.leave();
    await answer();
    expect(past.on).toBe(false);
    const back = past.step(-1);
    await answer();
    await back;
    expect(past.number).toBe(3);
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

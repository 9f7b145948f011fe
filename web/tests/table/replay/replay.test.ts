import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told, View } from '../../../src/protocol';
import { Replay, type Sources } from '../../../src/table/replay/replay.svelte';

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

describe('the replay', () => {
  it('starts with a step back, and ends in the present', async () => {
    const replay = new Replay(sources());
    expect(replay.on).toBe(false);
    await replay.step(-1);
    expect(replay.number).toBe(3);
    expect(replay.on).toBe(true);
    replay.leave();
    expect(replay.on).toBe(false);
  });

  it('reports the moment shown', async () => {
    const shown = vi.fn();
    const replay = new Replay(sources({ shown }));
    await replay.go(4);
    replay.leave();
    expect(shown.mock.calls).toEqual([[4], [null]]);
  });

  it('stays within the ends', async () => {
    const replay = new Replay(sources({ first: () => 2 }));
    await replay.go(-5);
    expect(replay.number).toBe(2);
    expect(replay.atStart).toBe(true);
    await replay.go(99);
    expect(replay.number).toBe(4);
    expect(replay.atEnd).toBe(true);
  });

  it('skips to turns and phases, and to the ends beyond them', async () => {
    const told = (number: number, event: string) => ({ number, event, arguments: {} }) as Told;
    const chronicle = [
      told(0, 'dealt'),
      told(2, 'turn'),
      told(2, 'phase'),
      told(5, 'paid'),
      told(6, 'phase'),
    ];
    const replay = new Replay(sources({ last: () => 9, chronicle: () => chronicle }));
    const leaps: (number | null)[] = [];
    for (const by of [-1, -1, -1, 1, 1, 1] as const) {
      await replay.leap(by);
      leaps.push(replay.number);
    }
    expect(leaps).toEqual([6, 2, 0, 2, 6, 9]);
    await replay.go(4);
    await replay.leap(-1);
    expect(replay.number).toBe(2);
  });

  it('knows the lines up to a moment', async () => {
    const replay = new Replay(sources());
    await replay.go(1);
    expect(replay.told).toBe(3);
  });

  it('animates steps forward only', async () => {
    const given = sources();
    const replay = new Replay(given);
    await replay.go(1);
    await replay.step(1);
    expect(given.fly).toHaveBeenCalledExactlyOnceWith([CHRONICLE[3]], view(1), 1);
    await replay.step(-1);
    expect(given.fly).toHaveBeenCalledTimes(1);
  });

  it('has one pending look, and then requests the newest', async () => {
    const { given, answer } = held();
    const replay = new Replay(given);
    replay.show((await sources().look(4, 'mine')).sight);
    const steps: Promise<void>[] = [];
    for (let key = 0; key < 4; key += 1) {
      steps.push(replay.step(-1));
      await vi.advanceTimersByTimeAsync(30);
    }
    expect(given.look).toHaveBeenCalledExactlyOnceWith(3, 'mine');
    await answer();
    expect(replay.number).toBe(3);
    expect(given.look).toHaveBeenCalledTimes(2);
    expect(given.look).toHaveBeenLastCalledWith(0, 'mine');
    await answer();
    expect(replay.number).toBe(0);
    await Promise.all(steps);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(given.look).toHaveBeenCalledTimes(2);
  });

  it('reports the latest target while an earlier one is pending', async () => {
    const { given, answer } = held();
    const replay = new Replay(given);
    expect(replay.heading).toBe(4);
    void replay.go(1);
    await vi.advanceTimersByTimeAsync(0);
    void replay.go(2);
    await answer();
    expect(replay.number).toBe(1);
    expect(replay.heading).toBe(2);
    await answer();
    expect(replay.heading).toBe(2);
    replay.leave();
    expect(replay.heading).toBe(4);
  });

  it('continues after a refused look', async () => {
    const { given, answer, refuse } = held();
    const replay = new Replay(given);
    const one = replay.go(1);
    await vi.advanceTimersByTimeAsync(0);
    const two = replay.go(2);
    await refuse();
    await answer();
    await Promise.all([one, two]);
    expect(replay.number).toBe(2);
    expect(given.refused).not.toHaveBeenCalled();
  });

  it('shows nothing to other eyes than those that asked', async () => {
    const { given, answer } = held();
    const replay = new Replay(given);
    void replay.go(1);
    await vi.advanceTimersByTimeAsync(0);
    const seen = replay.through('all');
    await answer();
    expect(replay.on).toBe(false);
    await answer();
    await seen;
    expect(replay.chronicle).toEqual([]);
  });

  it('ends while a look is pending, and counts from the present', async () => {
    const { given, answer } = held();
    const replay = new Replay(given);
    void replay.go(1);
    await vi.advanceTimersByTimeAsync(0);
    replay.leave();
    await answer();
    expect(replay.on).toBe(false);
    const back = replay.step(-1);
    await answer();
    await back;
    expect(replay.number).toBe(3);
  });

  it('plays from the start to the end, and stops', async () => {
    const replay = new Replay(sources());
    replay.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.number).toBe(0);
    await vi.advanceTimersByTimeAsync(1400);
    expect(replay.number).toBe(1);
    replay.speed = 4;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(replay.number).toBe(4);
    expect(replay.playing).toBe(false);
  });

  it('shows other eyes the same position, with their chronicle', async () => {
    const replay = new Replay(sources());
    await replay.go(2);
    await replay.through('all');
    expect(replay.number).toBe(2);
    expect(replay.chronicle).toEqual([]);
    replay.leave();
    expect(replay.eyes).toBe('mine');
    expect(replay.chronicle).toBe(CHRONICLE);
  });

  it('keeps its position when a look is refused', async () => {
    const refused = vi.fn();
    const replay = new Replay(sources({ look: () => Promise.reject(new Error('no')), refused }));
    await replay.go(1);
    expect(refused).toHaveBeenCalledOnce();
    expect(replay.on).toBe(false);
  });
});

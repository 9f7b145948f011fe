import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Flight } from '../../../src/games/contract';
import type { Decision, Told, View } from '../../../src/protocol';
import {
  Presentation,
  timed,
  type Shown,
  type Timed,
} from '../../../src/table/display/presentation.svelte';
import { turn, until } from '../../waiting';

const FLIGHT = { from: 'a', to: 'b', props: {} } as unknown as Flight;
/** Pieces that are there at once. */
const LANDED = { fly: () => Promise.resolve() };

function shown(position: number): Shown {
  return { view: { number: position } as View, decision: null, position, told: 0 };
}

function line(number: number): Told {
  return { number, event: 'moved', arguments: {} } as unknown as Told;
}

function presentation(perform: (flights: Timed[]) => Promise<void>): {
  presentation: Presentation;
  seen: number[];
  flights: () => number;
} {
  const seen: number[] = [];
  const flights = vi.fn(() => [FLIGHT]);
  const pieces = { fly: perform };
  const face = { flights, sound: () => null };
  const made = new Presentation(face, pieces, shown(0), vi.fn(), ({ position }) =>
    seen.push(position),
  );
  return { presentation: made, seen, flights: () => flights.mock.calls.length };
}

describe('flights', () => {
  it('start one after the other, within a limited time', () => {
    const few = timed([FLIGHT, FLIGHT]);
    expect(few.every(({ duration }) => duration >= 250 && duration <= 400)).toBe(true);
    const many = timed(Array<Flight>(30).fill(FLIGHT));
    expect(Math.max(...many.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(
      1200,
    );
  });
});

describe('the presentation', () => {
  it('shows an update when its flights have landed', async () => {
    let land = () => undefined as void;
    const { presentation: made, seen } = presentation(
      () => new Promise((resolve) => (land = resolve)),
    );
    made.next(shown(1), [line(1)]);
    await Promise.resolve();
    expect(seen).toEqual([]);
    land();
    await until(() => expect(seen).toEqual([1]));
  });

  it('skips to a replaced chronicle', () => {
    const { presentation: made, seen, flights } = presentation(() => Promise.resolve());
    made.next(shown(5), null);
    expect(seen).toEqual([5]);
    expect(flights()).toBe(0);
  });

  it('does not animate everything when it is behind', async () => {
    let land = () => undefined as void;
    const {
      presentation: made,
      seen,
      flights,
    } = presentation(() => new Promise((resolve) => (land = resolve)));
    for (const position of [1, 2, 3, 4, 5, 6]) made.next(shown(position), [line(position)]);
    while (seen.at(-1) !== 6) {
      land();
      await turn();
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
    expect(flights()).toBeLessThan(6);
  });

  it('shows everything at once without animation where nobody wants to wait', async () => {
    const {
      presentation: made,
      seen,
      flights,
    } = presentation(() => Promise.reject(new Error('flown')));
    made.speed = Infinity;
    for (const position of [1, 2, 3]) made.next(shown(position), [line(position)]);
    await until(() => expect(seen).toEqual([1, 2, 3]));
    expect(flights()).toBe(0);
  });

  it('is faster on request', async () => {
    const flown: number[] = [];
    const { presentation: made } = presentation((list) => {
      flown.push(...list.map(({ duration }) => duration));
      return Promise.resolve();
    });
    await made.fly([line(1)], {} as View);
    made.speed = 2;
    await made.fly([line(1)], {} as View);
    expect(flown[0]).toBe(2 * (flown[1] ?? 0));
  });

  it('does not go back to what an undo has removed', async () => {
    let land = () => undefined as void;
    const { presentation: made } = presentation(() => new Promise((resolve) => (land = resolve)));
    made.next(shown(1), [line(1)]);
    made.next(shown(9), null);
    land();
    await turn();
    expect(made.shown.position).toBe(9);
  });
});

describe('a cleared table', () => {
  const DECISION = { id: '3.0' } as Decision;
  const cleared = (): Shown => ({ ...shown(3), decision: DECISION, told: 7 });
  const atRest = { number: 2 } as View;

  const rest = (lines: readonly Told[]) => (lines.length > 2 ? { view: atRest, lines: 2 } : null);

  /** The first two lines of an update are shown before the third clears the table. */
  async function held() {
    const seen: Shown[] = [];
    const flights = vi.fn((told: Told) => [{ ...FLIGHT, from: told.event }]);
    const face = { flights, sound: () => null, rest };
    const made = new Presentation(face, LANDED, shown(1), vi.fn(), (each) => seen.push(each));
    made.next(cleared(), [line(3), line(3), line(3)]);
    await until(() => expect(made.held).toBe(true));
    return { presentation: made, seen, flights: () => flights.mock.calls.length };
  }

  afterEach(() => vi.useRealTimers());

  it('is held without a question until the viewer continues', async () => {
    const { presentation: made, seen, flights } = await held();
    expect(made.shown).toEqual({ view: atRest, decision: null, position: 1, told: 6 });
    expect(flights()).toBe(2);
    made.goOn();
    await until(() => expect(seen.at(-1)).toEqual(cleared()));
    expect(flights()).toBe(2);
    expect(made.held).toBe(false);
  });

  it('is cleared by itself after a while', async () => {
    vi.useFakeTimers();
    const { presentation: made } = await held();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(made.shown).toEqual(cleared());
  });

  it('does not delay a viewer who plays on quickly', async () => {
    const { presentation: made } = await held();
    for (const position of [4, 5, 6]) made.next(shown(position), [line(position)]);
    await until(() => expect(made.held).toBe(false));
  });

  it('is dropped when the chronicle is replaced', async () => {
    const { presentation: made, seen } = await held();
    made.next(shown(9), null);
    await until(() => expect(made.held).toBe(false));
    expect(seen.map(({ position }) => position)).toEqual([1, 9]);
  });

  it('calls a viewer in another tab at once', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const face = { flights: () => [], sound: () => null, rest };
    const made = new Presentation(face, LANDED, shown(1), vi.fn(), vi.fn());
    made.next(cleared(), [line(3), line(3), line(3)]);
    await until(() => expect(made.shown).toEqual(cleared()));
    hidden.mockRestore();
  });

  it('is not held for a viewer without time, but reported', async () => {
    const face = { flights: () => [], sound: () => null, rest };
    const missed = vi.fn();
    const made = new Presentation(face, LANDED, shown(1), vi.fn(), vi.fn(), () => true, missed);
    const lines = [line(3), line(4), line(5)];
    made.next(cleared(), lines);
    await until(() => expect(made.shown).toEqual(cleared()));
    expect(missed).toHaveBeenCalledExactlyOnceWith(lines[1]);
  });
});

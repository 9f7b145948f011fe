/**
 * What the board shows, and what is moving on it.
 *
 * The new lines of an update are animated before the board shows the update. If updates come too
 * fast (many quick bots), it shows the newest at once.
 */
import type { Flight, GameFace } from '../../games/contract';
import type { Decision, Told, View } from '../../protocol';
import type { Flights } from './flights.svelte';

export interface Shown {
  view: View;
  decision: Decision | null;
  position: number;
  /** The number of chronicle lines included. */
  told: number;
}

/** A flight with its start, in milliseconds. */
export interface Timed {
  flight: Flight;
  delay: number;
  duration: number;
}

const ONE = 340;
const APART = 130;
const ALL = 1200;
const MOST_WAITING = 2;
/** How long (ms) a table is held before it is cleared, unless the viewer continues. */
const HOLD = 6000;

/**
 * Schedule flights one after the other, overlapping, within a limited total time; `speed` is that
 * of a replay.
 */
export function timed(flights: readonly Flight[], speed = 1): Timed[] {
  const apart = Math.min(APART, (ALL - ONE) / Math.max(1, flights.length - 1));
  return flights.map((flight, index) => ({
    flight,
    delay: (index * apart) / speed,
    duration: ONE / speed,
  }));
}

interface Next {
  shown: Shown;
  lines: readonly Told[];
}

export class Presentation {
  shown = $state.raw<Shown>() as Shown;
  private readonly waiting: Next[] = [];
  private busy = false;
  /** Whether the table is held. */
  held = $state(false);
  /** Continues from a held table. */
  goOn = (): void => undefined;
  /** The factor by which animations are faster; Infinity: no animation. */
  speed = 1;

  constructor(
    private readonly face: Pick<GameFace, 'flights' | 'rest' | 'sound'>,
    private readonly flights: Pick<Flights, 'fly'>,
    first: Shown,
    private readonly sound: (name: NonNullable<ReturnType<GameFace['sound']>>) => void,
    private readonly onshow: (shown: Shown) => void,
    /** Whether the viewer has no time for a held table; and what to show instead. */
    private readonly hurried = (): boolean => document.visibilityState === 'hidden',
    private readonly missed: (end: Told) => void = () => undefined,
  ) {
    this.shown = first;
  }

  /** Show an update; `lines` are the new ones, null if it is not a continuation. */
  next(shown: Shown, lines: readonly Told[] | null): void {
    if (lines === null) {
      this.waiting.length = 0;
      this.set(shown);
      this.goOn();
      return;
    }
    this.waiting.push({ shown, lines });
    if (!this.busy) void this.run();
    else if (this.isLate) this.goOn();
  }

  /** Animate these lines on the current board. */
  async fly(lines: readonly Told[], before: View, speed = this.speed): Promise<void> {
    if (speed === Infinity) return;
    this.sounds(lines);
    if (document.visibilityState === 'hidden') return;
    const flights = lines.flatMap((line) => this.face.flights(line, before));
    if (flights.length > 0) await this.flights.fly(timed(flights, speed));
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      if (!this.isLate && next.lines.length > 0) await this.play(next);
      // A replaced chronicle may have arrived meanwhile.
      if (next.shown.position >= this.shown.position) this.set(next.shown);
    }
    this.busy = false;
  }

  private get isLate(): boolean {
    return this.waiting.length > MOST_WAITING;
  }

  /** Animate an update, holding the table before it is cleared. */
  private async play({ shown, lines }: Next): Promise<void> {
    const before = this.shown;
    const rest = this.face.rest?.(lines, before.view) ?? null;
    if (rest === null || this.speed === Infinity || this.hurried()) {
      await this.fly(lines, before.view);
      const end = rest && lines[rest.lines - 1];
      if (end) this.missed(end);
      return;
    }
    const { view, lines: count } = rest;
    await this.fly(lines.slice(0, count), before.view);
    if (this.shown !== before) return;
    const told = shown.told - lines.length + count;
    this.set({ view, decision: null, position: before.position, told });
    await this.hold();
    // After continuing, the next question comes at once.
    this.sounds(lines.slice(count));
  }

  private async hold(): Promise<void> {
    this.held = true;
    await new Promise<void>((resolve) => {
      this.goOn = resolve;
      setTimeout(resolve, HOLD);
    });
    this.held = false;
  }

  private set(shown: Shown): void {
    this.shown = shown;
    this.onshow(shown);
  }

  /** At most three sounds for one update. */
  private sounds(lines: readonly Told[]): void {
    const names = lines.map((line) => this.face.sound(line)).filter((name) => name !== null);
    [...new Set(names)].slice(0, 3).forEach((name, index) => {
      setTimeout(() => this.sound(name), index * 220);
    });
  }
}

/** What the board shows now, and what is still moving on it.
 *
 * An update is not shown at once: first its new lines are animated, then the board is drawn anew. Whoever falls behind (many quick bots) sees the newest at once. */
import type { Flight, GameFace } from '../../games/contract';
import type { Decision, Told, View } from '../../protocol';
import type { Flights } from './flights.svelte';

export interface Shown {
  view: View;
  decision: Decision | null;
  position: number;
  /** How many lines of the chronicle belong to it. */
  told: number;
}

/** A flight with its moment, in milliseconds. */
export interface Timed {
  flight: Flight;
  delay: number;
  duration: number;
}

const ONE = 340;
const APART = 130;
const ALL = 1200;
const MOST_WAITING = 2;
/** How long it can be looked at what is about to be cleared away; whoever has seen it goes on. */
const HOLD = 6000;

/** Flights one after the other, overlapping, all together within the time that people like to wait;
 * `speed` is that of a replay. */
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
  /** Whether the table is held as it came to rest. */
  held = $state(false);
  /** Goes on from there. */
  goOn = (): void => undefined;
  /** How many times faster than usual things move; Infinity: they are there at once. */
  speed = 1;

  constructor(
    private readonly face: Pick<GameFace, 'flights' | 'rest' | 'sound'>,
    private readonly flights: Pick<Flights, 'fly'>,
    first: Shown,
    private readonly sound: (name: NonNullable<ReturnType<GameFace['sound']>>) => void,
    private readonly onshow: (shown: Shown) => void,
    /** Whether nobody has the time to look at it, and what is told instead. */
    private readonly hurried = (): boolean => document.visibilityState === 'hidden',
    private readonly missed: (end: Told) => void = () => undefined,
  ) {
    this.shown = first;
  }

  /** Show an update; `lines` are those that it added, null when it is no continuation. */
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

  /** Move what these lines tell, on the board as it is. */
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
      // A chronicle told anew may have come meanwhile.
      if (next.shown.position >= this.shown.position) this.set(next.shown);
    }
    this.busy = false;
  }

  private get isLate(): boolean {
    return this.waiting.length > MOST_WAITING;
  }

  /** Move what an update tells; what it clears away is held before. */
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
    // Whoever goes on is asked at once.
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

  /** A chord is enough: three sounds at most for one update. */
  private sounds(lines: readonly Told[]): void {
    const names = lines.map((line) => this.face.sound(line)).filter((name) => name !== null);
    [...new Set(names)].slice(0, 3).forEach((name, index) => {
      setTimeout(() => this.sound(name), index * 220);
    });
  }
}

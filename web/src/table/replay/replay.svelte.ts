/**
 * Replays the game: the table after any number of answers, step by step or automatically, and once
 * the game is over through other eyes.
 */
import type { Look, Sight, Told, View } from '../../protocol';
import type { Seen } from '../connection/live.svelte';
import { chapters } from '../chronicle/turns';

export type Eyes = Look['eyes'];

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long (ms) a position stays at normal speed. */
const STAY = 1400;

export interface Sources {
  /** The number of answers in the position where the table began. */
  first: () => number;
  /** The current number of answers. */
  last: () => number;
  look: (number: number, eyes: Eyes) => Promise<Seen>;
  /** Animate these lines, before the next position is shown. */
  fly: (lines: readonly Told[], before: View, speed: number) => Promise<void>;
  /** The viewer's own chronicle. */
  chronicle: () => readonly Told[];
  refused: (problem: unknown) => void;
  /** Called when another moment is shown; null is the present. */
  shown: (number: number | null) => void;
}

export class Replay {
  /** The number of answers shown; null is the present. */
  number = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  eyes = $state<Eyes>('mine');
  playing = $state(false);
  speed = $state<number>(1);
  /** The number of chronicle lines at that time. */
  told = $state(0);
  private otherChronicle = $state.raw<Told[] | null>(null);
  private asked = 0;
  /** The number requested last, while the request is pending. */
  private wanted = $state<number | null>(null);
  /** Resolves when no request is pending. */
  private looked: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sources: Sources) {}

  /** Whether the past is shown, or has been requested. */
  get on(): boolean {
    return this.view !== null;
  }

  get atStart(): boolean {
    return this.number !== null && this.number <= this.sources.first();
  }

  get atEnd(): boolean {
    return this.number === null || this.number >= this.sources.last();
  }

  /**
   * The number that will be shown when the pending request is answered; quick steps count from
   * there.
   */
  get heading(): number {
    return this.wanted ?? this.number ?? this.sources.last();
  }

  /** The chronicle as seen through the current eyes. */
  get chronicle(): readonly Told[] {
    return this.otherChronicle ?? this.sources.chronicle();
  }

  /** Show a position that is already loaded. */
  show(sight: Sight): void {
    this.number = sight.number;
    this.view = sight.view;
    this.told = sight.chronicle;
    this.sources.shown(sight.number);
  }

  /**
   * Request one position. Only one request is pending at a time, and of those made meanwhile only
   * the newest is sent: a held key makes thirty a second.
   */
  async go(number: number, moving = false): Promise<void> {
    const { first, last, refused } = this.sources;
    const wanted = Math.min(Math.max(number, first()), last());
    const ticket = ++this.asked;
    this.wanted = wanted;
    await this.looked;
    if (ticket !== this.asked) return;
    const { view: before, number: shown, eyes } = this;
    try {
      const { sight, chronicle } = await this.look(wanted);
      if (this.wanted === null || eyes !== this.eyes) return;
      this.otherChronicle = chronicle;
      if (moving && ticket === this.asked && before !== null && shown === wanted - 1) {
        const lines = this.chronicle.filter((line) => line.number === wanted);
        await this.sources.fly(lines, before, this.playing ? this.speed : 1);
        if (ticket !== this.asked) return;
      }
      this.show(sight);
    } catch (problem) {
      if (ticket === this.asked) {
        this.pause();
        refused(problem);
      }
    } finally {
      if (ticket === this.asked) this.wanted = null;
    }
  }

  private look(number: number): Promise<Seen> {
    const seen = this.sources.look(number, this.eyes);
    this.looked = seen.catch(() => undefined);
    return seen;
  }

  step(by: 1 | -1): Promise<void> {
    this.pause();
    return this.go(this.heading + by, by > 0);
  }

  /** Go to the beginning of the next or previous turn or phase, or to the start or end. */
  leap(by: 1 | -1): Promise<void> {
    this.pause();
    const at = this.heading;
    const begin = chapters(this.chronicle);
    const there = by > 0 ? begin.find((each) => each > at) : begin.findLast((each) => each < at);
    return this.go(there ?? (by > 0 ? this.sources.last() : this.sources.first()));
  }

  toStart(): Promise<void> {
    this.pause();
    return this.go(this.sources.first());
  }

  toEnd(): Promise<void> {
    this.pause();
    return this.go(this.sources.last());
  }

  /** Look through other eyes at the same position. */
  through(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    return this.go(this.heading);
  }

  /** Show one position after the other, from the start if the end is shown. */
  play(): void {
    this.playing = true;
    const begin = this.atEnd ? this.go(this.sources.first()) : Promise.resolve();
    void begin.then(() => this.wait());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Return to the present. */
  leave(): void {
    this.pause();
    this.asked += 1;
    this.wanted = null;
    this.number = null;
    this.view = null;
    this.otherChronicle = null;
    this.eyes = 'mine';
    this.sources.shown(null);
  }

  private wait(): void {
    if (!this.playing) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.onwards(), STAY / this.speed);
  }

  private async onwards(): Promise<void> {
    if (this.atEnd) {
      this.pause();
      return;
    }
    await this.go((this.number ?? this.sources.first()) + 1, true);
    if (this.atEnd) this.pause();
    else this.wait();
  }
}

/** Looking back: the table as it was after any number of answers, step by step or by itself, and once
 * the game is over through other eyes. */
import type { Look, Sight, Told, View } from '../../protocol';
import type { Seen } from '../connection/live.svelte';
import { chapters } from '../chronicle/turns';

export type Eyes = Look['eyes'];

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a position stays at the plain speed. */
const STAY = 1400;

export interface Sources {
  /** How many answers stood in the position that the table began from. */
  first: () => number;
  /** How many stand now. */
  last: () => number;
  look: (number: number, eyes: Eyes) => Promise<Seen>;
  /** Move things as these lines tell, before the next position is shown. */
  fly: (lines: readonly Told[], before: View, speed: number) => Promise<void>;
  /** The chronicle as it was told to us. */
  chronicle: () => readonly Told[];
  refused: (problem: unknown) => void;
  /** Called when another moment is shown; null is the present. */
  shown: (number: number | null) => void;
}

export class Past {
  /** What is looked at; null is the present. */
  number = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  eyes = $state<Eyes>('mine');
  playing = $state(false);
  speed = $state<number>(1);
  /** How many lines had been told by then. */
  told = $state(0);
  private lore = $state.raw<Told[] | null>(null);
  private asked = 0;
  /** What was asked for last, while it is on its way. */
  private wanted = $state<number | null>(null);
  /** Done when no look is under way. */
  private looked: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sources: Sources) {}

  /** Whether the past is shown: what was asked for may still be on its way. */
  get on(): boolean {
    return this.view !== null;
  }

  get atStart(): boolean {
    return this.number !== null && this.number <= this.sources.first();
  }

  get atEnd(): boolean {
    return this.number === null || this.number >= this.sources.last();
  }

  /** Where one will be when what was asked for last has come: quick steps count from there. */
  get heading(): number {
    return this.wanted ?? this.number ?? this.sources.last();
  }

  /** The chronicle as the eyes that look were told it. */
  get chronicle(): readonly Told[] {
    return this.lore ?? this.sources.chronicle();
  }

  /** Show what has been looked at already. */
  show(sight: Sight): void {
    this.number = sight.number;
    this.view = sight.view;
    this.told = sight.chronicle;
    this.sources.shown(sight.number);
  }

  /** Look at one position. One look is under way at a time, and what was wanted meanwhile is passed
   * over for the newest: a key that is held asks for thirty a second. */
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
      this.lore = chronicle;
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

  /** To where the next turn or phase begins, or the last one did; beyond them to the ends. */
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

  /** Look through other eyes, at the same position. */
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

  /** Back to the present. */
  leave(): void {
    this.pause();
    this.asked += 1;
    this.wanted = null;
    this.number = null;
    this.view = null;
    this.lore = null;
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

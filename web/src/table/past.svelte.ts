/** Looking back: the table as it was after any number of answers, step by step or by itself, and once
 * the game is over through other eyes. */
import type { Look, Sight, Told, View } from '../protocol';
import type { Seen } from './live.svelte';

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
  /** What was asked for last, while it is on its way: quick steps count from there. */
  private wanted: number | null = null;
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

  /** Look at one position. */
  async go(number: number, moving = false): Promise<void> {
    const { first, last, look, refused } = this.sources;
    const wanted = Math.min(Math.max(number, first()), last());
    const ticket = ++this.asked;
    this.wanted = wanted;
    const before = this.view;
    const shown = this.number;
    try {
      const { sight, chronicle } = await look(wanted, this.eyes);
      if (ticket !== this.asked) return;
      this.lore = chronicle;
      if (moving && before !== null && shown === wanted - 1) {
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

  step(by: 1 | -1): Promise<void> {
    this.pause();
    return this.go((this.wanted ?? this.number ?? this.sources.last()) + by, by > 0);
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
    return this.go(this.number ?? this.sources.last());
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

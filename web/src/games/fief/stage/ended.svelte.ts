/** What has ended and can still be read: each for a while, or until it is put away. */
import { untrack } from 'svelte';
import type { Scene } from './scene';

/** How long an end can be read, in ms; where it is in nobody’s way, for longer. */
const LINGER = 8000;
const LINGER_ALONE = 20000;
/** What begins after it puts it away, but not before it could be seen. */
const LEAST = 3000;
/** So many are told at once, the newest. */
const MOST = 3;
/** When dice have fallen. */
const FALLEN = 1000;

export interface Sources {
  /** All that has ended, in the order of the ends. */
  ended: () => readonly Scene[];
  /** How many lines were told. */
  told: () => number;
  /** What goes on, by a name of its own; null: nothing. */
  now: () => string | null;
  /** The question that is answered below what has ended, if any. */
  question: () => string | null;
  /** Whether what has ended has a place of its own, and nothing else is there. */
  alone: () => boolean;
}

export class Ended {
  /** What ended there in the chronicle, or before, is put away. */
  private closed = $state(-1);
  /** What ended there, or before, has been in sight long enough. */
  private due = -1;
  /** The question that it stands above. */
  private above: string | null = null;
  /** When that was which ended there, and what went on at that time. */
  private readonly since = new Map<number, { time: number; now: string | null }>();
  /** How many lines have been in sight for a moment: dice that lie do not fall once more. */
  seen: number;

  /** Those that can be read. */
  readonly scenes = $derived.by(() =>
    this.sources
      .ended()
      .filter(({ end }) => Number(end) > this.closed)
      .slice(-MOST),
  );
  private readonly told = $derived.by(() => this.sources.told());
  private readonly question = $derived.by(() => this.sources.question());

  constructor(private readonly sources: Sources) {
    // What was told before the page was opened has been seen.
    this.seen = untrack(() => this.told);
    this.closed = this.seen - 1;
    $effect.pre(() => {
      // The game was taken back to before it.
      const last = this.told - 1;
      this.due = Math.min(this.due, last);
      if (last < untrack(() => this.closed)) this.closed = last;
    });
    $effect(() => {
      const { told } = this;
      setTimeout(() => (this.seen = told), FALLEN);
    });
    $effect(() => this.wait());
    // From above a question it goes with that: nothing that can be chosen moves under a finger.
    $effect(() => {
      if (this.question === this.above) return;
      this.above = this.question;
      this.closed = Math.max(
        untrack(() => this.closed),
        this.due,
      );
    });
  }

  /** For the first of them to be read. */
  private wait(): (() => void) | undefined {
    const { sources, scenes, since } = this;
    const now = sources.now();
    const ends = scenes.map((scene) => Number(scene.end));
    for (const gone of [...since.keys()].filter((end) => !ends.includes(end))) since.delete(gone);
    for (const end of ends) {
      if (!since.has(end)) since.set(end, { time: Date.now(), now });
    }
    const end = Number(ends[0]);
    const began = since.get(end);
    if (began === undefined) return undefined;
    const replaced = now !== null && now !== began.now;
    const long = replaced ? LEAST : sources.alone() ? LINGER_ALONE : LINGER;
    const timer = setTimeout(() => this.pass(end), began.time + long - Date.now());
    return () => clearTimeout(timer);
  }

  private pass(end: number): void {
    this.due = end;
    if (this.question === null) this.closed = end;
  }

  /** All of it is put away. */
  close(): void {
    this.closed = this.told - 1;
  }
}

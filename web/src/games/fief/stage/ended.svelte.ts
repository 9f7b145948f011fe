/** Recent results that stay visible: each for a while, or until it is closed. */
import { untrack } from 'svelte';
import type { Scene } from './scene';

/** How long a result stays, in ms; longer where it covers nothing. */
const LINGER = 8000;
const LINGER_ALONE = 20000;
/** The time (ms) that a result stays before the next scene may replace it. */
const LEAST = 3000;
/** At most this many results are shown at once, the newest. */
const MOST = 3;
/** The time (ms) until dice have landed. */
const FALLEN = 1000;

export interface Sources {
  /** All ended scenes, in the order of their ends. */
  ended: () => readonly Scene[];
  /** The number of chronicle lines. */
  told: () => number;
  /** An id of what goes on; null: nothing. */
  now: () => string | null;
  /** The question that is answered below the results, if any. */
  question: () => string | null;
  /** Whether the results have a place of their own, with nothing else there. */
  alone: () => boolean;
}

export class Ended {
  /** Scenes that ended up to this line are closed. */
  private closed = $state(-1);
  /** Scenes that ended up to this line have been visible long enough. */
  private due = -1;
  /** The question that they are above. */
  private above: string | null = null;
  /** For each end: its time, and what went on then. */
  private readonly since = new Map<number, { time: number; now: string | null }>();
  /** How many lines have been visible for a moment: dice that have landed do not tumble again. */
  seen: number;

  /** The visible results. */
  readonly scenes = $derived.by(() =>
    this.sources
      .ended()
      .filter(({ end }) => Number(end) > this.closed)
      .slice(-MOST),
  );
  private readonly told = $derived.by(() => this.sources.told());
  private readonly question = $derived.by(() => this.sources.question());

  constructor(private readonly sources: Sources) {
    // Lines before the page was opened count as seen.
    this.seen = untrack(() => this.told);
    this.closed = this.seen - 1;
    $effect.pre(() => {
      // The game was undone to before it.
      const last = this.told - 1;
      this.due = Math.min(this.due, last);
      if (last < untrack(() => this.closed)) this.closed = last;
    });
    $effect(() => {
      const { told } = this;
      setTimeout(() => (this.seen = told), FALLEN);
    });
    $effect(() => this.wait());
    // Results above a question disappear with it, so that nothing moves under a finger.
    $effect(() => {
      if (this.question === this.above) return;
      this.above = this.question;
      this.closed = Math.max(
        untrack(() => this.closed),
        this.due,
      );
    });
  }

  /** Start the timer of the oldest visible result. */
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

  /** Close all results. */
  close(): void {
    this.closed = this.told - 1;
  }
}

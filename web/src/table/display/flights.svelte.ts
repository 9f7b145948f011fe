/** The pieces that travel from place to place above the board: Flights.svelte draws them. */
import { tick } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { Timed } from './presentation.svelte';

interface Ghost {
  id: number;
  timed: Timed;
  from: DOMRect;
  to: DOMRect;
  wide: number;
}

const middle = (box: DOMRect) => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

export class Flights {
  ghosts = $state.raw<Ghost[]>([]);
  /** The board, whose places are marked with `data-place`. */
  board: HTMLElement | undefined;
  /** Where the pieces are drawn. */
  layer: HTMLElement | undefined;
  private last = 0;

  private place(name: string): DOMRect | null {
    const found = this.board?.querySelector(`[data-place="${CSS.escape(name)}"]`);
    const box = found?.getBoundingClientRect();
    return box && box.width > 0 ? box : null;
  }

  /** As large as a card is on the smaller of both places. */
  private width(from: DOMRect, to: DOMRect): number {
    const small = Math.min(from.width, to.width, from.height / 1.4, to.height / 1.4);
    return Math.min(96, Math.max(36, small));
  }

  /** Fly them all; resolves when the last has landed. */
  async fly(flights: Timed[]): Promise<void> {
    if (prefersReducedMotion.current) return this.fade();
    const found = flights.flatMap((timed): Ghost[] => {
      const from = this.place(timed.flight.from);
      const to = this.place(timed.flight.to);
      if (!from || !to) return [];
      return [{ id: ++this.last, timed, from, to, wide: this.width(from, to) }];
    });
    if (found.length === 0) return;
    this.ghosts = [...this.ghosts, ...found];
    await tick();
    await Promise.all(found.map((ghost) => this.travel(ghost)));
    const landed = new Set(found.map(({ id }) => id));
    this.ghosts = this.ghosts.filter(({ id }) => !landed.has(id));
  }

  private async travel({ id, timed, from, to }: Ghost): Promise<void> {
    const element = this.layer?.querySelector(`[data-ghost="${id}"]`);
    if (!element) return;
    const start = middle(from);
    const end = middle(to);
    const at = ({ x, y }: { x: number; y: number }, more = '') =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
    const between = {
      x: (start.x + end.x) / 2,
      y: (start.y + end.y) / 2 - Math.min(40, Math.abs(start.x - end.x) / 8),
    };
    const animation = element.animate(
      [
        { transform: at(start), opacity: 1 },
        { transform: at(between, 'scale(1.08)'), opacity: 1, offset: 0.5 },
        { transform: at(end), opacity: 1 },
      ],
      {
        duration: timed.duration,
        delay: timed.delay,
        easing: 'cubic-bezier(.3,.1,.3,1)',
        fill: 'forwards',
      },
    );
    // A page that is closed meanwhile cancels it.
    await animation.finished.catch(() => undefined);
  }

  /** Nothing travels: the board turns pale for a moment before it changes. */
  private async fade(): Promise<void> {
    const pale = this.board?.animate([{ opacity: 1 }, { opacity: 0.6 }, { opacity: 1 }], {
      duration: 120,
    });
    await pale?.finished.catch(() => undefined);
  }
}

/**
 * Ignores presses that were meant for the previous question. At first a press at the same place
 * does not count for an answer with another name, and for a moment no press counts for a lasting
 * answer (`data-lasting`), nor the second half of a double click for a confirmation (`data-sure`).
 * The keyboard is never delayed, nor are presses within one question.
 */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** How long, in ms. */
export const GRACE = 400;
/** How far apart (px) two taps of one finger may be. */
const NEAR = 32;

/** A press on the buttons of a question. */
export interface Press {
  at: number;
  x: number;
  y: number;
  /** The text of the button. */
  name: string;
  lasting: boolean;
  /** Whether the button confirms what was just chosen. */
  sure: boolean;
  /**
   * Whether it came right after another press: the browser counts the clicks of a mouse, not all
   * taps.
   */
  double: boolean;
  touch: boolean;
}

export class PressGuard {
  /** When the question came. No press can have been meant for one before the first. */
  private came = -Infinity;
  private last: { press: Press; question: string | null } | null = null;

  constructor(private question: string | null) {}

  /** Set the current question. */
  asks(question: string | null, at: number): void {
    if (question === this.question) return;
    this.question = question;
    this.came = at;
  }

  /** Whether a press is meant for the current question. */
  takes(press: Press): boolean {
    const { lasting, sure, touch, double } = press;
    const early = press.at - this.came < GRACE && (lasting || (sure && (touch || double)));
    if (early || this.isMeantForLast(press)) return false;
    this.last = { press, question: this.question };
    return true;
  }

  private isMeantForLast({ at, x, y, name, double, touch }: Press): boolean {
    if (this.last === null || this.last.question === this.question) return false;
    const { press } = this.last;
    const again =
      at - press.at < GRACE && Math.abs(x - press.x) < NEAR && Math.abs(y - press.y) < NEAR;
    return press.name !== name && again && (touch || double);
  }
}

/** Guards the buttons of an element with a question. */
export function guardsPresses(question: () => string | null): Attachment<HTMLElement> {
  return (slip) => {
    const guard = new PressGuard(untrack(question));
    const click = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // A click by keyboard has no click count.
      if (button === null || event.detail === 0) return;
      const taken = guard.takes({
        at: event.timeStamp,
        x: event.clientX,
        y: event.clientY,
        name: button.textContent,
        lasting: button.dataset.lasting !== undefined,
        sure: button.dataset.sure !== undefined,
        double: event.detail > 1,
        touch: event instanceof PointerEvent && event.pointerType === 'touch',
      });
      if (!taken) event.stopPropagation();
    };
    slip.addEventListener('click', click, { capture: true });
    $effect(() => guard.asks(question(), performance.now()));
    return () => slip.removeEventListener('click', click, { capture: true });
  };
}

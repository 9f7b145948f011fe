/** Ignores presses that were meant for the previous question. What stands now where the finger comes down
 * is not pressed by it: not at once an answer of another name, and for a moment
 * nothing that lasts (`data-lasting`), wherever it stands, nor by a double click what makes sure
 * (`data-sure`). The keyboard is never held up, nor is anybody within one question. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** How long, in milliseconds. */
export const GRACE = 400;
/** How far from each other two taps of one finger come down, in px. */
const NEAR = 32;

/** What came down on the buttons of a question. */
export interface Press {
  at: number;
  x: number;
  y: number;
  /** What the button says. */
  name: string;
  lasting: boolean;
  /** Whether the button makes sure of what was chosen just before. */
  sure: boolean;
  /** Whether it came right after another: the system counts the clicks of a mouse, not all taps. */
  double: boolean;
  touch: boolean;
}

export class PressGuard {
  /** When the question came. Of the first nobody can have meant another. */
  private came = -Infinity;
  private last: { press: Press; question: string | null } | null = null;

  constructor(private question: string | null) {}

  /** What is asked now. */
  asks(question: string | null, at: number): void {
    if (question === this.question) return;
    this.question = question;
    this.came = at;
  }

  /** Whether a press is meant for what is asked. */
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

/** Of the slip with the question. */
export function guardsPresses(question: () => string | null): Attachment<HTMLElement> {
  return (slip) => {
    const guard = new PressGuard(untrack(question));
    const click = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // A key that clicks counts no clicks.
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

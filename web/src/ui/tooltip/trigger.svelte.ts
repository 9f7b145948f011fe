/** Opens a tooltip on hover, on focus by keyboard, on a tap or a long press. Where a click would do
 * something, the first tap opens the tooltip only, and the second does it. */
import type { Attachment } from 'svelte/attachments';

const HOVER = 350;
const PRESS = 450;

export class TooltipTrigger<Content> {
  content = $state.raw<Content | null>(null);
  beside = $state.raw<Element | null>(null);
  /** Whether the next tap does what a click does. */
  again = $state(false);
  /** Until something is told by pointing or pressing, and until what was told goes: the one goes while
   * the other is being pressed. */
  private coming: ReturnType<typeof setTimeout> | undefined;
  private going: ReturnType<typeof setTimeout> | undefined;

  show(content: Content, beside: Element, again = false): void {
    clearTimeout(this.coming);
    clearTimeout(this.going);
    this.content = content;
    this.beside = beside;
    this.again = again;
  }

  hide(): void {
    clearTimeout(this.going);
    this.content = null;
    this.beside = null;
  }

  /** Makes a button tell. `acts`: whether a click does something else, and `first`: whether a tap tells
   * before it does it; else a long press tells. */
  of(content: Content, { acts = false, first = true } = {}): Attachment<HTMLElement> {
    return (element) => {
      let touched = false;
      let pressed = false;
      let pointed = false;
      const wait = (delay: number, then: () => void) => {
        clearTimeout(this.coming);
        this.coming = setTimeout(() => element.isConnected && then(), delay);
      };
      const listeners: Record<string, (event: Event) => void> = {
        // Where a mouse moves, not where it lies: what the board moves below it tells nothing.
        pointermove: (event) => {
          if (pointed || (event as PointerEvent).pointerType !== 'mouse') return;
          pointed = true;
          wait(HOVER, () => this.show(content, element));
        },
        pointerleave: (event) => {
          if ((event as PointerEvent).pointerType !== 'mouse') return;
          pointed = false;
          clearTimeout(this.coming);
          this.hide();
        },
        pointerdown: (event) => {
          touched = (event as PointerEvent).pointerType !== 'mouse';
          pressed = false;
          if (touched && acts && !first) {
            wait(PRESS, () => {
              pressed = true;
              this.show(content, element);
            });
          }
        },
        pointerup: () => clearTimeout(this.coming),
        pointercancel: () => clearTimeout(this.coming),
        contextmenu: (event) => {
          if (touched) event.preventDefault();
        },
        click: (event) => {
          const told = this.beside === element;
          // What tells is no click: of a thing that does nothing, a first tap, a long press.
          if (!acts || pressed || (touched && first && !told)) {
            event.preventDefault();
            event.stopImmediatePropagation();
            if (!acts && told && touched) this.hide();
            else if (!pressed) this.show(content, element, acts);
          } else {
            clearTimeout(this.coming);
            this.hide();
          }
          touched = pressed = false;
        },
        focus: () => {
          // The page itself may have put it here, before anybody has touched a key.
          const used = navigator.userActivation?.hasBeenActive ?? true;
          if (used && !touched && element.matches(':focus-visible')) this.show(content, element);
        },
        // Also comes while the board is being drawn anew, when nothing may change.
        blur: () => {
          clearTimeout(this.going);
          this.going = setTimeout(() => this.beside === element && this.hide(), 0);
        },
      };
      for (const [name, listener] of Object.entries(listeners)) {
        element.addEventListener(name, listener, { capture: true });
      }
      return () => {
        for (const [name, listener] of Object.entries(listeners)) {
          element.removeEventListener(name, listener, { capture: true });
        }
        if (this.beside === element) this.hide();
      };
    };
  }
}

/**
 * Opens a tooltip on hover, on focus by keyboard, on a tap or a long press. If a click does
 * something else, the first tap only opens the tooltip, and the second does it.
 */
import type { Attachment } from 'svelte/attachments';

const HOVER = 350;
const PRESS = 450;

export class TooltipTrigger<Content> {
  content = $state.raw<Content | null>(null);
  beside = $state.raw<Element | null>(null);
  /** Whether the next tap does what a click does. */
  again = $state(false);
  /**
   * Timers until a tooltip opens, and until it closes: one may close while the next is being
   * pressed.
   */
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

  /**
   * Give a button a tooltip. `acts`: whether a click does something else; `first`: whether the
   * first tap opens the tooltip before it does, otherwise a long press does.
   */
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
        // React to movements of the mouse only: elements that the board moves under it do not
        // count.
        pointermove: (event) => {
          if (pointed || (event as PointerEvent).pointerType !== 'mouse') return;
          pointed = true;
          wait(HOVER, () => this.show(content, element));
        },
        pointerleave: (event) => {
          // A part of the element may move away under the mouse, as a card does that is lifted.
          if (event.target !== element || (event as PointerEvent).pointerType !== 'mouse') return;
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
          // Opening a tooltip is not a click: on a button without action, by a first tap, by a long
          // press.
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
          // The page itself may have set the focus, before any key was pressed.
          const used = navigator.userActivation?.hasBeenActive ?? true;
          if (used && !touched && element.matches(':focus-visible')) this.show(content, element);
        },
        // May run while the board is being redrawn, when no state may change.
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

/** Which card's power is being told, and beside what: on hover, on focus by keyboard, on a long
 * press, or on a click where there is nothing else to do. */
import type { Attachment } from 'svelte/attachments';

const HOVER = 450;
const PRESS = 450;

export class Lore {
  kind = $state<string | null>(null);
  beside = $state.raw<Element | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed = false;

  show(kind: string, beside: Element): void {
    clearTimeout(this.timer);
    this.kind = kind;
    this.beside = beside;
  }

  hide(): void {
    clearTimeout(this.timer);
    this.kind = null;
    this.beside = null;
  }

  /** Makes an element tell about a kind of card. */
  of(kind: string | null): Attachment<HTMLElement> {
    return (element) => {
      if (kind === null) return;
      const wait = (delay: number, then: () => void) => {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => element.isConnected && then(), delay);
      };
      const listeners: Record<string, (event: Event) => void> = {
        pointerenter: (event) => {
          if ((event as PointerEvent).pointerType === 'mouse') {
            wait(HOVER, () => this.show(kind, element));
          }
        },
        pointerleave: () => this.hide(),
        pointerdown: (event) => {
          this.pressed = false;
          if ((event as PointerEvent).pointerType === 'mouse') this.hide();
          else {
            wait(PRESS, () => {
              this.pressed = true;
              this.show(kind, element);
            });
          }
        },
        pointerup: () => clearTimeout(this.timer),
        pointercancel: () => clearTimeout(this.timer),
        contextmenu: (event) => {
          if (this.pressed) event.preventDefault();
        },
        // A long press has told what it was for: it is no click.
        click: (event) => {
          if (this.pressed) {
            this.pressed = false;
            event.preventDefault();
            event.stopImmediatePropagation();
          }
        },
        focus: () => {
          // The page itself may have put it here, before anybody has touched a key.
          const touched = navigator.userActivation?.hasBeenActive ?? true;
          if (touched && element.matches(':focus-visible')) this.show(kind, element);
        },
        // Also comes while the board is being drawn anew, when nothing may change.
        blur: () => wait(0, () => this.hide()),
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

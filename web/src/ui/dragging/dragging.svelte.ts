/** Dragging, the same on every board: a piece goes with the pointer and is let go over a place.
 *
 * An element that can be taken up carries `{@attach dragging.of(piece)}`, a place where something can
 * be let go is marked with `data-drop`. What may be taken up, which place takes it and what that
 * means is the board's to say; a click, a tap and the keys do the same things without it. */
import type { Attachment } from 'svelte/attachments';

/** A marked place, and where in it the pointer is. */
export interface Place {
  name: string;
  element: Element;
  x: number;
  y: number;
}

export interface Held<Piece> {
  piece: Piece;
  x: number;
  y: number;
  /** The width of what was taken up, in px: it does not change its size on the way. */
  wide: number;
}

export interface Meaning<Piece> {
  can: (piece: Piece) => boolean;
  lift: (piece: Piece) => void;
  takes: (piece: Piece, place: Place) => boolean;
  /** Let go over a place that takes it, or (null) elsewhere. */
  drop: (piece: Piece, place: Place | null) => void;
}

/** A pointer that has gone less far, in px, wanted a click. */
const THRESHOLD = 8;

export class Dragging<Piece> {
  held = $state.raw<Held<Piece> | null>(null);
  /** The place that would take it now. */
  over = $state.raw<Place | null>(null);

  constructor(private readonly meaning: Meaning<Piece>) {}

  /** Makes an element something that can be taken up. */
  of(piece: Piece): Attachment<HTMLElement> {
    return (element) => {
      const down = (event: PointerEvent) => {
        if (event.button === 0 && event.isPrimary && this.meaning.can(piece)) {
          this.follow(piece, element, event);
        }
      };
      element.addEventListener('pointerdown', down);
      return () => element.removeEventListener('pointerdown', down);
    };
  }

  /** On the window: the element may be drawn anew, or go, while its piece is on the way. */
  private follow(piece: Piece, element: HTMLElement, start: PointerEvent): void {
    const ended = new AbortController();
    const listen = <Name extends keyof WindowEventMap>(
      name: Name,
      then: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, then, { signal: ended.signal, capture: true });
    const end = (place: Place | null) => {
      ended.abort();
      if (this.held === null) return;
      this.held = null;
      this.over = null;
      this.meaning.drop(piece, place);
      swallowClick();
    };
    listen('pointermove', (event) => {
      if (event.pointerId !== start.pointerId) return;
      const { clientX: x, clientY: y } = event;
      if (this.held === null) {
        if (Math.hypot(x - start.clientX, y - start.clientY) < THRESHOLD) return;
        this.meaning.lift(piece);
      }
      this.held = { piece, x, y, wide: this.held?.wide ?? element.offsetWidth };
      this.over = this.placeAt(piece, x, y);
    });
    listen('pointerup', (event) => {
      if (event.pointerId === start.pointerId) end(this.over);
    });
    listen('pointercancel', (event) => {
      if (event.pointerId === start.pointerId) end(null);
    });
    listen('keydown', (event) => {
      if (event.key !== 'Escape' || this.held === null) return;
      event.stopPropagation();
      end(null);
    });
  }

  /** The innermost place under the pointer that takes the piece. */
  private placeAt(piece: Piece, x: number, y: number): Place | null {
    let element = document.elementFromPoint(x, y)?.closest('[data-drop]') ?? null;
    while (element !== null) {
      const place = { name: element.getAttribute('data-drop') ?? '', element, x, y };
      if (this.meaning.takes(piece, place)) return place;
      element = element.parentElement?.closest('[data-drop]') ?? null;
    }
    return null;
  }
}

/** A drag ends with a click as well: that one chooses nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

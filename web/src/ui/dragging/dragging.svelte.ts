/**
 * Drag and drop, the same on every board.
 *
 * A draggable element has `{@attach dragging.of(piece)}`, a drop target has `data-drop`. The board
 * decides what can be dragged, which target accepts it and what that means; clicks, taps and keys
 * offer the same without dragging.
 */
import type { Attachment } from 'svelte/attachments';

/** A drop target, and the position of the pointer in it. */
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
  /** The width of the dragged element, in px: it keeps its size. */
  wide: number;
}

export interface Meaning<Piece> {
  can: (piece: Piece) => boolean;
  lift: (piece: Piece) => void;
  takes: (piece: Piece, place: Place) => boolean;
  /** Called when the piece is dropped on a target that accepts it, or (null) elsewhere. */
  drop: (piece: Piece, place: Place | null) => void;
}

/** A pointer that moves less than this (px) is a click. */
const THRESHOLD = 8;

export class Dragging<Piece> {
  held = $state.raw<Held<Piece> | null>(null);
  /** The target that would accept the piece now. */
  over = $state.raw<Place | null>(null);

  constructor(private readonly meaning: Meaning<Piece>) {}

  /** Make an element draggable. */
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

  /** Listen on the window: the element may be redrawn, or removed, while its piece is dragged. */
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
      ignoreClick();
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

  /** The innermost target under the pointer that accepts the piece. */
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

/** Ignore the click with which a drag ends. */
function ignoreClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** Simulates dragging with a pointer. */
import { flushSync } from 'svelte';
import { afterEach } from 'vitest';
import { turn } from './waiting';

// The click that ends a drag is ignored until the next turn of the event loop, so the next test
// waits for it.
afterEach(turn);

function point(target: EventTarget, type: string, x: number, y: number): void {
  const all = { bubbles: true, isPrimary: true, pointerId: 1, button: 0 };
  target.dispatchEvent(new PointerEvent(type, { ...all, clientX: x, clientY: y }));
  flushSync();
}

/** Drag, without dropping. */
export function carry(from: Element, to: Element | null): void {
  document.elementFromPoint = () => to;
  point(from, 'pointerdown', 10, 10);
  point(window, 'pointermove', 100, 100);
}

export function letGo(type: 'pointerup' | 'pointercancel' = 'pointerup'): void {
  point(window, type, 100, 100);
}

export function drag(from: Element, to: Element | null): void {
  carry(from, to);
  letGo();
}

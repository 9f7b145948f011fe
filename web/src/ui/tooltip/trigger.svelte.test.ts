/** What a mouse is told about. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Telling } from './trigger.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('is told where a mouse moves, not of what the board moves below it', () => {
  const telling = new Telling<string>();
  const thing = document.body.appendChild(document.createElement('button'));
  telling.of('a village')(thing);
  const point = (type: string) => {
    thing.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
    vi.advanceTimersByTime(1000);
  };
  point('pointerenter');
  expect(telling.lore).toBeNull();
  point('pointermove');
  expect(telling.lore).toBe('a village');
  point('pointerleave');
  expect(telling.lore).toBeNull();
});

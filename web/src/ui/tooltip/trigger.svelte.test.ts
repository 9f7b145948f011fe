/** What a mouse is told about. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TooltipTrigger } from './trigger.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('is told where a mouse moves, not of what the board moves below it', () => {
  const tooltip = new TooltipTrigger<string>();
  const thing = document.body.appendChild(document.createElement('button'));
  tooltip.of('a village')(thing);
  const point = (type: string) => {
    thing.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
    vi.advanceTimersByTime(1000);
  };
  point('pointerenter');
  expect(tooltip.lore).toBeNull();
  point('pointermove');
  expect(tooltip.lore).toBe('a village');
  point('pointerleave');
  expect(tooltip.lore).toBeNull();
});

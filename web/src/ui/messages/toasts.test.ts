/** Tests that toasts do not get in the way. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from './toasts.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});
const shown = () => toasts.shown.map(({ text }) => text);

it('disappears by itself', () => {
  toasts.info('a');
  vi.advanceTimersByTime(4000);
  expect(shown()).toEqual(['a']);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual([]);
});

it('is dismissed by a click elsewhere after a minimum time; a warning stays', () => {
  toasts.info('a');
  toasts.warn('b');
  toasts.leave();
  expect(shown()).toEqual(['a', 'b']);
  vi.advanceTimersByTime(3000);
  toasts.leave();
  expect(shown()).toEqual(['b']);
});

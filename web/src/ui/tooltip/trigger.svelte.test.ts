/** Tests what a mouse opens. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TooltipTrigger } from './trigger.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('opens where the mouse moves, not for what the board moves under it', () => {
  const tooltip = new TooltipTrigger<string>();
  const thing = document.body.appendChild(document.createElement('button'));
  tooltip.of('a village')(thing);
  const point = (type: string) => {
    thing.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
    vi.advanceTimersByTime(1000);
  };
  point('pointerenter');
  expect(tooltip.content).toBeNull();
  point('pointermove');
  expect(tooltip.content).toBe('a village');
  point('pointerleave');
  expect(tooltip.content).toBeNull();
});

it('opens although a part of the element moves away under the mouse', () => {
  const tooltip = new TooltipTrigger<string>();
  const card = document.body.appendChild(document.createElement('button'));
  const picture = card.appendChild(document.createElement('span'));
  tooltip.of('noble')(card);
  card.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  picture.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  vi.advanceTimersByTime(1000);
  expect(tooltip.content).toBe('noble');
});

it('does not open for an element that is gone', () => {
  const tooltip = new TooltipTrigger<string>();
  const laid = () => {
    const card = document.body.appendChild(document.createElement('button'));
    tooltip.of('noble')(card);
    return card;
  };
  const [stays, goes] = [laid(), laid()];
  const rest = (card: HTMLElement) =>
    card.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  rest(goes);
  goes.remove();
  vi.advanceTimersByTime(1000);
  expect(tooltip.content).toBeNull();
  rest(stays);
  vi.advanceTimersByTime(1000);
  expect(tooltip.content).toBe('noble');
});

it('opens on focus once the user has touched the page', () => {
  const tooltip = new TooltipTrigger<string>();
  const card = document.body.appendChild(document.createElement('button'));
  vi.spyOn(card, 'matches').mockReturnValue(true);
  tooltip.of('noble')(card);
  const activation = { hasBeenActive: false };
  vi.stubGlobal('navigator', { userActivation: activation });
  card.dispatchEvent(new FocusEvent('focus'));
  expect(tooltip.content).toBeNull();
  activation.hasBeenActive = true;
  card.dispatchEvent(new FocusEvent('focus'));
  expect(tooltip.content).toBe('noble');
  vi.unstubAllGlobals();
});

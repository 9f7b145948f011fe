/** What a card tells when a mouse rests on it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Lore } from './lore.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('is nothing once the card is gone: a note would have nothing to stand beside', () => {
  const lore = new Lore();
  const laid = () => {
    const card = document.body.appendChild(document.createElement('button'));
    lore.of('noble')(card);
    return card;
  };
  const [stays, goes] = [laid(), laid()];
  const rest = (card: HTMLElement) =>
    card.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  rest(goes);
  goes.remove();
  vi.advanceTimersByTime(1000);
  expect(lore.kind).toBeNull();
  rest(stays);
  vi.advanceTimersByTime(1000);
  expect(lore.kind).toBe('noble');
});

it('is told of what has the focus once somebody has touched the page', () => {
  const lore = new Lore();
  const card = document.body.appendChild(document.createElement('button'));
  vi.spyOn(card, 'matches').mockReturnValue(true);
  lore.of('noble')(card);
  const activation = { hasBeenActive: false };
  vi.stubGlobal('navigator', { userActivation: activation });
  card.dispatchEvent(new FocusEvent('focus'));
  expect(lore.kind).toBeNull();
  activation.hasBeenActive = true;
  card.dispatchEvent(new FocusEvent('focus'));
  expect(lore.kind).toBe('noble');
  vi.unstubAllGlobals();
});

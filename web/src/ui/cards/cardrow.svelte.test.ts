/** Tests that a row of cards is one tab stop, and that arrow keys move along it. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import CardRow from './CardRow.svelte';

let row: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (row) void unmount(row);
  row = null;
});

type FocusProps = { tabindex: number; onfocus: () => void };

function laid(props: Record<string, unknown> = {}): HTMLButtonElement[] {
  const cards = ['knight', 'knight', 'witch'].map((kind, at) => ({ key: `${kind}:${at}`, kind }));
  const card = createRawSnippet<[{ key: string }, number, FocusProps, boolean]>(
    (each, _index, reached) => ({
      render: () => `<button>${each().key}</button>`,
      setup: (element) => {
        (element as HTMLElement).addEventListener('focus', () => reached().onfocus());
        $effect(() => void ((element as HTMLElement).tabIndex = reached().tabindex));
      },
    }),
  );
  row = mount(CardRow, {
    target: document.body,
    props: { cards, card, 'aria-label': 'Hand', ...props } as never,
  });
  flushSync();
  return [...document.querySelectorAll('button')];
}

function press(key: string): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  document.activeElement?.dispatchEvent(event);
  flushSync();
}

it('moves by keys, and not beyond its ends', () => {
  const buttons = laid();
  const stops = () => buttons.map(({ tabIndex }) => tabIndex);
  expect(stops()).toEqual([0, -1, -1]);
  buttons[0]!.focus();
  press('ArrowLeft');
  expect(document.activeElement).toBe(buttons[0]);
  press('ArrowRight');
  expect(document.activeElement).toBe(buttons[1]);
  press('End');
  press('ArrowRight');
  expect(document.activeElement).toBe(buttons[2]);
  expect(stops()).toEqual([-1, -1, 0]);
  press('Home');
  expect(document.activeElement).toBe(buttons[0]);
});

it('leaves other keys to the board', () => {
  const onkeydown = vi.fn();
  laid({ onkeydown })[0]!.focus();
  press('Escape');
  expect(onkeydown).toHaveBeenCalledOnce();
});

it('brings equal neighbours together', () => {
  laid({ alike: (one: { kind: string }, next: { kind: string }) => one.kind === next.kind });
  const slots = [...document.querySelectorAll('.slot')];
  expect(slots.map(({ classList }) => classList.contains('alike'))).toEqual([true, false, false]);
});

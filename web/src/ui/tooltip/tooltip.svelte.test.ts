/** Tests that a tooltip stays beside its element, or closes. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Tooltip from './Tooltip.svelte';

let note: ReturnType<typeof mount> | null = null;
const onhide = vi.fn();
const thing = () => document.querySelector('button')!;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  onhide.mockClear();
  document.body.append(document.createElement('button'));
  const children = createRawSnippet(() => ({ render: () => '<p>A noble.</p>' }));
  note = mount(Tooltip, { target: document.body, props: { beside: thing(), onhide, children } });
  flushSync();
});
afterEach(() => {
  if (note) void unmount(note);
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('stays while its element is lifted a little', () => {
  thing().getBoundingClientRect = () => new DOMRect(0, -12, 40, 60);
  vi.advanceTimersToNextFrame();
  expect(onhide).not.toHaveBeenCalled();
});

it('closes when its element moves away', () => {
  thing().getBoundingClientRect = () => new DOMRect(90, 0, 40, 60);
  vi.advanceTimersToNextFrame();
  expect(onhide).toHaveBeenCalledOnce();
});

it('closes with its element', () => {
  thing().remove();
  vi.advanceTimersToNextFrame();
  expect(onhide).toHaveBeenCalledOnce();
});

it('covers neither the question nor what can be chosen', () => {
  const drawn = (mark: string, box: DOMRect) => {
    const found = document.body.appendChild(document.createElement('div'));
    found.setAttribute(mark, '');
    found.getBoundingClientRect = () => box;
  };
  if (note) void unmount(note);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  thing().getBoundingClientRect = () => new DOMRect(400, 300, 40, 60);
  drawn('data-rest', new DOMRect(300, 240, 240, 50));
  drawn('data-can', new DOMRect(400, 370, 40, 60));
  const children = createRawSnippet(() => ({ render: () => '<p>A noble.</p>' }));
  note = mount(Tooltip, { target: document.body, props: { beside: thing(), onhide, children } });
  flushSync();
  const { left, top } = document.querySelector<HTMLElement>('[role=tooltip]')!.style;
  expect([left, top]).toEqual(['292px', '310px']);
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { BOXES } from '../src/covers/boxes';

let cover: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (cover) void unmount(cover);
});

it.each(BOXES)('shows nothing of $id outside the frame', (box) => {
  cover = mount(box.cover, { target: document.body });
  flushSync();
  const frame = [...document.querySelectorAll('rect[fill="none"]')].find(
    (each) => Number(each.getAttribute('stroke-width')) > 10,
  );
  const [x = NaN, y = NaN, wide = NaN] = ['x', 'y', 'stroke-width'].map((name) =>
    Number(frame?.getAttribute(name)),
  );
  expect(Math.max(x, y) - wide / 2).toBeLessThanOrEqual(0);
});

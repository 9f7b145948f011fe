import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Play } from '../../../src/table/play.svelte';
import Players from '../../../src/table/players/Players.svelte';
import { loadCatalogue, Words } from '../../../src/words';

const catalogue = await loadCatalogue('avalon', 'en');
const words = new Words('en', {
  game: { nouns: {} },
  catalogue,
  players: ['Ana', 'Ben'],
  reader: 0,
});

let list: ReturnType<typeof mount> | null = null;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  if (list) void unmount(list);
  vi.useRealTimers();
});

/** What is shown about Ben after this many milliseconds. */
function told(phase: string, after: number): string {
  const here = { kind: 'person', bot: null, name: '', away: false, present: true, left: null };
  const play = {
    words,
    you: 0,
    over: false,
    arms: (seat: number) => seat,
    presentation: { shown: { view: { waiting: [] } } },
    live: { phase, gone: [], since: 0, info: { seats: [here, here], status: 'playing' } },
  } as unknown as Play;
  list = mount(Players, { target: document.body, props: { play } });
  flushSync();
  vi.advanceTimersByTime(after);
  flushSync();
  return document.querySelectorAll('.state')[1]?.textContent.trim() ?? '';
}

it('shows who is present', () => {
  expect(told('open', 5000)).toBe('online');
});

it('does not know while the connection is lost, except briefly', () => {
  expect(told('lost', 500)).toBe('online');
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(document.querySelectorAll('.state')[1]?.textContent.trim()).toBe('status unknown');
  expect(document.querySelectorAll('.present')).toHaveLength(0);
});

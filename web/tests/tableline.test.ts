import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import TableLine from '../src/pages/TableLine.svelte';
import type { Listed } from '../src/protocol';
import { locale } from '../src/locale.svelte';

const TABLE = {
  table: 'abc',
  settings: { game: 'avalon', seats: ['me', 'greedy'] },
  seats: [],
  status: 'over',
  updated: Date.UTC(2026, 3, 5, 12),
  your_turn: false,
  you: 0,
  winners: [0],
} as unknown as Listed;

afterEach(() => document.body.replaceChildren());

it('of an own table says when something happened, and that a finished game can be watched', () => {
  const line = mount(TableLine, {
    target: document.body,
    props: { table: TABLE, onforget: () => undefined },
  });
  flushSync();
  expect(document.querySelector('time')?.textContent).toContain('2026');
  const way = document.querySelector('a')?.textContent;
  expect(way).toBe(locale.words.say('page-watch-again'));
  void unmount(line);
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { Sight } from '../../../src/protocol';
import { Replay } from '../../../src/table/replay/replay.svelte';
import ReplayBar from '../../../src/table/replay/ReplayBar.svelte';
import type { Play } from '../../../src/table/play.svelte';
import { loadCatalogue, Words } from '../../../src/words';
import { turn } from '../../waiting';

const catalogue = await loadCatalogue('avalon', 'en');
const words = new Words('en', { game: { nouns: {} }, catalogue, players: ['Ana', 'Arthur'] });
const LAST = 9;

let bar: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (bar) void unmount(bar);
});

it('keeps its slider while looks are pending', async () => {
  const answers: (() => void)[] = [];
  const replay = new Replay({
    first: () => 0,
    last: () => LAST,
    look: (number) =>
      new Promise((resolve) =>
        answers.push(() => resolve({ sight: { number, view: {} } as Sight, chronicle: null })),
      ),
    fly: () => Promise.resolve(),
    chronicle: () => [],
    refused: () => undefined,
    shown: () => undefined,
  });
  const live = { welcome: { started: 0 }, view: { number: LAST }, info: { seats: [] }, table: 't' };
  const play = { words, replay, live, over: true, you: null } as unknown as Play;
  bar = mount(ReplayBar, { target: document.body, props: { play, onplayon: () => undefined } });
  const slider = document.querySelector('input[type="range"]') as HTMLInputElement;

  for (const to of ['3', '4']) {
    slider.value = to;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await turn();
  }
  answers.shift()?.();
  await turn();
  flushSync();
  expect(replay.number).toBe(3);
  expect(slider.value).toBe('4');
});

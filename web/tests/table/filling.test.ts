import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameInfo } from '../../src/protocol';
import Gathering from '../../src/table/Gathering.svelte';
import type { Live } from '../../src/table/live.svelte';
import type { TableWords } from '../../src/table/tablewords.svelte';
import { loadCatalogue, Words } from '../../src/words';

const catalogue = await loadCatalogue('avalon', 'en');
const words = new Words('en', { game: { nouns: {} }, catalogue, players: ['Ana', ''] });
const GAME = { id: 'avalon', bots: ['random', 'greedy'], options: [] } as unknown as GameInfo;

let room: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (room) void unmount(room);
});

it('gives free seats to bots of the level that the host chooses', () => {
  const ask = vi.fn(() => Promise.resolve());
  const live = {
    table: 't',
    key: 'k',
    ask,
    info: {
      host: 0,
      seats: [
        { kind: 'person', name: 'Ana', present: true },
        { kind: 'free', name: '' },
      ],
    },
    welcome: { you: 0, settings: { options: {}, clock: { type: 'none' } }, branched: false },
  } as unknown as Live;
  const speaker = { words } as unknown as TableWords;
  room = mount(Gathering, { target: document.body, props: { live, game: GAME, speaker } });
  flushSync();
  const level = document.querySelector('select') as HTMLSelectElement;
  expect(level.value).toBe('greedy');
  level.value = 'random';
  level.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  document.querySelector<HTMLElement>('.buttons .button')?.click();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'fill', bot: 'random' });
});

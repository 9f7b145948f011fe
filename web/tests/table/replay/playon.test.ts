import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../../src/api';
import type { Play } from '../../../src/table/play.svelte';
import PlayOn from '../../../src/table/replay/PlayOn.svelte';
import { loadCatalogue, Words } from '../../../src/words';

const catalogue = await loadCatalogue('guilds', 'en');
const players = ['Ana', 'Ben', 'Cleo'];
const words = new Words('en', { game: { nouns: {} }, catalogue, players });
const SETTINGS = { game: 'guilds', seats: ['friend', 'greedy', 'me'], clock: { type: 'live' } };

let choice: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (choice) void unmount(choice);
  vi.restoreAllMocks();
});

/** What is offered to a viewer with these eyes. */
function offer(eyes: number | null) {
  const play = {
    words,
    game: { bots: ['random', 'greedy', 'search'] },
    replay: { number: 12, pause: vi.fn() },
    live: { table: 'old', welcome: { settings: SETTINGS } },
    eyes,
    you: null,
    arms: (seat: number) => seat,
    told: vi.fn(),
  } as unknown as Play;
  choice = mount(PlayOn, { target: document.body, props: { play, open: true } });
  flushSync();
  return vi.spyOn(api, 'playOn').mockReturnValue(new Promise(() => undefined));
}

function input(selector: string): HTMLInputElement {
  return document.querySelector(selector) as HTMLInputElement;
}

it('offers a spectator the choice of a seat and of the bots’ level', () => {
  const asked = offer(null);
  input('input[value="1"]').click();
  const level = input('select');
  level.value = 'random';
  level.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  input('form button').click();
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    'old',
    expect.objectContaining({
      number: 12,
      settings: expect.objectContaining({
        seats: ['random', 'me', 'random'],
        clock: { type: 'none' },
      }) as unknown,
    }),
  );
});

it('proposes the seat of the current eyes, and the strongest bots', () => {
  const asked = offer(2);
  input('form button').click();
  expect(asked.mock.calls[0]?.[1].settings.seats).toEqual(['search', 'search', 'me']);
});

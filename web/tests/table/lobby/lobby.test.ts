import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameInfo } from '../../../src/protocol';
import Lobby from '../../../src/table/lobby/Lobby.svelte';
import type { Live } from '../../../src/table/connection/live.svelte';
import type { TableWords } from '../../../src/table/tablewords.svelte';
import { loadCatalogue, Words } from '../../../src/words';

const catalogue = await loadCatalogue('avalon', 'en');
const words = new Words('en', { game: { nouns: {} }, catalogue, players: ['Ana', ''] });
const GAME = { id: 'avalon', bots: ['random', 'greedy'], options: [] } as unknown as GameInfo;

let room: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (room) void unmount(room);
});

function enter(ask: () => Promise<void>): void {
  const live = {
    table: 't',
    key: 'k',
    ask,
    chat: [],
    info: {
      host: 0,
      seats: [
        { kind: 'person', name: 'Ana', present: true },
        { kind: 'free', name: '' },
      ],
    },
    welcome: { you: 0, settings: { options: {}, clock: { type: 'none' } }, branched: false },
  } as unknown as Live;
  const tableWords = { words } as unknown as TableWords;
  room = mount(Lobby, { target: document.body, props: { live, game: GAME, tableWords } });
  flushSync();
}

it('has chat and notifications for those who wait, and names the awaited player in the tab', () => {
  const asked = vi.fn(() => Promise.resolve());
  enter(asked);
  expect(document.title).toBe('Avalon · Waiting for 1 player · Table Ronde');
  expect(document.body.textContent).toContain(words.say('at-sound'));
  const field = document.querySelector<HTMLInputElement>('#chat-text');
  if (field === null) throw new Error('no chat');
  field.value = 'Hello?';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const said = { type: 'say', text: 'Hello?', confidential: false };
  expect(asked).toHaveBeenCalledExactlyOnceWith(said);
});

it('gives free seats to bots of the chosen level', () => {
  const ask = vi.fn(() => Promise.resolve());
  enter(ask);
  const level = document.querySelector('select') as HTMLSelectElement;
  expect(level.value).toBe('greedy');
  level.value = 'random';
  level.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  document.querySelector<HTMLElement>('.buttons .button')?.click();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'fill', bot: 'random' });
});

it('shows the invitation first, as a link and as a code', () => {
  enter(vi.fn(() => Promise.resolve()));
  const code = document.querySelector('svg[role=img]');
  expect(code?.getAttribute('aria-label')).toBe('QR code for a seat at this table');
  const link = document.querySelector('input[readonly]') as HTMLElement;
  const seats = document.querySelector('ul.seats') as HTMLElement;
  expect(link.compareDocumentPosition(seats)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

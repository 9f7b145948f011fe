/** Tests what screen readers are told during play. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameFace } from '../../../src/games/contract';
import type { Decision, GameInfo, Option, Told } from '../../../src/protocol';
import type { Live } from '../../../src/table/connection/live.svelte';
import { Play } from '../../../src/table/play.svelte';
import ScreenReader from '../../../src/table/display/ScreenReader.svelte';
import type { TableWords } from '../../../src/table/tablewords.svelte';
import { announcer } from '../../../src/ui/messages/announcer.svelte';
import { loadCatalogue, Words } from '../../../src/words';
import { turn } from '../../waiting';

const PLACED = ['card', 'region'].map((name) => ({ name, thing: name }));
const GAME = {
  verbs: { pass: [], attack: PLACED, reinforce: PLACED },
  nouns: { card: 'card' },
  declining: ['pass'],
  windows: [],
} as unknown as GameInfo;
const FACE = {
  confirm: ['attack'],
  flights: () => [],
  sound: () => null,
  describe: () => [],
} as unknown as GameFace;
const OPTIONS = [
  { choice: { do: 'attack', card: 'red-knight', region: 3 }, details: { name: 'marsh' } },
  { choice: { do: 'reinforce', card: 'red-knight', region: 4 }, details: {} },
  { choice: { do: 'reinforce', card: 'blue-knight', region: 4 }, details: { name: 'hill' } },
  { choice: { do: 'pass' }, details: {} },
] as Option[];
const asks = (id: string, seat = 0): Decision =>
  ({ id, seat, prompt: 'play', arguments: {}, options: OPTIONS }) as unknown as Decision;
const drawn: Told = { number: 1, event: 'turn', arguments: { seat: 0 } };

const catalogue = await loadCatalogue('avalon', 'en');
let shown: ReturnType<typeof mount> | null = null;
let before = 0;

/** Announcements since the last call. */
async function heard(): Promise<[string, boolean][]> {
  flushSync();
  for (let turns = 0; turns < 3; turns++) await turn();
  const fresh = announcer.said.filter(({ id }) => id > before);
  before = announcer.last;
  return fresh.map(({ text, urgent }) => [text, urgent]);
}

function seat(found: Record<string, unknown>): Play {
  const words = new Words('en', { game: GAME, catalogue, players: ['Ana', 'Bo'], reader: 0 });
  const live = {
    welcome: { you: 0, started: 0 },
    view: { number: 2, waiting: [], result: null },
    decision: null,
    position: 9,
    chronicle: [],
    info: { status: 'playing', undo: 'no', proposal: null, seats: [], rematch: null },
    phase: 'open',
    opening: null,
    ask: vi.fn(async () => ({ position: 10 })),
    ...found,
  };
  const tableWords = { words } as unknown as TableWords;
  const play = new Play(live as unknown as Live, GAME, FACE, tableWords);
  shown = mount(ScreenReader, { target: document.body, props: { play } });
  return play;
}

/** Continue the game: with this question, or that of another seat. */
async function goOn(play: Play, decision: Decision | null, ...lines: Told[]): Promise<void> {
  const { live } = play as unknown as { live: Record<string, unknown> & { chronicle: Told[] } };
  live.view = { number: 3, waiting: decision ? [decision] : [{ seat: 1 }], result: null };
  live.decision = decision;
  live.position = Number(live.position) + 1;
  live.chronicle = [...live.chronicle, ...lines];
  play.live.listener?.updated(lines);
  await Promise.resolve();
}

beforeEach(() => void (before = announcer.last));
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

it('is told events and then the question, in one message', async () => {
  const play = seat({ chronicle: [drawn] });
  expect(await heard()).toEqual([]);
  await goOn(play, asks('2.0'), drawn);
  const [[first = '', urgent] = [], ...others] = await heard();
  expect(others).toEqual([]);
  expect(first).toMatch(/^It’s your turn\. Your turn\. Which card do you play/);
  expect(urgent).toBe(true);
});

it('is interrupted when the turn comes, not at each question of it', async () => {
  const play = seat({ decision: asks('2.0') });
  expect((await heard()).map(([, urgent]) => urgent)).toEqual([true]);
  await goOn(play, asks('3.0'), drawn);
  expect((await heard()).map(([, urgent]) => urgent)).toEqual([false]);
  await goOn(play, null, drawn);
  await heard();
  await goOn(play, asks('5.0'));
  expect((await heard()).map(([, urgent]) => urgent)).toEqual([true]);
});

it('is told the question as it changes while choosing', async () => {
  const play = seat({ decision: asks('2.0') });
  await heard();
  play.picking.pick('card', 'red-knight');
  expect(await heard()).toEqual([['Red knight. Which region?', false]]);
  play.picking.pick('region', 3);
  const sure = 'Are you sure? Attack region 3 (marsh) with a red knight';
  expect(await heard()).toEqual([[sure, false]]);
  play.picking.clear();
  expect((await heard()).length).toBe(1);
  play.picking.advise({ do: 'reinforce', card: 'blue-knight', region: 4 });
  const advice = 'The bot would play this: Reinforce region 4 (hill) with a blue knight';
  expect(await heard()).toEqual([[advice, false]]);
});

it('is not told what is read out because of the focus', async () => {
  document.body.innerHTML = '<div data-rest tabindex="-1"></div>';
  const play = seat({ decision: asks('2.0') });
  await heard();
  play.picking.pick('card', 'red-knight');
  flushSync();
  document.querySelector<HTMLElement>('[data-rest]')!.focus();
  expect(await heard()).toEqual([]);
  // The focus stays there: later changes are not announced.
  play.picking.pick('region', 3);
  expect(await heard()).toHaveLength(1);
});

it('is not told what is still pending', async () => {
  const play = seat({ decision: asks('2.0') });
  await heard();
  play.picking.pick('card', 'blue-knight');
  flushSync();
  void play.send(OPTIONS[2]!);
  expect(await heard()).toEqual([]);
});

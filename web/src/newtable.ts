/** Creates a table: asks the server, stores the keys, opens the table. */
import { api } from './api';
import { memory } from './memory';
import type { Created, GameInfo, Settings } from './protocol';
import { router } from './router.svelte';

export function enter(created: Created): void {
  if (created.key !== null) memory.keepSeat(created.table, created.key);
  if (created.invite !== null) memory.keepInvite(created.table, created.invite);
  router.go(`/table/${created.table}`);
}

/** Small enough to be quick, large enough to be interesting. */
function suggestedSeats(game: GameInfo): number {
  return Math.min(game.most, Math.max(game.least, 3));
}

/** The strongest bot; the list goes from the weakest to the strongest. */
export function strongest(game: GameInfo): string {
  return game.bots.at(-1) ?? 'random';
}

export function defaultSettings(game: GameInfo): Settings {
  const others = Array<string>(suggestedSeats(game) - 1).fill(strongest(game));
  return {
    game: game.id,
    options: Object.fromEntries(game.options.map(({ name, values }) => [name, values[0] ?? ''])),
    seats: ['me', ...others],
    clock: { type: 'none' },
    private: true,
    spectators: true,
    hints: null,
  };
}

/** Start a game against bots with default settings, by one click. */
export async function playNow(game: GameInfo, guest: string): Promise<void> {
  enter(await api.newTable({ settings: defaultSettings(game), name: memory.name || guest }));
}

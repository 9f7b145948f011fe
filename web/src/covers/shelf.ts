/** The games of the house, as they stand on the shelf; the server says which can be played. */
import type { Component } from 'svelte';
import Avalon from './Avalon.svelte';
import Fief from './Fief.svelte';
import Guilds from './Guilds.svelte';
import Mastery from './Mastery.svelte';
import Zizka from './Zizka.svelte';

export interface Box {
  id: string;
  cover: Component;
  /** With how many seats an option makes a difference, where that is not always. */
  matters?: Record<string, readonly number[]>;
}

export const SHELF: readonly Box[] = [
  { id: 'avalon', cover: Avalon },
  { id: 'guilds', cover: Guilds, matters: { rounds: [2] } },
  { id: 'medieval-mastery', cover: Mastery },
  { id: 'zizka', cover: Zizka },
  { id: 'fief', cover: Fief },
];

/** Whether an option makes a difference at a table of so many seats. */
export function matters(game: string, option: string, seats: number): boolean {
  return SHELF.find(({ id }) => id === game)?.matters?.[option]?.includes(seats) ?? true;
}

export function isOnShelf(id: string): boolean {
  return SHELF.some((box) => box.id === id);
}

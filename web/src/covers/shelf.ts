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
}

export const SHELF: readonly Box[] = [
  { id: 'avalon', cover: Avalon },
  { id: 'guilds', cover: Guilds },
  { id: 'medieval-mastery', cover: Mastery },
  { id: 'zizka', cover: Zizka },
  { id: 'fief', cover: Fief },
];

export function isOnShelf(id: string): boolean {
  return SHELF.some((box) => box.id === id);
}

/** The boxes of the games in display order; the server says which can be played. */
import type { Component } from 'svelte';
import type { Problem } from '../protocol';
import Avalon from './Avalon.svelte';
import Fief from './Fief.svelte';
import Guilds from './Guilds.svelte';
import Mastery from './Mastery.svelte';
import Zizka from './Zizka.svelte';

export interface Box {
  id: string;
  cover: Component;
  /** The numbers of seats with which an option has an effect, if not all. */
  matters?: Record<string, readonly number[]>;
  /** Why a value of an option cannot be combined with the others: what the server would answer. */
  bars?(option: string, value: string, terms: Terms): Problem | null;
}

/** What an option may depend on. */
export interface Terms {
  seats: number;
  options: Readonly<Record<string, string>>;
}

/** MM-TEAM-01, -03: the numbers of players with teams of two and of three. */
const TEAMS: Readonly<Record<string, readonly number[]>> = { pairs: [4, 6], threes: [6] };

function barsMastery(option: string, value: string, { seats, options }: Terms): Problem | null {
  const players = option === 'teams' ? TEAMS[value] : undefined;
  if (players && !players.includes(seats)) return { error: 'teams-need-seats', details: { value } };
  // MM-SIEGE-10
  const besieged = option === 'siege' ? value === 'yes' : options.siege === 'yes';
  const allied = (option === 'teams' ? value : (options.teams ?? 'none')) !== 'none';
  const both = besieged && allied && (option === 'siege' || option === 'teams');
  return both ? { error: 'siege-or-teams', details: {} } : null;
}

export const BOXES: readonly Box[] = [
  { id: 'avalon', cover: Avalon },
  { id: 'guilds', cover: Guilds, matters: { rounds: [2] } },
  { id: 'medieval-mastery', cover: Mastery, bars: barsMastery },
  { id: 'zizka', cover: Zizka, matters: { level: [1], first: [2, 3, 4] } },
  { id: 'fief', cover: Fief },
];

/** Whether an option has an effect at a table with this many seats. */
export function matters(game: string, option: string, seats: number): boolean {
  return BOXES.find(({ id }) => id === game)?.matters?.[option]?.includes(seats) ?? true;
}

/** Why a value of an option cannot be chosen with these terms; null: it can. */
export function barred(game: string, option: string, value: string, terms: Terms): Problem | null {
  return BOXES.find(({ id }) => id === game)?.bars?.(option, value, terms) ?? null;
}

export function hasBox(id: string): boolean {
  return BOXES.some((box) => box.id === id);
}

/** Everyone's income (3.0): paid, or expected. */
import type { FiefView } from '../../../protocol';
import type { Scene } from './scene';

export const SOURCES = ['villages', 'mills', 'tallage', 'tithe', 'queen'] as const;
export type Source = (typeof SOURCES)[number];

export interface Row {
  seat: number;
  parts: Record<Source, number>;
  total: number;
}

/** What was paid, from the chronicle. */
export function paid({ lines }: Scene): Row[] {
  return lines
    .filter(({ event }) => event === 'income')
    .map(({ arguments: given }) => ({
      seat: Number(given.seat),
      parts: Object.fromEntries(
        SOURCES.map((source) => [source, Number(given[source] ?? 0)]),
      ) as Record<Source, number>,
      total: Number(given.count),
    }));
}

/** What would be paid in the current state. */
export function expected({ seats }: FiefView): Row[] {
  return seats.map(({ income: { total, ...parts } }, seat) => ({ seat, parts, total }));
}

/** The sources that pay anybody anything. */
export function sourcesOf(rows: readonly Row[]): Source[] {
  return SOURCES.filter((source) => rows.some(({ parts }) => parts[source] > 0));
}

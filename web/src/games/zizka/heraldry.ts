/**
 * The commanders' arms, taken from the page (ui/heraldry/tinctures.ts): the red commander has the
 * lion and the bends that are red on every other board.
 */
import { armsOf, type Arms } from '../../ui/heraldry/tinctures';
import type { Table } from './view';

/** The commanders at the numbers of their arms, whose colours are those of the box. */
const COMMANDERS: readonly string[] = ['zizka', 'katerina', 'bores', 'torak'];

/** The number of a commander's arms. */
export function arms(commander: string): number {
  return Math.max(0, COMMANDERS.indexOf(commander));
}

/** The number of a seat's arms; the seat's own until a commander is chosen. */
export function armsAt(table: Table, seat: number): number {
  const commander = table.seats[seat]?.commander ?? null;
  return commander === null ? seat : arms(commander);
}

export interface Colours extends Arms {
  colour: string;
  /** Lay `fill={pattern}` over the colour, so that it is not the only sign. */
  pattern: string;
  /** The text colour on it. */
  ink: string;
}

export function coloursOf(commander: string): Colours {
  const found = armsOf(arms(commander));
  return {
    ...found,
    colour: `var(--${found.tincture})`,
    pattern: `url(#pattern-${found.tincture})`,
    ink: found.tincture === 'or' ? 'var(--ink)' : 'var(--parchment-bright)',
  };
}

/** The arms of the commanders. They are those of the page (ui/heraldry/tinctures.ts): who is red in the box
 * bears the lion and the bends that are red on every other board. */
import { armsOf, type Arms } from '../../ui/heraldry/tinctures';
import type { Table } from './view';

/** The commanders, each at the number of its arms; their colours are those of the box. */
const COMMANDERS: readonly string[] = ['zizka', 'katerina', 'bores', 'torak'];

/** The number of a commander's arms. */
export function arms(commander: string): number {
  return Math.max(0, COMMANDERS.indexOf(commander));
}

/** The number of a seat's arms; before a commander is chosen those of the seat. */
export function armsAt(table: Table, seat: number): number {
  const commander = table.seats[seat]?.commander ?? null;
  return commander === null ? seat : arms(commander);
}

export interface Colours extends Arms {
  colour: string;
  /** Lay `fill={pattern}` over it: nothing is told by colour alone. */
  pattern: string;
  /** What is read on the colour. */
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

/** The arms of the six castles. They are those of the page (ui/heraldry/tinctures.ts), one of each: what is
 * red on this board bears the bends and the lion that are red on every other. */
import type { MasteryPlayerView } from '../../protocol';
import { armsOf, type Arms } from '../../ui/heraldry/tinctures';

/** The castles, each at the number of its arms; their colours are those of the box. */
export const CASTLES: readonly string[] = [
  'nivernais',
  'touraine',
  'auvergne',
  'anjou',
  'bourgogne',
  'champagne',
];

export interface Heraldry extends Arms {
  /** The tincture as a CSS colour. */
  colour: string;
  /** Lay `fill={pattern}` over it: nothing is told by colour alone. */
  pattern: string;
  /** What is read on the colour: letters, and the pips of its dice. */
  ink: string;
}

/** The number of a castle's arms in the house. */
export function arms(castle: string): number {
  return Math.max(0, CASTLES.indexOf(castle));
}

export function shield(castle: string): Heraldry {
  const found = armsOf(arms(castle));
  return {
    ...found,
    colour: `var(--${found.tincture})`,
    pattern: `url(#pattern-${found.tincture})`,
    ink: found.tincture === 'or' ? 'var(--ink)' : 'var(--parchment-bright)',
  };
}

/** The arms of a seat; before its castle is chosen it has none. */
export function shieldOf(seats: readonly MasteryPlayerView[], seat: number): Heraldry | null {
  const castle = seats[seat]?.castle ?? null;
  return castle === null ? null : shield(castle);
}

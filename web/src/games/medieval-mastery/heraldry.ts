/**
 * The arms of the six castles, taken from the page (ui/heraldry/tinctures.ts): the red castle has
 * the bends and the lion that are red on every other board.
 */
import type { MasteryPlayerView } from '../../protocol';
import { armsOf, type Arms } from '../../ui/heraldry/tinctures';

/** The castles at the numbers of their arms, whose colours are those of the box. */
export const CASTLES: readonly string[] = [
  'nivernais',
  'touraine',
  'auvergne',
  'anjou',
  'bourgogne',
  'champagne',
];

export interface Heraldry extends Arms {
  /** The tincture, as a CSS colour. */
  colour: string;
  /** Lay `fill={pattern}` over the colour, so that it is not the only sign. */
  pattern: string;
  /** The colour of text and pips on it. */
  ink: string;
}

/** The number of a castle's arms. */
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

/** The arms of a seat; none before its castle is chosen. */
export function shieldOf(seats: readonly MasteryPlayerView[], seat: number): Heraldry | null {
  const castle = seats[seat]?.castle ?? null;
  return castle === null ? null : shield(castle);
}

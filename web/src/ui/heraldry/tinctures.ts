/** Heraldry: the colours of the page, and the arms of the seats. */
import eagle from '~icon/eagle-emblem';
import lily from '~icon/fleur-de-lys';
import sun from '~icon/heraldic-sun';
import lion from '~icon/lion';
import oak from '~icon/oak';
import tower from '~icon/white-tower';

export const TINCTURES = ['or', 'vert', 'gueules', 'azur', 'pourpre', 'sable', 'argent'] as const;
export type Tincture = (typeof TINCTURES)[number];

/** The arms of a seat. `charge` is the path of an icon on a square of 512. */
export interface Arms {
  tincture: Tincture;
  /** Heraldic rule: a metal on a colour, a colour on a metal. */
  metal: 'or' | 'argent' | 'sable';
  charge: string;
}

const ARMS: readonly Arms[] = [
  { tincture: 'gueules', metal: 'or', charge: lion },
  { tincture: 'azur', metal: 'or', charge: lily },
  { tincture: 'vert', metal: 'argent', charge: oak },
  { tincture: 'or', metal: 'sable', charge: eagle },
  { tincture: 'pourpre', metal: 'argent', charge: tower },
  { tincture: 'sable', metal: 'or', charge: sun },
];

/** The arms of a seat. There are six; a seventh seat would share the first one's. */
export function armsOf(seat: number): Arms {
  return ARMS[seat % ARMS.length] as Arms;
}

/** The colour of a seat, for a border or a name. */
export function colourOf(seat: number): string {
  return `var(--${armsOf(seat).tincture})`;
}

/**
 * Assigns the icons of a roll to rows, and so shows icon by icon what the kernel counts (`lacking`
 * in rows.ts of the rules). Ordinary icons serve first, then wilds (ZIZ-ICON-12), then luck
 * (ZIZ-LUCK-04); wilds stay unassigned by rule (ZIZ-EVENT-39).
 */
import type { ZizkaRollView } from '../../../protocol';
import { NEEDS } from '../icons';

export type Needed = (typeof NEEDS)[number];
type Icons = Readonly<Record<string, number>>;

/** How an icon of a row is met; `luck`: by a token already spent. */
export type Met = 'own' | 'wild' | 'luck' | 'lacking';

/** An icon of a row and the die that meets it; null: a printed icon, or none. */
export interface Place {
  icon: Needed;
  met: Met;
  die: number | null;
}

interface Source {
  icon: string;
  die: number | null;
}

/** What a row takes of the roll. */
export interface Share {
  row: number;
  places: Place[];
}

type Pool = Pick<ZizkaRollView, 'dice' | 'printed' | 'spent'>;

/**
 * The shares of all rows. Filled rows keep theirs; others see what those leave, and, while none is
 * filled, what the first leaves (ZIZ-EVENT-10).
 */
export function shares(needs: readonly Icons[], filled: readonly boolean[], pool: Pool): Share[] {
  const held = stock(pool);
  const kept = new Map<number, Share>();
  needs.forEach((need, row) => {
    if (filled[row]) kept.set(row, take(row, need, held));
  });
  const first = filled.includes(true) ? null : take(0, needs[0] ?? {}, held);
  return needs.map((need, row) => {
    if (first !== null && row === 0) return first;
    return kept.get(row) ?? take(row, need, copied(held));
  });
}

/**
 * The rows that the current dice would fill in order, beside those already filled; if they do not
 * fill the first, its share of them.
 */
export function within(needs: readonly Icons[], filled: readonly boolean[], pool: Pool): Share[] {
  const held = stock(pool);
  const found = needs.flatMap((need, row) => (filled[row] ? [take(row, need, held)] : []));
  for (const [row, need] of needs.entries()) {
    if (filled[row]) continue;
    const left = copied(held);
    const share = take(row, need, left);
    const whole = share.places.every(({ met }) => met !== 'lacking');
    if (whole) Object.assign(held, left);
    if (whole || (row === 0 && found.length === 0)) found.push(share);
    if (!whole && row === 0) break;
  }
  return found;
}

/** How many icons these rows lack together. */
export function lackingTogether(needs: readonly Icons[], pool: Pool): number {
  const held = stock(pool);
  return needs
    .flatMap((need, row) => take(row, need, held).places)
    .filter(({ met }) => met === 'lacking').length;
}

/** The share of one obstacle of a castle: the whole roll. */
export function share(need: Icons, pool: Pool): Share {
  return take(0, need, stock(pool));
}

interface Stock {
  icons: Source[];
  luck: number;
}

function stock({ dice, printed, spent }: Pool): Stock {
  const icons: Source[] = NEEDS.flatMap((icon) =>
    Array.from({ length: printed[icon] ?? 0 }, () => ({ icon, die: null })),
  );
  // Printed icons serve first: a die that is not needed may be rerolled.
  dice.forEach(({ face }, die) => icons.push({ icon: face, die }));
  return { icons, luck: spent };
}

const copied = ({ icons, luck }: Stock): Stock => ({ icons: [...icons], luck });

function draw(held: Stock, wanted: string): Source | null {
  const at = held.icons.findIndex(({ icon }) => icon === wanted);
  return at < 0 ? null : (held.icons.splice(at, 1)[0] ?? null);
}

/** Wilds that the row needs come first: only luck can replace one (ZIZ-ICON-13). */
function take(row: number, need: Icons, held: Stock): Share {
  const wanted = NEEDS.flatMap((icon) => Array.from({ length: need[icon] ?? 0 }, () => icon));
  const places = wanted.map((icon): Place => ({ icon, met: 'lacking', die: null }));
  const meet = (met: Met, source: (icon: Needed) => Source | null) => {
    for (const place of places) {
      if (place.met !== 'lacking') continue;
      const found = source(place.icon);
      if (found) Object.assign(place, { met, die: found.die });
    }
  };
  meet('own', (icon) => draw(held, icon));
  meet('wild', (icon) => (icon === 'wild' ? null : draw(held, 'wild')));
  meet('luck', () => (held.luck-- > 0 ? { icon: 'luck', die: null } : null));
  held.luck = Math.max(0, held.luck);
  return { row, places };
}

/** The row that each die serves. */
export function serving(all: readonly Share[]): Map<number, number> {
  return new Map(
    all.flatMap(({ row, places }) =>
      places.flatMap(({ die }) => (die === null ? [] : [[die, row] as const])),
    ),
  );
}

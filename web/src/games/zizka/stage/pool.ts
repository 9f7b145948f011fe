/** Which icons of a roll serve which row: what the engine counts (rows.ts of the rules: `lacking`) is
 * shown here icon by icon. An ordinary icon serves first, then a wild (ZIZ-ICON-12), then luck
 * (ZIZ-LUCK-04); which wild serves what is never fixed (ZIZ-EVENT-39). */
import type { ZizkaRollView } from '../../../protocol';
import { NEEDS } from '../icons';

export type Needed = (typeof NEEDS)[number];
type Icons = Readonly<Record<string, number>>;

/** How one icon that a row asks for is met; `luck`: by a token that is spent already. */
export type Met = 'own' | 'wild' | 'luck' | 'lacking';

/** One icon of a row, and the die that shows it; null: it is printed on a card, or is none. */
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

/** The places of all rows, filled ones first: they keep what they have. A row that is not filled sees
 * what those leave it, and, as long as nothing is filled, what the first leaves it (ZIZ-EVENT-10). */
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

/** The rows that the dice would fill as they lie, one after the other, beside those that are filled; if
 * they do not even fill the first, what it has of them. */
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

/** How many icons all these rows lack together. */
export function lackingTogether(needs: readonly Icons[], pool: Pool): number {
  const held = stock(pool);
  return needs
    .flatMap((need, row) => take(row, need, held).places)
    .filter(({ met }) => met === 'lacking').length;
}

/** For one obstacle of a castle: the whole roll. */
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
  // What is printed serves first: a die that is not needed may be thrown again.
  dice.forEach(({ face }, die) => icons.push({ icon: face, die }));
  return { icons, luck: spent };
}

const copied = ({ icons, luck }: Stock): Stock => ({ icons: [...icons], luck });

function draw(held: Stock, wanted: string): Source | null {
  const at = held.icons.findIndex(({ icon }) => icon === wanted);
  return at < 0 ? null : (held.icons.splice(at, 1)[0] ?? null);
}

/** Wilds that are asked for come first: nothing but luck can be one (ZIZ-ICON-13). */
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

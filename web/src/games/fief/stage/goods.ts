/** What can be bought (4.0): prices, numbers left, and possible places. */
import type { FiefView } from '../../../protocol';
import type { Sign } from '../icons';
import { ofVerbs } from './choosing';
import type { Option } from '../view';

export interface Good {
  key: string;
  sign: Sign;
  price: number;
  /** How many are left; null: unlimited. */
  left: number | null;
  options: Option[];
  /** For a title: its fief, and whether to ask the king. */
  fief?: string;
  waiver?: Option;
}

export function goodsOf(table: FiefView, seat: number, options: readonly Option[]): Good[] {
  const player = table.seats[seat];
  const { mills_left, castles_left, ...prices } = table.market;
  const good = (key: keyof typeof prices, left: number | null): Good => ({
    key,
    sign: key,
    price: prices[key],
    left,
    // In the fog of war troops are hired first and placed afterwards (FIEF-11.2-03).
    options: ofVerbs(options, `buy-${key}`, `hire-${key}`),
  });
  return [
    good('sergeant', player?.sergeants ?? 0),
    good('knight', player?.knights ?? 0),
    good('mill', mills_left),
    good('castle', castles_left),
    ...titles(table, seat, options),
    good('cardinal', table.cardinals.at(-1) === null ? 1 : 0),
  ];
}

/** Titles for sale to this player, affordable or not (FIEF-4.3-01). */
function titles(table: FiefView, seat: number, options: readonly Option[]): Good[] {
  return table.fiefs.flatMap((fief): Good[] => {
    const { name, rank, buyer } = fief;
    if (buyer !== seat) return [];
    const waived = table.permits.some(
      ({ kind, taker, thing }) => kind === 'waiver' && taker === seat && thing === name,
    );
    const about = options.filter(({ choice }) => choice.fief === name);
    return [
      {
        key: `title-${name}`,
        sign: rank as Sign,
        price: waived ? 0 : fief.price,
        left: null,
        options: ofVerbs(about, 'buy-title'),
        fief: name,
        waiver: ofVerbs(about, 'ask-waiver')[0],
      },
    ];
  });
}

export const TROOPS = ['sergeant', 'knight'] as const;
export type Troop = (typeof TROOPS)[number];

export interface Waiting {
  kind: Troop;
  count: number;
  options: Option[];
}

/** Troops that this player has hired in the fog of war and not placed yet; null outside of it. */
export function waitingOf(
  { recruits }: FiefView,
  seat: number | null,
  options: readonly Option[],
): Waiting[] | null {
  if (recruits === null || recruits.seat !== seat) return null;
  const left = { sergeant: recruits.sergeants_left ?? 0, knight: recruits.knights_left ?? 0 };
  return TROOPS.filter((kind) => left[kind] > 0).map((kind) => ({
    kind,
    count: left[kind],
    options: ofVerbs(options, `post-${kind}`),
  }));
}

/** How many new troops have come to a village this turn. */
export function newTroops(table: FiefView, village: string): number {
  return table.villages.find(({ name }) => name === village)?.new_troops ?? 0;
}

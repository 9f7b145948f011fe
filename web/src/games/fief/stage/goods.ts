/** What can be bought (4.0): prices, how many are left, and where each may stand. */
import type { FiefView } from '../../../protocol';
import type { Sign } from '../icons';
import { ofVerbs } from './choosing';
import type { Option } from '../view';

/** FIEF-4.1-01, -02, FIEF-4.2-01, -04, FIEF-1.5-05; a title has the price of its fief. */
export const PRICES = { sergeant: 1, knight: 3, mill: 3, castle: 10, cardinal: 5 } as const;
/** All there are in the box (FIEF-12.0-25), and new troops of a village in a turn (FIEF-4.1-06). */
export const MILLS = 15;
export const FORTS = 12;
export const NEW_TROOPS = 4;

export interface Good {
  key: string;
  sign: Sign;
  price: number;
  /** How many are left; null: there is no such number. */
  left: number | null;
  options: Option[];
  /** Of a title: its fief, and what the king could be asked for. */
  fief?: string;
  waiver?: Option;
}

export function goodsOf(table: FiefView, seat: number, options: readonly Option[]): Good[] {
  const player = table.seats[seat];
  const mills = table.villages.reduce((sum, village) => sum + village.mills, 0);
  const forts = table.villages.filter(({ fort }) => fort !== 'none').length;
  const good = (key: keyof typeof PRICES, left: number | null): Good => ({
    key,
    sign: key,
    price: PRICES[key],
    left,
    // In the fog of war troops are hired first and placed afterwards (FIEF-11.2-03).
    options: ofVerbs(options, `buy-${key}`, `hire-${key}`),
  });
  return [
    good('sergeant', player?.sergeants ?? 0),
    good('knight', player?.knights ?? 0),
    good('mill', MILLS - mills),
    good('castle', FORTS - forts),
    ...titles(table, seat, options),
    good('cardinal', table.cardinals.at(-1) === null ? 1 : 0),
  ];
}

/** Titles that are for sale to this player, with or without enough money (FIEF-4.3-01). */
function titles(table: FiefView, seat: number, options: readonly Option[]): Good[] {
  return table.fiefs.flatMap((fief): Good[] => {
    const { name, rank, holder, capital, villages } = fief;
    const mine = villages.map((each) => table.villages.find((village) => village.name === each));
    const forSale =
      holder === null &&
      capital === null &&
      mine.every((village) => village?.control === seat) &&
      mine.some((village) => village?.fort === 'castle');
    if (!forSale) return [];
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

/** Troops that this player has hired in the fog of war and not placed yet; none: nothing is hired. */
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

/** How many more troops may appear in a village this turn. */
export function roomFor(table: FiefView, village: string): number {
  const there = table.villages.find(({ name }) => name === village);
  return NEW_TROOPS - (there?.new_troops ?? 0);
}

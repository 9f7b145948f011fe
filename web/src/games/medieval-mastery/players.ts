/** The players as the board lists them. */
import type { MasteryView } from '../../protocol';
import { sorted } from './deck';

/** Everyone in the order of turns, oneself first. */
export function seatOrder(view: MasteryView, you: number | null): number[] {
  const count = view.seats.length;
  return Array.from({ length: count }, (_, at) => ((you ?? 0) + at) % count);
}

const NUMERALS = ['I', 'II', 'III'];

/** The sign of a team, which is more than a colour; none where everyone plays alone. */
export function teamSign(view: MasteryView, seat: number): string | null {
  if (view.modes.team === 1) return null;
  return NUMERALS[view.seats[seat]?.team ?? 0] ?? null;
}

export const PILES = ['hand', 'draw', 'discard'] as const;
export type PileName = (typeof PILES)[number];

/** A pile as far as it can be looked at, from the top on; null is a card that is not known. */
export function pileOf(view: MasteryView, seat: number, pile: PileName): (string | null)[] {
  const player = view.seats[seat];
  if (player === undefined) return [];
  if (pile === 'hand') return sorted(player.cards ?? []).map(({ card }) => card);
  if (pile === 'discard') return player.discard.map(({ card }) => card).toReversed();
  return view.piles?.[seat]?.toReversed() ?? player.known;
}

/** How many cards it has. */
export function pileSize(view: MasteryView, seat: number, pile: PileName): number {
  const player = view.seats[seat];
  if (player === undefined) return 0;
  return pile === 'discard' ? player.discard.length : player[pile];
}

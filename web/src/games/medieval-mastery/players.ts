/** The order of players, their teams and their piles. */
import type { MasteryView } from '../../protocol';
import { sorted } from './deck';

/** All seats in turn order, the viewer's first. */
export function seatOrder(view: MasteryView, you: number | null): number[] {
  const count = view.seats.length;
  return Array.from({ length: count }, (_, at) => ((you ?? 0) + at) % count);
}

const NUMERALS = ['I', 'II', 'III'];

/** The sign of a team, which is more than a colour; null without teams. */
export function teamSign(view: MasteryView, seat: number): string | null {
  if (view.modes.team === 1) return null;
  return NUMERALS[view.seats[seat]?.team ?? 0] ?? null;
}

export const PILES = ['hand', 'draw', 'discard'] as const;
export type PileName = (typeof PILES)[number];

/** The cards of a pile from the top; null is an unknown card. */
export function pileOf(view: MasteryView, seat: number, pile: PileName): (string | null)[] {
  const player = view.seats[seat];
  if (player === undefined) return [];
  if (pile === 'hand') return sorted(player.cards ?? []).map(({ card }) => card);
  if (pile === 'discard') return player.discard.map(({ card }) => card).toReversed();
  return view.piles?.[seat]?.toReversed() ?? player.known;
}

/** The number of cards in a pile. */
export function pileSize(view: MasteryView, seat: number, pile: PileName): number {
  const player = view.seats[seat];
  if (player === undefined) return 0;
  return pile === 'discard' ? player.discard.length : player[pile];
}

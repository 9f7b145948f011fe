/** Settings of a rematch: everybody who played keeps a seat, all else can be changed. */
import { strongest } from '../../newtable';
import type { GameInfo, SeatInfo, Settings } from '../../protocol';

/** The player of a seat at the new table. */
export type RematchPlayer =
  | { kind: 'me' }
  /** A person of the old table, by their seat there. */
  | { kind: 'person'; seat: number }
  /**
   * A bot, or a friend invited by link. Friends must come after all former players, who are given
   * the first seats reserved for friends.
   */
  | { kind: 'changeable'; friend: boolean };

export function sameAgain(
  settings: Settings,
  seats: readonly SeatInfo[],
  you: number,
  game: GameInfo,
): Settings {
  return {
    ...structuredClone(settings),
    seats: seats.map((seat, number) => {
      if (number === you) return 'me';
      return seat.kind === 'person' ? 'friend' : (seat.bot ?? strongest(game));
    }),
  };
}

/** The other people of the old table in seat order, which is the order of their new seats. */
export function othersOf(seats: readonly SeatInfo[], you: number): number[] {
  return seats.flatMap((seat, number) =>
    number !== you && seat.kind === 'person' ? [number] : [],
  );
}

export function rematchPlayers(
  wishes: readonly string[],
  others: readonly number[],
): RematchPlayer[] {
  const people = [...others];
  return wishes.map((wish) => {
    if (wish === 'me') return { kind: 'me' };
    const seat = wish === 'friend' ? people.shift() : undefined;
    if (seat !== undefined) return { kind: 'person', seat };
    return { kind: 'changeable', friend: people.length === 0 };
  });
}

/**
 * Change the number of seats: bots take additional ones; the last ones without a former player are
 * removed.
 */
export function resizeSeats(
  wishes: readonly string[],
  count: number,
  others: readonly number[],
  game: GameInfo,
): string[] {
  const added = Array<string>(Math.max(0, count - wishes.length)).fill(strongest(game));
  const seats = [...wishes, ...added];
  while (seats.length > count) {
    const last = rematchPlayers(seats, others).findLastIndex(({ kind }) => kind === 'changeable');
    if (last < 0) break;
    seats.splice(last, 1);
  }
  return seats;
}

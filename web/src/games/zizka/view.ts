/** The view of a table of Medieval: Jan Žižka, and what the board reads from it. */
import type * as protocol from '../../protocol';
import type * as table from '../../table/question/picking.svelte';
import type {
  ZizkaCastleDeckView,
  ZizkaMemberView,
  ZizkaPlayerView,
  ZizkaSpaceView,
  ZizkaTokenView,
  ZizkaView,
} from '../../protocol';

export type View = protocol.View<'zizka'>;
export type Told = protocol.Told<'zizka'>;
export type Decision = protocol.Decision<'zizka'>;
export type Option = protocol.Option<'zizka'>;
export type Waiting = protocol.Waiting<'zizka'>;
export type Choice = protocol.Choice<'zizka'>;
export type Picking = table.Picking<'zizka'>;

export type Table = ZizkaView;
export type Space = ZizkaSpaceView;
export type Member = ZizkaMemberView;
export type Player = ZizkaPlayerView;
export type Token = ZizkaTokenView;
export type CastleDeck = ZizkaCastleDeckView;

/** The value of `end` in the last turn (ZIZ-END-03); before that, 1 is the last round. */
export const LAST_TURN = 2;
/** The steps of the morale track, from utter vice to pure virtue (ZIZ-MORALE-01). */
export const MORALE = [-2, -1, 0, 1, 2] as const;
export const MORALE_ENDS: Readonly<Record<number, string>> = { [-2]: 'vice', 2: 'virtue' };

export function tableOf(view: View): Table {
  return view.table;
}

/** The deck of a castle's space; undefined for other spaces. */
export function deckAt(table: Table, space: Space): CastleDeck | undefined {
  return table.castles.find(({ difficulty }) => space.kind === `conquest-${difficulty}`);
}

/** What is on a space, or else its kind. */
export function whatIsAt({ token, kind }: Space): string {
  return token ?? kind;
}

/** Whether a token is face down and known to the viewer. */
export function isPeeked({ face, face_up }: Space): boolean {
  return face !== null && !face_up;
}

/**
 * Whether the viewer knows what others do not: the token there, or the castle on top of its deck.
 */
export function knows(table: Table, space: Space): boolean {
  if (isPeeked(space)) return !space.public;
  return deckAt(table, space)?.known[0]?.public === false;
}

/** The seats whose figures stand on a space. */
export function standing(table: Table, space: string): number[] {
  return table.seats.flatMap((player, seat) => (player.space === space ? [seat] : []));
}

/** All seats in turn order, the viewer's first. */
export function seatOrder(table: Table, you: number | null): number[] {
  const count = table.seats.length;
  return Array.from({ length: count }, (_, at) => ((you ?? 0) + at) % count);
}

/** All members who can be hired: those at the tables and the open top of each deck. */
export function onOffer(table: Table): Member[] {
  return table.offers
    .flatMap(({ tables, top }) => [...tables, top])
    .filter((member) => member !== null);
}

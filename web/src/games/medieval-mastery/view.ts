/** The view of a table of Medieval Mastery, and what the board reads from it. */
import type * as protocol from '../../protocol';
import type * as table from '../../table/question/picking.svelte';
import type { MasteryTileView, MasteryView } from '../../protocol';

export type View = protocol.View<'medieval-mastery'>;
export type Told = protocol.Told<'medieval-mastery'>;
export type Decision = protocol.Decision<'medieval-mastery'>;
export type Option = protocol.Option<'medieval-mastery'>;
export type Waiting = protocol.Waiting<'medieval-mastery'>;
export type Choice = protocol.Choice<'medieval-mastery'>;
export type Picking = table.Picking<'medieval-mastery'>;

export type Table = MasteryView;
export type Tile = MasteryTileView;

/** The most pips on a die. */
export const MOST_PIPS = 6;

export function tableOf(view: View): Table {
  return view.table;
}

/** The fewest dice that show this many knights: sixes, then the rest (MM-DICE-03). */
export function diceFor(knights: number, faces = MOST_PIPS): number[] {
  const sixes: number[] = Array.from({ length: Math.floor(knights / faces) }, () => faces);
  return knights % faces === 0 ? sixes : [...sixes, knights % faces];
}

/** The tile of this number, counted from 1. */
export function tileAt(table: Table, number: number): Tile | undefined {
  return table.map[number - 1];
}

/** The number of the tile with a seat's castle. */
export function castleOf(table: Table, seat: number): number {
  return table.map.findIndex(({ kind, owner }) => kind === 'castle' && owner === seat) + 1;
}

/** The name of a tile: its land, or castle or lake. */
export function landOf(tile: Tile): string {
  return tile.land ?? tile.kind;
}

/** Whether the castles are chosen and the map is laid out. */
export function isLaid(table: Table): boolean {
  return table.map.some(({ land }) => land !== null);
}

/** Whether two seats are on one side; without teams nobody else is. */
export function areAllies(table: Table, one: number, other: number): boolean {
  return table.seats[one]?.team === table.seats[other]?.team;
}

/** The points that count towards the target: those of all who win together (MM-TEAM-02). */
export function sidePoints(table: Table, seat: number): number {
  return table.seats.reduce(
    (sum, { points }, other) => (areAllies(table, seat, other) ? sum + points : sum),
    0,
  );
}

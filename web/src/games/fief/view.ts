/** The view of a table of Fief, and what the board reads from it. */
import type * as protocol from '../../protocol';
import type * as table from '../../table/question/picking.svelte';
import type {
  FiefBishopricView,
  FiefCampView,
  FiefLordView,
  FiefPlayerView,
  FiefTitleView,
  FiefView,
  FiefVillageView,
} from '../../protocol';

export type View = protocol.View<'fief'>;
export type Told = protocol.Told<'fief'>;
export type Decision = protocol.Decision<'fief'>;
export type Option = protocol.Option<'fief'>;
export type Waiting = protocol.Waiting<'fief'>;
export type Choice = protocol.Choice<'fief'>;
export type Picking = table.Picking<'fief'>;

export type Table = FiefView;
export type Village = FiefVillageView;
export type Fief = FiefTitleView;
export type Bishopric = FiefBishopricView;
export type Lord = FiefLordView;
export type Player = FiefPlayerView;
export type Camp = FiefCampView;

/** The phases of a turn, in order. */
export const PHASES = [
  'hear-ye',
  'cards',
  'income',
  'purchases',
  'movement',
  'battles',
  'end-of-turn',
] as const;

export function tableOf(view: View): Table {
  return view.table;
}

/** The villages that a question names. */
export function namedIn(decision: Decision | null, { villages }: Table): Village[] {
  const { village, to } = decision?.arguments ?? {};
  return villages.filter(({ name }) => name === village || name === to);
}

/** All seats in turn order, the viewer's first. */
export function seatOrder(table: Table, you: number | null): number[] {
  const count = table.seats.length;
  return Array.from({ length: count }, (_, at) => ((you ?? 0) + at) % count);
}

export function lordOf(table: Table, name: string): Lord | undefined {
  return table.lords.find((lord) => lord.name === name);
}

export function villageOf(table: Table, name: string): Village | undefined {
  return table.villages.find((village) => village.name === name);
}

export function fiefOf(table: Table, name: string): Fief | undefined {
  return table.fiefs.find((fief) => fief.name === name);
}

/** The lords in a village, including prisoners. */
export function lordsAt(table: Table, village: string): Lord[] {
  return table.lords.filter((lord) => lord.village === village);
}

/** The lords of a family. */
export function familyOf(table: Table, seat: number): Lord[] {
  return table.lords.filter((lord) => lord.seat === seat);
}

/** Whether somebody is a prisoner. */
function isCaptive({ captor }: Lord): boolean {
  return captor !== null;
}

/** Everybody with pieces in a village, its owner first. */
export function presentAt(table: Table, village: Village): number[] {
  const found = new Set<number>();
  if (village.control !== null) found.add(village.control);
  for (const { seat } of village.camps) found.add(seat);
  for (const lord of lordsAt(table, village.name)) if (!isCaptive(lord)) found.add(lord.seat);
  return [...found].filter((seat) => hasPieces(table, village, seat));
}

function hasPieces(table: Table, village: Village, seat: number): boolean {
  return (
    village.camps.some((camp) => camp.seat === seat && camp.count > 0) ||
    lordsAt(table, village.name).some((lord) => lord.seat === seat && !isCaptive(lord))
  );
}

export interface Host {
  seat: number;
  lords: Lord[];
  /** Sergeants and knights together. */
  count: number;
  /** Null: hidden by the fog of war. */
  sergeants: number | null;
  knights: number | null;
  /** Whether some of them are behind walls. */
  inside: boolean;
  /** Whether they are raiding. */
  riding: boolean;
}

/** A player's pieces in a village: free lords, and troops of all posts together. */
export function hostAt(table: Table, village: Village, seat: number): Host {
  const camps = village.camps.filter((camp) => camp.seat === seat && camp.count > 0);
  const lords = lordsAt(table, village.name).filter(
    (lord) => lord.seat === seat && !isCaptive(lord),
  );
  const walled = village.fort !== 'none';
  return {
    seat,
    lords,
    count: camps.reduce((sum, { count }) => sum + count, 0),
    sergeants: total(camps.map(({ sergeants }) => sergeants)),
    knights: total(camps.map(({ knights }) => knights)),
    inside: walled && [...camps, ...lords].some(({ post }) => post === 'inside'),
    riding: [...camps, ...lords].some(({ riding }) => riding),
  };
}

function total(counts: readonly (number | null)[]): number | null {
  return counts.reduce<number | null>(
    (sum, count) => (sum === null || count === null ? null : sum + count),
    0,
  );
}

/** Prisoners kept in a village. */
export function captivesAt(table: Table, village: string): Lord[] {
  return lordsAt(table, village).filter(isCaptive);
}

/** What the board reads from the view. */
import type * as protocol from '../../protocol';
import type * as table from '../../table/question/picking.svelte';
import type { AvalonRegionView, AvalonView } from '../../protocol';

export type View = protocol.View<'avalon'>;
export type Told = protocol.Told<'avalon'>;
export type Decision = protocol.Decision<'avalon'>;
export type Option = protocol.Option<'avalon'>;
export type Waiting = protocol.Waiting<'avalon'>;
export type Choice = protocol.Choice<'avalon'>;
export type Picking = table.Picking<'avalon'>;

export type Table = AvalonView;
export type RegionView = AvalonRegionView;

export function tableOf(view: View): Table {
  return view.table;
}

/** How many cards a tile would bring a seat for the regions that it owns now. */
export function worth({ tiles }: Table, tile: string, seat: number): number {
  return tiles.worth[seat]?.[tile] ?? 0;
}

/** A card on a pile to which the board draws attention. */
export interface PileMark {
  region: number;
  seat: number;
}

/** The card laid to attack or to bewitch that awaits an answer. */
export interface Announced extends PileMark {
  what: 'attack' | 'bewitch';
}

export function announced(view: View): Announced | null {
  for (const { prompt, seat, arguments: told } of view.waiting) {
    const what = prompt === 'resist' ? 'attack' : prompt === 'counter' ? 'bewitch' : null;
    if (what !== null) return { what, region: Number(told.region), seat: 1 - seat };
  }
  return null;
}

const LAYING = ['reinforced', 'bewitched', 'countered', 'changed-sides', 'attacked', 'resisted'];

/** The pile on which the last card was laid, if the card is still on top. */
export function lastLaid(view: View, chronicle: readonly Told[]): PileMark | null {
  const laid = chronicle.findLast(({ event }) => LAYING.includes(event))?.arguments;
  const { region, seat, card } = laid ?? {};
  if (region === undefined || seat === undefined) return announced(view);
  const pile = tableOf(view).row[region - 1]?.piles[seat] ?? [];
  return pile.at(-1) === card ? { region, seat } : null;
}

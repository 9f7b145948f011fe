/** How the board reads the view. */
import type { AvalonRegionView, AvalonView, Told, View } from '../../protocol';

export type Table = AvalonView;
export type RegionView = AvalonRegionView;

export function tableOf(view: View): Table {
  return view.table as Table;
}

/** A card on a pile that everyone looks at. */
export interface Marked {
  region: number;
  seat: number;
}

/** The card that waits for an answer: laid to attack or to bewitch. */
export interface Announced extends Marked {
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

/** The pile on which the last card was laid, if that card still lies on top of it. */
export function lastLaid(view: View, chronicle: readonly Told[]): Marked | null {
  const laid = chronicle.findLast(({ event }) => LAYING.includes(event));
  if (laid === undefined) return announced(view);
  const { region, seat, card } = laid.arguments as { region: number; seat: number; card: string };
  const pile = tableOf(view).row[region - 1]?.piles[seat] ?? [];
  return pile.at(-1) === card ? { region, seat } : null;
}

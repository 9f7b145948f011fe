/** Maps the options of the decision to the board: what glows, and what a click chooses. */
import type { Value } from '../../table/question/picking.svelte';
import type { Zone } from './Region.svelte';
import type { Picking } from './view';

export type Threat = 'attack' | 'bewitch';

export interface AtRegion {
  /**
   * What glows: the region, the top card of the near pile, or (`open`) faintly the region, because
   * a card must be chosen first.
   */
  light: 'region' | 'pile' | 'open' | null;
  chosen: 'region' | 'pile' | null;
  /** The verbs that the chosen card could mean there. */
  verbs: string[];
  /** Those of them that threaten the opponent; a sign shows them. */
  threats: Threat[];
}

export function atRegion(picking: Picking, place: number): AtRegion {
  const options = picking.left.filter(({ choice }) => choice.region === place);
  const held = 'card' in picking.chosen;
  const ready = held || options.some(({ choice }) => !('card' in choice));
  const part = options.some(({ choice }) => choice.do === 'give-top') ? 'pile' : 'region';
  const verbs = held ? [...new Set(options.map(({ choice }) => String(choice.do)))] : [];
  return {
    light: !picking.can('region', place) ? null : ready ? part : 'open',
    chosen: picking.has('region', place) ? part : null,
    verbs,
    threats: (['attack', 'bewitch'] as const).filter((verb) => verbs.includes(verb)),
  };
}

/** Whether a hand card can be chosen, possibly in place of the chosen one. */
export function offers(picking: Picking, card: string): boolean {
  return picking.decision?.options.some(({ choice }) => choice.card === card) ?? false;
}

/** Choose a thing. It replaces one of its kind that was chosen before. */
export function choose(picking: Picking, thing: string, value: Value): void {
  if (!picking.can(thing, value) && !picking.has(thing, value)) picking.clear();
  picking.pick(thing, value);
}

/**
 * Choose a region. A card dropped on the viewer's pile reinforces; on the opponent's pile it
 * attacks or bewitches, if only one of these is legal. Otherwise the buttons of the verbs decide.
 */
export function chooseRegion(picking: Picking, place: number, zone: Zone): void {
  const meant = 'card' in picking.chosen ? meaning(picking, place, zone) : null;
  if (meant === null) {
    choose(picking, 'region', place);
  } else {
    if (picking.can('region', place)) picking.pick('region', place);
    picking.pickVerb(meant);
  }
}

function meaning(picking: Picking, place: number, zone: Zone): string | null {
  const verbs = picking.left
    .filter(({ choice }) => choice.region === place)
    .map(({ choice }) => String(choice.do));
  if (verbs.length < 2 || zone === 'region') return null;
  const fitting = verbs.filter((verb) => (verb === 'reinforce') === (zone === 'mine'));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

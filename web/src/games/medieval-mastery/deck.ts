/** The cards of a deck in the rulebook's order: their kinds, and what is printed on them. */
import ambush from '~icon/cloak-dagger';
import callToArms from '~icon/hunting-horn';
import tacticalAdvance from '~icon/cavalry';
import support from '~icon/checked-shield';
import conflict from '~icon/crossed-swords';
import fracture from '~icon/hammer-break';
import authority from '~icon/throne-king';

export interface CardFace {
  kind: 'conflict' | 'support' | 'resource';
  /** The printed figure; an ambush is worth a die. */
  figure: string;
  icon: string;
  /** What it adds to a combat score by itself. */
  value: number;
}

export const CARDS: Readonly<Record<string, CardFace>> = {
  'conflict-2': { kind: 'conflict', figure: '2', icon: conflict, value: 2 },
  'conflict-3': { kind: 'conflict', figure: '3', icon: conflict, value: 3 },
  'conflict-4': { kind: 'conflict', figure: '4', icon: conflict, value: 4 },
  'conflict-5': { kind: 'conflict', figure: '5', icon: conflict, value: 5 },
  ambush: { kind: 'conflict', figure: '?', icon: ambush, value: 0 },
  'support-1': { kind: 'support', figure: '+1', icon: support, value: 1 },
  'support-2': { kind: 'support', figure: '+2', icon: support, value: 2 },
  'call-to-arms': { kind: 'resource', figure: '', icon: callToArms, value: 0 },
  authority: { kind: 'resource', figure: '', icon: authority, value: 0 },
  'tactical-advance': { kind: 'resource', figure: '', icon: tacticalAdvance, value: 0 },
  fracture: { kind: 'resource', figure: '', icon: fracture, value: 0 },
};

const ORDER = Object.keys(CARDS);

export interface HeldCard {
  /** Identifies a card among equal ones. */
  key: string;
  card: string;
}

/** Sort equal cards side by side, each with a key. */
export function sorted(cards: readonly string[]): HeldCard[] {
  const held = [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  return held.map((card, at) => ({ key: `${card}:${at - held.indexOf(card)}`, card }));
}

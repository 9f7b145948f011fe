/**
 * Determines what cards lifted from the hand, with or without an own guild, can still become.
 *
 * A choice is narrowed field by field, but a hand is clicked card by card: two Nobles with a Jester
 * are three clicks for the two counts of one choice. So the hand keeps an offer (the lifted cards
 * and the selected guild), and this file says which options it can still grow into.
 */
import { JESTER } from './kinds';
import type { Option } from './view';

export type Counts = Readonly<Record<string, number>>;

export interface Offer {
  /** The number of lifted cards of each kind. */
  lifted: Counts;
  /** The selected own guild. */
  guild: number | null;
}

export const NOTHING: Offer = { lifted: {}, guild: null };

/** Verbs that spend cards of the hand or name own guilds. */
const OF_THE_HAND = new Set(['play', 'lay', 'use', 'reinforce', 'give', 'swap']);

export function ofTheHand(option: Option): boolean {
  return OF_THE_HAND.has(String(option.choice.do));
}

/** The cards that an option takes from the hand. */
export function spent(option: Option): Counts {
  const { card, also, cards, jesters } = option.choice;
  const counts: Record<string, number> = {};
  const add = (kind: unknown, count: number) => {
    if (typeof kind === 'string' && count > 0) counts[kind] = (counts[kind] ?? 0) + count;
  };
  if (typeof cards === 'number' && typeof jesters === 'number') {
    add(card, cards);
    add(JESTER, jesters);
  } else {
    add(card, 1);
    add(also, 1);
  }
  return counts;
}

/** The options that the offer can still grow into. */
export function reachable(options: readonly Option[], offer: Offer): Option[] {
  return options.filter((option) => {
    if (!ofTheHand(option)) return false;
    if (offer.guild !== null && option.choice.guild !== offer.guild) return false;
    const counts = spent(option);
    return Object.entries(offer.lifted).every(([kind, count]) => (counts[kind] ?? 0) >= count);
  });
}

/** The options that the offer forms exactly. */
export function exact(options: readonly Option[], offer: Offer): Option[] {
  return reachable(options, offer).filter((option) => {
    const { lifted, guild } = offerOf(option);
    return guild === offer.guild && size(lifted) === size(offer.lifted);
  });
}

/**
 * The options for a guild that one lifted card could begin: all cards of the kind, with as few
 * Jesters as needed.
 */
export function laying(options: readonly Option[], offer: Offer): Option | null {
  if (offer.guild !== null) return null;
  const ways = reachable(options, offer).filter(
    (option) =>
      option.choice.do === 'lay' && (option.choice.card !== JESTER || offer.lifted[JESTER]),
  );
  const kinds = new Set(ways.map((option) => option.choice.card));
  if (kinds.size !== 1) return null;
  return ways.reduce<Option | null>((best, way) => (best && !better(way, best) ? best : way), null);
}

function better(way: Option, than: Option): boolean {
  const more = Number(way.choice.cards) - Number(than.choice.cards);
  return more > 0 || (more === 0 && Number(way.choice.jesters) < Number(than.choice.jesters));
}

export function plus(offer: Offer, kind: string, by = 1): Offer {
  const count = (offer.lifted[kind] ?? 0) + by;
  const { [kind]: _, ...others } = offer.lifted;
  return { ...offer, lifted: count > 0 ? { ...others, [kind]: count } : others };
}

export function size(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The offer that corresponds to an option. */
export function offerOf(option: Option): Offer {
  const { guild } = option.choice;
  return { lifted: spent(option), guild: typeof guild === 'number' ? guild : null };
}

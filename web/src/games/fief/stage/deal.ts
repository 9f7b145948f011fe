/** A deal (FIEF-D-06): who gives what, and what could be added. */
import type { FiefDealView, FiefTermView, FiefView } from '../../../protocol';
import type { Sign } from '../icons';
import { verbOf } from './choosing';
import type { Option, Told } from '../view';

export type Term = FiefTermView;
export type Side = 'give' | 'want' | 'both';

const BOTH = new Set(['marry', 'promise']);

/** The side of the proposer's paper that a term is on. */
export function sideOf(verb: string): Side {
  if (BOTH.has(verb)) return 'both';
  return verb.startsWith('want-') ? 'want' : 'give';
}

/** The kind of a term. */
export function kindOf(verb: string): string {
  return verb.replace(/^(give|want|offer)-/, '');
}

export const KIND_SIGNS: Readonly<Record<string, Sign>> = {
  money: 'coin',
  village: 'village',
  prisoner: 'chains',
  release: 'chains',
  relic: 'relic',
  passage: 'castle',
  waiver: 'county',
  consent: 'cardinal',
  annulment: 'excommunicated',
  absolution: 'pope',
  card: 'hand',
  play: 'hand',
  'unseen-play': 'hand',
  back: 'hand',
  marry: 'rings',
  promise: 'embassy',
};

/** The terms of one side. */
export function termsOf({ terms }: FiefDealView, side: Side): Term[] {
  return terms.filter((term) => sideOf(term.do) === side);
}

export interface Addition {
  verb: string;
  kind: string;
  options: Option[];
}

/** What can be added on a side, by kind. */
export function additions(options: readonly Option[], side: Side): Addition[] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const verb = verbOf(option);
    if (!(kindOf(verb) in KIND_SIGNS) || sideOf(verb) !== side) continue;
    found.set(verb, [...(found.get(verb) ?? []), option]);
  }
  return [...found].map(([verb, those]) => ({ verb, kind: kindOf(verb), options: those }));
}

/** Whether the viewer writes a promise into an own offer. */
export function pledges(deal: FiefDealView | null, you: number | null): boolean {
  return deal !== null && deal.drafting && you === deal.proposer && isPromising(deal);
}

/**
 * The seats that can read what the viewer says in confidence: everybody in a private talk (8.0), or
 * both parties of a deal with a promise (FIEF-D-07).
 */
export function recipientsOf({ talk, deal }: FiefView, you: number | null): number[] | null {
  if (you === null) return null;
  if (talk !== null) return talk.seats.includes(you) ? talk.seats : null;
  if (deal === null || !isPromising(deal)) return null;
  const parties = [deal.proposer, deal.partner];
  return parties.includes(you) ? parties : null;
}

/**
 * The number of answers at which the current confidential lines began: the start of the private
 * talk, or the first offer of these negotiations; Infinity before that.
 */
export function confidingSince(
  { talk, deal, limits }: FiefView,
  chronicle: readonly Told[],
): number {
  if (talk !== null) return answersAt(chronicle, 'talk-begins', 1);
  if (deal === null) return Infinity;
  // Each counter-offer uses one up.
  const made = limits.rounds - deal.rounds + (deal.drafting ? 0 : 1);
  return made === 0 ? Infinity : answersAt(chronicle, 'offered', made);
}

/**
 * The number of answers since which each seat may write a single line, since more would be a
 * private talk: when the current offer was made. Null in a talk, and while an offer is drafted.
 */
export function writingSince({ talk, deal }: FiefView, chronicle: readonly Told[]): number | null {
  return talk !== null || deal === null || deal.drafting
    ? null
    : answersAt(chronicle, 'offered', 1);
}

/**
 * The number of answers when the nth event of a kind from the end occurred; 0 if it was before the
 * chronicle begins.
 */
function answersAt(chronicle: readonly Told[], kind: string, nth: number): number {
  return chronicle.filter(({ event }) => event === kind).at(-nth)?.number ?? 0;
}

const isPromising = ({ terms }: FiefDealView) => terms.some(({ do: verb }) => verb === 'promise');

/** A deal (FIEF-D-06): who gives what, and what could be added to it. */
import type { FiefDealView, Option } from '../../../protocol';
import type { Sign } from '../icons';
import { verbOf } from './choosing';

export type Term = Option['choice'];
export type Side = 'give' | 'want' | 'both';

const BOTH = new Set(['marry', 'promise']);

/** Which side of the proposer’s paper a term stands on. */
export function sideOf(verb: string): Side {
  if (BOTH.has(verb)) return 'both';
  return verb.startsWith('want-') ? 'want' : 'give';
}

/** What a term is about. */
export function kindOf(verb: string): string {
  return verb.replace(/^(give|want|offer)-/, '');
}

export const KIND_SIGNS: Readonly<Record<string, Sign>> = {
  money: 'coin',
  village: 'village',
  prisoner: 'chains',
  relic: 'relic',
  passage: 'castle',
  waiver: 'county',
  consent: 'cardinal',
  annulment: 'excommunicated',
  card: 'hand',
  back: 'hand',
  marry: 'rings',
  promise: 'embassy',
};

/** The terms of one side. */
export function termsOf({ terms }: FiefDealView, side: Side): Term[] {
  return terms.filter((term) => sideOf(String(term.do)) === side);
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

/** Whether the offer would cost an embassy: cards are in it, and it is not made in a private talk
 * (FIEF-D-10). */
export function costsEmbassy({ terms, private: privately }: FiefDealView, free: boolean): boolean {
  return !free && !privately && terms.some(({ do: verb }) => /-(card|back)$/.test(String(verb)));
}

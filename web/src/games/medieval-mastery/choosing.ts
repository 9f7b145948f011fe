/** Choices that are not tiles: which tray a question uses, and its contents. */
import type { MasteryView } from '../../protocol';
import type { Value } from '../../table/question/picking.svelte';
import { ownerOf } from './artefacts';
import type { Decision, Option, Picking } from './view';

export type Tray =
  'break' | 'destroy' | 'pile' | 'looked' | 'recover' | 'arrange' | 'match' | 'support';

const TRAYS: Readonly<Record<string, Tray>> = {
  'fracture-crown': 'break',
  'fracture-sceptre': 'break',
  'fracture-orb': 'break',
  corrupt: 'destroy',
  'choose-pile': 'pile',
  looked: 'looked',
  recover: 'recover',
  arrange: 'arrange',
  match: 'match',
  support: 'support',
  'support-team': 'support',
};

/**
 * The tray of a question. Verbs without fields are beside the question, and cards of the hand are
 * chosen in the hand, so a turn has a tray only while a Fracture needs its target.
 */
export function trayOf(picking: Picking): Tray | null {
  const { decision, chosen } = picking;
  if (decision === null) return null;
  return chosen.do === 'fracture' ? 'break' : (TRAYS[decision.prompt] ?? null);
}

// Artefacts ---------------------------------------------------------------------------------------

export interface Targets {
  owner: number;
  artefacts: string[];
}

/**
 * The artefacts that a question is about, by owner. They are in the window's prompt, so a window
 * shows the same ones with and without a Fracture in the hand.
 */
export function targets(view: MasteryView, decision: Decision): Targets[] {
  const { artefact, artefacts } = decision.arguments;
  const asked = Array.isArray(artefacts) ? artefacts : artefact === undefined ? null : [artefact];
  const names = (asked ?? decision.options.map(({ choice }) => choice.artefact)).filter(
    (name) => typeof name === 'string',
  );
  const found = new Map<number, string[]>();
  for (const name of names) {
    const owner = ownerOf(view, name);
    found.set(owner, [...(found.get(owner) ?? []), name]);
  }
  return [...found].map(([owner, own]) => ({ owner, artefacts: own }));
}

/**
 * Whether artefacts on the table can be chosen now. In a turn they can only once a Fracture is
 * chosen, so that a click to read an artefact does not break it.
 */
export function choosesArtefacts(picking: Picking): boolean {
  const tray = trayOf(picking);
  return tray === 'break' || tray === 'destroy';
}

// Cards of the hand -------------------------------------------------------------------------------

/** Cards played by a verb of the same name. */
const PLAYED: ReadonlySet<string> = new Set(['call-to-arms', 'tactical-advance', 'fracture']);

/**
 * What choosing a card of the hand chooses: a verb (with the card, if the verb has that field), or
 * null. Support cards are counted instead: see support.svelte.ts.
 */
export function chosenBy(picking: Picking, card: string): Record<string, Value> | null {
  for (const { choice } of picking.decision?.options ?? []) {
    const verb = String(choice.do);
    if ((verb === 'commit' || verb === 'discard') && choice.card === card)
      return { do: verb, card };
    if (verb === card && PLAYED.has(card)) return { do: verb };
  }
  return null;
}

/** Whether a card of the hand is chosen. */
export function isChosen(picking: Picking, card: string): boolean {
  const { chosen } = picking;
  if (chosen.do === undefined) return false;
  return chosen.card === card || (chosen.do === card && PLAYED.has(card));
}

// Piles -------------------------------------------------------------------------------------------

export interface Arranging {
  /** Cards already laid, from the top. */
  laid: string[];
  /** Cards still to be laid. */
  left: string[];
}

/** MM-CROWN-13: the cards looked at go back onto the pile; the first one laid ends up deepest. */
export function arranging(view: MasteryView, decision: Decision): Arranging {
  const { depth, count } = decision.arguments;
  const known = view.seats[decision.seat]?.known.slice(0, Number(count)) ?? [];
  const cards = known.filter((card) => card !== null);
  return { laid: cards.slice(0, Number(depth) - 1), left: cards.slice(Number(depth) - 1) };
}

/** MM-CROWN-11: the own discard pile from the top; only older cards can be chosen. */
export function recovering(view: MasteryView, seat: number): { card: string; old: boolean }[] {
  const pile = view.seats[seat]?.discard ?? [];
  return pile.map(({ card, turn }) => ({ card, old: turn < view.turn_number })).toReversed();
}

// Support -----------------------------------------------------------------------------------------

export interface Counts {
  ones: number;
  twos: number;
}

/** The largest numbers of each that can be played together. */
export function most(options: readonly Option[]): Counts {
  const plays = options.filter(({ choice }) => choice.do === 'support');
  const highest = (field: 'ones' | 'twos') =>
    plays.reduce((high, { choice }) => Math.max(high, choice[field] ?? 0), 0);
  return { ones: highest('ones'), twos: highest('twos') };
}

export function supportOption(options: readonly Option[], { ones, twos }: Counts): Option | null {
  return (
    options.find(
      ({ choice }) => choice.do === 'support' && choice.ones === ones && choice.twos === twos,
    ) ?? null
  );
}

/**
 * What can be chosen on the board now. A window offers many options beside the subject of a step
 * (deals, cessions, requests to the pope …); these make nothing glow until their verb is chosen.
 */
import { valueOf, type Value } from '../../table/question/picking.svelte';
import { isLord } from './lords';
import { matters, verbsOf } from './stage/choosing';
import type { Option, Picking } from './view';

export type Thing = 'village' | 'lord' | 'fief' | 'bishopric' | 'seat' | 'card';

const FIELDS: Readonly<Record<Thing, readonly string[]>> = {
  village: ['village', 'to'],
  lord: ['lord', 'spouse', 'victim'],
  fief: ['fief'],
  bishopric: ['bishopric'],
  seat: ['seat'],
  card: ['card'],
};

/** The verbs that play a card of the own hand; a lord's card is played by its name. */
export const PLAYED: Readonly<Record<string, readonly string[]>> = {
  cardinal: ['make-cardinal'],
  arc: ['make-arc'],
  'good-harvest': ['harvest'],
  'fair-weather': ['weather'],
  tax: ['tallage', 'royal-tallage', 'tithe', 'cardinal-tithe', 'papal-tithe'],
  revolt: ['revolt', 'join-revolt'],
  'secret-passage': ['dig', 'tunnel', 'escape'],
  assassination: ['assassinate'],
  justice: ['justice'],
  ambush: ['ambush'],
};

/** The options that choosing this thing would leave. */
function optionsFor(picking: Picking, thing: Thing, value: Value): Option[] {
  if (!picking.can(thing, value)) return [];
  return picking.left.filter(({ choice }) =>
    FIELDS[thing].some((field) => !(field in picking.chosen) && valueOf(choice, field) === value),
  );
}

/** Whether only the viewer could be meant: the winner takes the prisoner. */
function isOneself(picking: Picking, thing: Thing, value: Value): boolean {
  if (thing !== 'seat' || value !== picking.decision?.seat) return false;
  return picking.left.every(({ choice }) => (choice.seat ?? value) === value);
}

/** The verbs for which this thing glows. */
export function verbsFor(picking: Picking, thing: Thing, value: Value): string[] {
  if (isOneself(picking, thing, value)) return [];
  // A card that is asked for is not one of the own hand.
  const options = optionsFor(picking, thing, value).filter(
    ({ choice }) => thing !== 'card' || choice.do !== 'want-card',
  );
  if (picking.chosen.do !== undefined) return verbsOf(options);
  return verbsOf(matters(picking.decision?.prompt ?? '', options));
}

export function isLit(picking: Picking, thing: Thing, value: Value): boolean {
  return verbsFor(picking, thing, value).length > 0;
}

/**
 * Choose a thing that glows, or withdraw a chosen one. If the question itself has exactly one use
 * for it, other uses are dropped.
 */
export function pick(picking: Picking, thing: Thing, value: Value): void {
  const verbs = verbsFor(picking, thing, value);
  if (verbs.length === 0) {
    if (picking.has(thing, value)) picking.pick(thing, value);
    return;
  }
  const all = optionsFor(picking, thing, value);
  const aside = all.some(({ choice }) => !verbs.includes(String(choice.do)));
  if (aside && verbs.length === 1) picking.pickVerb(verbs[0] as string);
  picking.pick(thing, value);
}

/** The verbs that can play a card of the hand now; `discard` and the like take its name. */
export function playsOf(picking: Picking, card: string): string[] {
  const verbs = new Set(
    picking.left
      .filter(({ choice }) => {
        const verb = String(choice.do);
        if (isLord(card)) return verb === 'play-lord' && choice.lord === card;
        return PLAYED[card]?.includes(verb) ?? false;
      })
      .map(({ choice }) => String(choice.do)),
  );
  return [...verbs];
}

/** Whether a card of the hand can be chosen now, to play it or to give it up. */
export function canPlay(picking: Picking, card: string): boolean {
  return isLit(picking, 'card', card) || playsOf(picking, card).length > 0;
}

/** Whether a card of the hand is chosen, possibly by its verb; or advised. */
export function isChosen(picking: Picking, card: string): boolean {
  if (picking.has('card', card)) return true;
  const { do: verb, lord } = picking.chosen;
  if (isLord(card)) return verb === 'play-lord' && lord === card;
  return verb !== undefined && playsOf(picking, card).includes(String(verb));
}

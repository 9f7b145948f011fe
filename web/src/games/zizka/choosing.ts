/** What the spaces and the cards of the board stand for while something is chosen. */
import {
  deckAt,
  MORALE_ENDS,
  onOffer,
  type Member,
  type Space,
  type Table,
  type Picking,
} from './view';

/** The verbs that a click on a space can lead to. */
export function verbsAt(
  picking: Picking,
  table: Table,
  you: number | null,
  space: Space,
): string[] {
  const there = picking.left.flatMap(({ choice }) =>
    choice.space === space.name ? [String(choice.do)] : [],
  );
  if (there.length > 0) return [...new Set(there)];
  const deck = deckAt(table, space);
  if (deck !== undefined && picking.can('difficulty', deck.difficulty)) return ['peek-castle'];
  const here = you !== null && table.seats[you]?.space === space.name && !picking.any;
  return here ? picking.leftVerbs.filter((verb) => verb === 'event' || verb === 'conquer') : [];
}

/** A click on a space: it is chosen, or let go; on the own one, what it offers is taken on. */
export function pickSpace(picking: Picking, table: Table, you: number | null, space: Space): void {
  const [verb] = verbsAt(picking, table, you, space);
  const deck = deckAt(table, space);
  if (picking.can('space', space.name) || picking.has('space', space.name)) {
    picking.pick('space', space.name);
  } else if (verb === 'peek-castle' && deck !== undefined) {
    picking.pick('difficulty', deck.difficulty);
  } else if (verb !== undefined) {
    picking.pickVerb(verb);
  }
}

/** Whether a figure can be attacked: that of a seat, or Torak's of the solo game. */
export function canAttack(picking: Picking, seat: number | null): boolean {
  if (seat !== null) return picking.can('seat', seat);
  return !picking.any && picking.leftVerbs.includes('attack-torak');
}

export type Refusal = 'level' | 'morale' | 'dear';

/** Why somebody on offer would not join the reader: whose level is not sought (ZIZ-EVENT-35), who does not
 * serve under that morale (ZIZ-HIRE-07), whom the purse cannot pay (ZIZ-HIRE-08). */
export function refusal(
  picking: Picking,
  table: Table,
  you: number | null,
  { level, rejects, cost }: Member,
): Refusal | null {
  const own = you === null ? undefined : table.seats[you];
  if (own === undefined) return null;
  const sought = soughtLevel(picking);
  if (sought !== null && level !== sought) return 'level';
  if (rejects !== null && rejects === MORALE_ENDS[own.morale]) return 'morale';
  return sought === null && cost > own.coins ? 'dear' : null;
}

/** The level of whoever may join for nothing. */
export function soughtLevel({ decision }: Picking): number | null {
  return decision?.prompt === 'recruit' ? Number(decision.arguments.level) : null;
}

/** Whether cards on offer can be chosen now: a tavern is visited, or somebody joins for nothing. */
export function choosesOffers(picking: Picking, table: Table): boolean {
  return onOffer(table).some(
    ({ name }) => picking.can('member', name) || picking.has('member', name),
  );
}

/** Whether a member of the own entourage can be chosen now. Who is dismissed is asked once somebody is
 * to be hired: until then only they light up. */
export function canOwn(picking: Picking, name: string): boolean {
  const named =
    'member' in picking.chosen || picking.left.some(({ choice }) => choice.member === name);
  return named && picking.can('member', name);
}

/** Whether cards of the own entourage can be chosen now. */
export function choosesBand(picking: Picking, table: Table, you: number | null): boolean {
  const band = you === null ? [] : (table.seats[you]?.entourage ?? []);
  return band.some(({ name }) => canOwn(picking, name) || picking.has('member', name));
}

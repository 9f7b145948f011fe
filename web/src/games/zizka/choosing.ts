/** Maps the spaces and cards of the board to the options of the question. */
import {
  deckAt,
  MORALE_ENDS,
  onOffer,
  type Member,
  type Space,
  type Table,
  type Picking,
} from './view';

/** The verbs to which a click on a space can lead. */
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

/** Handle a click on a space: choose or withdraw it; on the viewer's own space, begin its event. */
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

/** Whether a figure can be attacked: a seat's, or Torak's in the solo game. */
export function canAttack(picking: Picking, seat: number | null): boolean {
  if (seat !== null) return picking.can('seat', seat);
  return !picking.any && picking.leftVerbs.includes('attack-torak');
}

export type Refusal = 'level' | 'morale' | 'dear';

/**
 * Why the viewer cannot hire a member: wrong level (ZIZ-EVENT-35), wrong morale (ZIZ-HIRE-07), or
 * too few coins (ZIZ-HIRE-08).
 */
export function refusal(
  picking: Picking,
  table: Table,
  you: number | null,
  { level, rejects, cost }: Member,
): Refusal | null {
  const own = you === null ? undefined : table.seats[you];
  if (own === undefined) return null;
  const sought = freeLevel(picking);
  if (sought !== null && level !== sought) return 'level';
  if (rejects !== null && rejects === MORALE_ENDS[own.morale]) return 'morale';
  return sought === null && cost > own.coins ? 'dear' : null;
}

/** The level of a member who may join for free. */
export function freeLevel({ decision }: Picking): number | null {
  return decision?.prompt === 'recruit' ? Number(decision.arguments.level) : null;
}

/** Whether members on offer can be chosen now: in a tavern, or when one joins for free. */
export function choosesOnOffer(picking: Picking, table: Table): boolean {
  return onOffer(table).some(
    ({ name }) => picking.can('member', name) || picking.has('member', name),
  );
}

/**
 * Whether a member of the own entourage can be chosen now. A dismissal is asked only once a member
 * is being hired; until then only the others glow.
 */
export function canChooseMember(picking: Picking, name: string): boolean {
  const named =
    'member' in picking.chosen || picking.left.some(({ choice }) => choice.member === name);
  return named && picking.can('member', name);
}

/** Whether any member of the own entourage can be chosen now. */
export function choosesOwnMember(picking: Picking, table: Table, you: number | null): boolean {
  const band = you === null ? [] : (table.seats[you]?.entourage ?? []);
  return band.some(({ name }) => canChooseMember(picking, name) || picking.has('member', name));
}

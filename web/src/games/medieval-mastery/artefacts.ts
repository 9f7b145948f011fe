/**
 * The eighteen artefacts: crowns, sceptres and orbs, their emblems, and when a destroyed one is
 * restored.
 */
import corruption from '~icon/death-skull';
import prosperity from '~icon/coins';
import order from '~icon/cycle';
import insight from '~icon/all-seeing-eye';
import vitality from '~icon/horse-head';
import fury from '~icon/flame';
import fear from '~icon/screaming';
import influence from '~icon/talk';
import rage from '~icon/angry-eyes';
import defiance from '~icon/fist';
import loyalty from '~icon/lion';
import vigour from '~icon/visored-helm';
import brutality from '~icon/bleeding-wound';
import greed from '~icon/two-coins';
import preparation from '~icon/scroll-unfurled';
import cleansing from '~icon/lotus-flower';
import devotion from '~icon/prayer';
import resurgence from '~icon/sprout';
import type { MasteryView } from '../../protocol';

export const KINDS = ['crown', 'sceptre', 'orb'] as const;
export type Kind = (typeof KINDS)[number];

const EMBLEMS: Record<Kind, Readonly<Record<string, string>>> = {
  crown: { corruption, prosperity, order, insight, vitality, fury },
  sceptre: { fear, influence, rage, defiance, loyalty, vigour },
  orb: { brutality, greed, preparation, cleansing, devotion, resurgence },
};

export function kindOf(artefact: string): Kind {
  return KINDS.find((kind) => artefact in EMBLEMS[kind]) ?? 'crown';
}

export function emblem(artefact: string): string {
  return EMBLEMS[kindOf(artefact)][artefact] ?? '';
}

/** The owner of an artefact. */
export function ownerOf(view: MasteryView, artefact: string): number {
  return view.seats.findIndex(({ artefacts }) => artefacts.some(({ name }) => name === artefact));
}

/**
 * Whether a crown would have no effect in this turn: Order without an older card to recover
 * (MM-CROWN-11), Insight without a card to look at (MM-CROWN-13), Fury without a card to discard
 * (MM-CROWN-18).
 */
export function hasNoEffect(view: MasteryView, seat: number, crown: string): boolean {
  const player = view.seats[seat];
  if (player === undefined) return false;
  const { hand, draw, discard } = player;
  if (crown === 'order') return discard.every(({ turn }) => turn >= view.turn_number);
  if (crown === 'insight') return draw + discard.length === 0;
  return crown === 'fury' && hand === 0;
}

/**
 * The turn of its owner at whose end a destroyed artefact is restored: the artefact must have been
 * destroyed before that turn began (MM-ARTEFACT-04, -05).
 */
export function restoredAfter(view: MasteryView, seat: number, destroyed: number): 'this' | 'next' {
  return view.turn === seat && destroyed < view.turn_number ? 'this' : 'next';
}

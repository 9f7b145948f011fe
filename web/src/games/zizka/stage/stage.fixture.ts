/**
 * Rolls, tokens and chronicle lines for tests of the stage, at the table of ../table.fixture.ts:
 * Bores, seat 0, is on a space with a raid.
 */
import type { ZizkaRollView, ZizkaTokenView, ZizkaView } from '../../../protocol';
import { reward, zizkaTable } from '../table.fixture';
import type { Told } from '../view';

/** Two swords for coins; a shield and a speech for a point; a coin for luck; a member for coins. */
export const RAID: ZizkaTokenView = {
  name: 'raid-1',
  kind: 'raid',
  rows: [
    { need: { sword: 2 }, pay: 0, discard: false, reward: reward({ coins: 3 }) },
    { need: { shield: 1, speech: 1 }, pay: 0, discard: false, reward: reward({ vp: 1 }) },
    { need: {}, pay: 1, discard: false, reward: reward({ luck: 1 }) },
    { need: {}, pay: 0, discard: true, reward: reward({ coins: 4 }) },
  ],
  goal: 0,
  personal: null,
  common: null,
};

export const LISTS: ZizkaTokenView = {
  name: 'tournament-2',
  kind: 'tournament',
  rows: [],
  goal: 9,
  personal: reward({ coins: 1, vp: 1 }),
  common: reward({ coins: 3 }),
};

/** Plain dice with these faces; one reroll and one luck token are left. */
export function roll(faces: readonly string[], more: Partial<ZizkaRollView> = {}): ZizkaRollView {
  return {
    seat: 0,
    purpose: 'event',
    dice: faces.map((face) => ({ die: 'entourage', face, locked: false })),
    rerolls: 1,
    printed: {},
    icons: {},
    luck: 1,
    spent: 0,
    rows: [],
    total: null,
    rival: null,
    ...more,
  };
}

export function table(more: Partial<ZizkaView> = {}, token: ZizkaTokenView = RAID): ZizkaView {
  const { spaces, seats, ...rest } = zizkaTable();
  return {
    ...rest,
    spaces: spaces.map((space) =>
      space.name === 'pisek' ? { ...space, token: token.kind, face_up: true, face: token } : space,
    ),
    seats: seats.map((player, seat) => (seat === 0 ? { ...player, space: 'pisek' } : player)),
    ...more,
  };
}

/** Lines of a chronicle, each an event with its arguments. */
export function told(...lines: readonly (readonly [string, object?])[]): Told[] {
  return lines.map(([event, given = {}], number) => ({
    number,
    event,
    arguments: given,
  })) as Told[];
}

/** The event of a roll of plain dice. */
export function rolled(seat: number, purpose: string, faces: readonly string[]) {
  return ['rolled', { seat, purpose, thrown: faces.map(() => 'entourage'), faces }] as const;
}

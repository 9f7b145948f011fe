/**
 * Chronicle lines, options and views for tests of the stage, at the table of ../table.fixture.ts.
 */
import type { FiefBattleView, FiefDealView, FiefSideView } from '../../../protocol';
import type { Option, Told } from '../view';

/** An event with its arguments. */
export type Event = readonly [string, object?];

/** Lines of a chronicle. */
export function told(...lines: readonly Event[]): Told[] {
  return lines.map(([event, given = {}], number) => ({
    number,
    event,
    arguments: given,
  })) as Told[];
}

export const option = (choice: object) => ({ choice, details: {} }) as Option;

export function side(leader: number, more: Partial<FiefSideView> = {}): FiefSideView {
  return {
    leader,
    seats: [leader],
    lords: [],
    sergeants: 0,
    knights: 0,
    points: 0,
    dice: 0,
    ...more,
  };
}

export function battle(more: Partial<FiefBattleView> = {}): FiefBattleView {
  return {
    village: 'charolles',
    attacker: 0,
    defender: 1,
    sides: ['attacker', 'defender', 'neither'],
    ride: false,
    holder: 1,
    over: false,
    won: false,
    shown: false,
    lords: ['jeanne', 'henri'],
    inside: true,
    rounds: 0,
    dull: 0,
    tunnel: false,
    gates: false,
    hits: [0, 0],
    penalty: 0,
    attack: side(0, { lords: ['jeanne'], sergeants: 1, points: 2, dice: 1 }),
    defence: side(1, { lords: ['henri'], sergeants: 2, points: 3, dice: 1 }),
    ...more,
  };
}

export function deal(terms: FiefDealView['terms'], more: Partial<FiefDealView> = {}): FiefDealView {
  const parties = { proposer: 0, partner: 1, embassy: null, naming: null };
  return { ...parties, terms, rounds: 3, drafting: true, private: false, ...more };
}

export const ROLL = (side: string, seat: number, faces: number[], count: number) =>
  ['battle-roll', { seat, side, faces, count }] as const;

/** Adds up a fight: dice, printed icons and luck of both sides (ZIZ-ATTACK-02 to -08). */
import type { ZizkaView } from '../../../protocol';
import { ending, rolledFor, type Scene, type Thrown } from './scene';
import type { Told } from '../view';

export type Who = number | 'torak';
export type Role = 'attacker' | 'defender';

/** The icons that count (ZIZ-ATTACK-02, -03). */
const COUNTS: Readonly<Record<Role, readonly string[]>> = {
  attacker: ['sword', 'wild'],
  defender: ['shield', 'wild'],
};
const PURPOSE = { attacker: 'attack', defender: 'defence' } as const;

export interface Side {
  who: Who;
  role: Role;
  dice: Thrown[];
  /** Dice that count, printed icons, luck tokens; their sum is the total. */
  hits: number;
  printed: number;
  luck: number;
  /** Null until this side has rolled. */
  total: number | null;
  /** Whether this side is rolling, and may still change its total. */
  open: boolean;
}

export interface Fight {
  sides: readonly [Side, Side];
  winner: Role | null;
}

export const counts = (role: Role, face: string) => COUNTS[role].includes(face);

/** The winner, by the event that ends the fight. */
const WINNERS: Readonly<Record<string, Role>> = {
  captured: 'attacker',
  escaped: 'defender',
  beaten: 'attacker',
  'held-out': 'defender',
  'beat-torak': 'attacker',
  'torak-held-out': 'defender',
};

export function fightOf(scene: Scene, table: ZizkaView): Fight {
  const { attacker, defender } = opponents(scene, table);
  const end = scene.running ? null : ending(scene);
  return {
    sides: [sideOf(scene, table, 'attacker', attacker), sideOf(scene, table, 'defender', defender)],
    winner: end === null ? null : (WINNERS[end.event] ?? null),
  };
}

function opponents({ lines }: Scene, table: ZizkaView): Record<Role, Who> {
  for (const { event, arguments: given } of lines) {
    const seat = Number(given.seat);
    if (event === 'attacked') return { attacker: seat, defender: Number(given.other) };
    if (event === 'attacked-torak') return { attacker: seat, defender: 'torak' };
    if (event === 'torak-attacks') return { attacker: 'torak', defender: seat };
  }
  return { attacker: table.turn, defender: table.roll?.seat ?? table.turn };
}

function sideOf(scene: Scene, table: ZizkaView, role: Role, who: Who): Side {
  if (who === 'torak') return toraks(scene, role);
  const { roll } = table;
  const open = roll?.purpose === PURPOSE[role];
  const thrown = rolledFor(scene, PURPOSE[role]);
  const dice = open
    ? roll.dice.map((die, at) => ({ ...die, thrown: thrown[at]?.thrown ?? scene.key }))
    : thrown;
  const hits = dice.filter(({ face }) => counts(role, face)).length;
  const luck = open ? roll.spent : luckSpent(scene, role);
  const total = open ? roll.total : totalTold(scene, role);
  const printed = total === null ? 0 : total - hits - luck;
  return { who, role, dice, hits, printed, luck, total, open };
}

/** Torak's dice are plain, and his luck follows from his strength (ZIZ-SOLO-33, -34). */
function toraks({ lines, key }: Scene, role: Role): Side {
  const at = lines.findIndex(({ event }) => event === 'torak-rolled');
  const given = lines[at]?.arguments;
  const faces = given?.faces ?? [];
  const dice = faces.map((face) => ({ die: 'entourage', face, thrown: key + at }));
  return {
    who: 'torak',
    role,
    dice,
    hits: faces.filter((face) => counts(role, face)).length,
    printed: 0,
    luck: Number(given?.luck ?? 0),
    total: given === undefined ? null : Number(given.count),
    open: false,
  };
}

/** Luck spent between the last roll for this purpose and the next. */
function luckSpent({ lines }: Scene, role: Role): number {
  const isRoll = ({ event }: Told) => event === 'rolled';
  const rolled = (line: Told) => isRoll(line) && line.arguments.purpose === PURPOSE[role];
  const after = lines.slice(lines.findLastIndex(rolled) + 1);
  const next = after.findIndex(isRoll);
  return (next < 0 ? after : after.slice(0, next))
    .filter(({ event }) => event === 'luck-spent')
    .reduce((sum, { arguments: given }) => sum + Number(given.count), 0);
}

function totalTold({ lines }: Scene, role: Role): number | null {
  const told = lines.find(({ event }) => event === `${PURPOSE[role]}-total`);
  return told === undefined ? null : Number(told.arguments.count);
}

/**
 * How many luck tokens to propose: the fewest with which a defender reaches the attacker
 * (ZIZ-ATTACK-07); none for an attacker, who does not know the total to beat.
 */
export function luckProposed(own: number, rival: number | null, luck: number): number {
  const short = rival === null ? 0 : rival - own;
  return short > 0 && short <= luck ? short : 0;
}

/**
 * Composes a joust by taps: the first die is set aside, the others are marked to be rerolled or
 * kept (ZIZ-TOURNAMENT-07). Dice count from 0 here, from 1 on the wire.
 */
import type { Value } from '../../../table/question/picking.svelte';
import type { Option, Told } from '../view';

/** The value of a die in a joust (ZIZ-TOURNAMENT-10). */
const VALUES: Readonly<Record<string, number>> = { sword: 1, shield: 1, speech: 2, wild: 3 };
/** The average value of a throw. A die below it is worth rerolling. */
const AVERAGE = 1.5;

export const worth = (face: string) => VALUES[face] ?? 0;

export interface Joust {
  aside: number;
  /** The dice to reroll, in order. */
  again: readonly number[];
}

/**
 * The dice to propose for rerolling once a die is set aside: those below the average of a throw.
 * Null if there are none.
 */
export function proposed(faces: readonly string[], aside: number): Joust {
  const again = faces.flatMap((face, at) => (at !== aside && worth(face) < AVERAGE ? [at] : []));
  return { aside, again };
}

/**
 * The joust after a tap on a die: sets the first aside, marks or unmarks another, takes back the
 * one set aside.
 */
export function tapped(joust: Joust | null, die: number, faces: readonly string[]): Joust | null {
  if (joust === null) return proposed(faces, die);
  if (die === joust.aside) return null;
  const again = joust.again.includes(die)
    ? joust.again.filter((other) => other !== die)
    : [...joust.again, die].toSorted((one, other) => one - other);
  return { ...joust, again };
}

/** The dice as a choice writes them. */
const dice = (again: readonly number[]) => again.map((die) => die + 1).join('+');

/** The option that a joust corresponds to. */
export function optionFor(joust: Joust, options: readonly Option[]): Option | null {
  const { aside, again } = joust;
  return (
    options.find(
      ({ choice }) =>
        choice.do === 'joust' && choice.die === aside + 1 && choice.dice === dice(again),
    ) ?? null
  );
}

/** The joust that an advised choice corresponds to. */
export function joustOf(choice: Readonly<Record<string, Value | undefined>>): Joust | null {
  const aside = Number(choice.die) - 1;
  if (choice.do === 'free-reroll') return { aside, again: [] };
  if (choice.do !== 'joust') return null;
  const again = String(choice.dice).split('+');
  return { aside, again: again.map((die) => Number(die) - 1) };
}

// What was thrown --------------------------------------------------------------------------------

/** A die of a joust: its number of six, its face, and the line of its last throw. */
export interface JoustDie {
  id: number;
  face: string;
  thrown: number;
}

export interface JoustDice {
  seat: number;
  dice: JoustDie[];
  aside: JoustDie[];
}

/** The dice of the last rider, from the chronicle; `key` is the index of the first line. */
export function joustDiceOf(lines: readonly Told[], key: number): JoustDice | null {
  let lists: JoustDice | null = null;
  lines.forEach(({ event, arguments: given }, at) => {
    const faces = given.faces ?? [];
    const thrown = key + at;
    if (event === 'jousts') {
      const dice = faces.map((face, id) => ({ id, face, thrown }));
      lists = { seat: Number(given.seat), dice, aside: [] };
    } else if (lists !== null && (event === 'jousts-again' || event === 'jousts-free')) {
      lists = rolledAgain(lists, given, thrown);
    }
  });
  return lists;
}

function rolledAgain(lists: JoustDice, given: Told['arguments'], thrown: number): JoustDice {
  const faces = given.faces ?? [];
  const again = String(given.dice)
    .split('+')
    .map((die) => Number(die) - 1);
  const out = given.aside === undefined ? null : setAside(lists.dice, again, given);
  const dice = lists.dice
    .filter((_, at) => at !== out)
    .map((die, at) => {
      const before = out !== null && at >= out ? at + 1 : at;
      const face = faces[at] ?? die.face;
      return again.includes(before) ? { ...die, face, thrown } : die;
    });
  const gone = out === null ? undefined : lists.dice[out];
  return { ...lists, dice, aside: gone ? [...lists.aside, gone] : lists.aside };
}

/**
 * Which die was set aside: one with this face that was not rerolled, so that the others keep their
 * positions.
 */
function setAside(dice: readonly JoustDie[], again: number[], given: Told['arguments']): number {
  const faces = given.faces ?? [];
  return dice.findIndex((die, out) => {
    if (again.includes(out) || die.face !== given.aside) return false;
    return dice
      .filter((_, at) => at !== out)
      .every(({ face }, at) => again.includes(at >= out ? at + 1 : at) || face === faces[at]);
  });
}

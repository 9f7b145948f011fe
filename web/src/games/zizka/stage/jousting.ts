/** Choosing a joust by taps: the first die is set aside, the others are marked to be rolled again or
 * left as they are (ZIZ-TOURNAMENT-07). Dice are counted from 0 here, from 1 in what is sent. */
import type { Value } from '../../../table/question/picking.svelte';
import type { Option, Told } from '../view';

/** What a die is worth in the lists (ZIZ-TOURNAMENT-10). */
const VALUES: Readonly<Record<string, number>> = { sword: 1, shield: 1, speech: 2, wild: 3 };
/** What a throw brings on average, with the faces of the house: less is worth another. */
const AVERAGE = 1.5;

export const worth = (face: string) => VALUES[face] ?? 0;

export interface Joust {
  aside: number;
  /** Those that are rolled again, in order. */
  again: readonly number[];
}

/** The dice that one would roll again once a die is set aside: those that lie worse than a throw on
 * average; if there is none, nothing is proposed. */
export function proposed(faces: readonly string[], aside: number): Joust {
  const again = faces.flatMap((face, at) => (at !== aside && worth(face) < AVERAGE ? [at] : []));
  return { aside, again };
}

/** After a tap on a die: the first is set aside, another is marked or left, the one aside comes
 * back. */
export function tapped(joust: Joust | null, die: number, faces: readonly string[]): Joust | null {
  if (joust === null) return proposed(faces, die);
  if (die === joust.aside) return null;
  const again = joust.again.includes(die)
    ? joust.again.filter((other) => other !== die)
    : [...joust.again, die].toSorted((one, other) => one - other);
  return { ...joust, again };
}

/** As it is written in a choice. */
const dice = (again: readonly number[]) => again.map((die) => die + 1).join('+');

/** The option that a joust is, among those that there are. */
export function optionFor(joust: Joust, options: readonly Option[]): Option | null {
  const { aside, again } = joust;
  return (
    options.find(
      ({ choice }) =>
        choice.do === 'joust' && choice.die === aside + 1 && choice.dice === dice(again),
    ) ?? null
  );
}

/** What a choice means on the dice: one that somebody advises. */
export function joustOf(choice: Readonly<Record<string, Value | undefined>>): Joust | null {
  const aside = Number(choice.die) - 1;
  if (choice.do === 'free-reroll') return { aside, again: [] };
  if (choice.do !== 'joust') return null;
  const again = String(choice.dice).split('+');
  return { aside, again: again.map((die) => Number(die) - 1) };
}

// What was thrown --------------------------------------------------------------------------------

/** A die in the lists: which of the six, what it shows, and the line by which it was thrown last. */
export interface Rider {
  id: number;
  face: string;
  thrown: number;
}

export interface Lists {
  seat: number;
  dice: Rider[];
  aside: Rider[];
}

/** The dice of whoever has thrown last, as the chronicle tells; `key` is the place of the first
 * line. */
export function listsOf(lines: readonly Told[], key: number): Lists | null {
  let lists: Lists | null = null;
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

function rolledAgain(lists: Lists, given: Told['arguments'], thrown: number): Lists {
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

/** Which die was set aside: one that shows this face and was not rolled, so that the others lie as
 * they are told. */
function setAside(dice: readonly Rider[], again: number[], given: Told['arguments']): number {
  const faces = given.faces ?? [];
  return dice.findIndex((die, out) => {
    if (again.includes(out) || die.face !== given.aside) return false;
    return dice
      .filter((_, at) => at !== out)
      .every(({ face }, at) => again.includes(at >= out ? at + 1 : at) || face === faces[at]);
  });
}

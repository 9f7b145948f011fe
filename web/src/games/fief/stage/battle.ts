/** A battle round by round, from the chronicle. */
import type { Line, Scene } from './scene';

export interface Roll {
  faces: number[];
  /** The damage, with everything that adds to it. */
  count: number;
  /** The index of the chronicle line that tells of the throw. */
  thrown: number;
}

export interface Round {
  attack: Roll | null;
  defence: Roll | null;
  /** Modifiers and consequences: losses, and players who gave up. */
  after: Line[];
}

const AFTER = new Set([
  'grail-wards',
  'riders-hurt',
  'lance-strikes',
  'troops-lost',
  'dies',
  'captured',
  'would-stop',
  'would-surrender',
]);

/** The rounds fought so far. */
export function roundsOf({ lines }: Scene): Round[] {
  const rounds: Round[] = [];
  for (const line of lines) {
    const { event, arguments: given, at } = line;
    if (event === 'battle-over') break;
    const round = rounds.at(-1);
    if (event === 'battle-roll') {
      const roll = { faces: given.faces ?? [], count: Number(given.count), thrown: at };
      if (given.side === 'attacker') rounds.push({ attack: roll, defence: null, after: [] });
      else if (round) round.defence = roll;
    } else if (round && AFTER.has(event)) {
      round.after.push(line);
    }
  }
  return rounds;
}

/** The fighters on each side, from the chronicle: the leader first. */
export function sidesTold({ lines }: Scene): { attack: number[]; defence: number[] } {
  const sides = { attack: [] as number[], defence: [] as number[] };
  for (const { event, arguments: given } of lines) {
    const seat = Number(given.seat);
    if (event === 'battle') {
      sides.attack = [seat];
      sides.defence = [Number(given.other)];
    } else if (event === 'joins') {
      const joined = sides.attack.includes(Number(given.other)) ? sides.attack : sides.defence;
      joined.push(seat);
    } else if (event === 'leaves-battle') {
      sides.attack = sides.attack.filter((each) => each !== seat);
      sides.defence = sides.defence.filter((each) => each !== seat);
    } else if (event === 'changes-sides') {
      const [from, to] = sides.attack.includes(seat)
        ? ([sides.attack, sides.defence] as const)
        : ([sides.defence, sides.attack] as const);
      from.splice(from.indexOf(seat), 1);
      to.push(seat);
    }
  }
  return sides;
}

/** The winner: a side, or nobody; null while the battle goes on. */
export function winnerOf({ lines }: Scene): 'attacker' | 'defender' | 'nobody' | null {
  const over = lines.find(({ event }) => event === 'battle-over');
  if (over === undefined) return null;
  const { outcome } = over.arguments;
  return outcome === 'attacker' || outcome === 'defender' ? outcome : 'nobody';
}

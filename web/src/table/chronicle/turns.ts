/** The chronicle in chapters: one for each turn. */
import type { Told } from '../../protocol';

export interface Line {
  told: Told;
  /** Its place in the whole chronicle. */
  index: number;
}

export interface Turn {
  key: number;
  /** Whose turn it is; null before the first. */
  seat: number | null;
  lines: Line[];
}

/** The seat that a line speaks of, for its colour. */
export function seatOf(told: Told): number | null {
  const { seat } = told.arguments;
  return typeof seat === 'number' ? seat : null;
}

/** Every game tells `turn` when somebody's turn begins. */
export function turns(chronicle: readonly Told[]): Turn[] {
  const found: Turn[] = [];
  chronicle.forEach((told, index) => {
    const current = found.at(-1);
    if (told.event === 'turn' || current === undefined) {
      const seat = told.event === 'turn' ? seatOf(told) : null;
      found.push({ key: index, seat, lines: [{ told, index }] });
    } else {
      current.lines.push({ told, index });
    }
  });
  return found;
}

/** Where in the game a turn begins, or a phase in games that tell so: by the number of answers given. */
export function chapters(chronicle: readonly Told[]): number[] {
  const begin = chronicle.filter(({ event }) => event === 'turn' || event === 'phase');
  return [...new Set(begin.map(({ number }) => number))];
}

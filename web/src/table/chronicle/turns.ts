/** Divides the chronicle into chapters, one for each turn. */
import type { Told } from '../../protocol';

export interface Line {
  told: Told;
  /** The index in the whole chronicle. */
  index: number;
}

export interface Turn {
  key: number;
  /** The seat whose turn it is; null before the first turn. */
  seat: number | null;
  lines: Line[];
}

/** The seat that a line is about, for its colour. */
export function seatOf(told: Told): number | null {
  const { seat } = told.arguments;
  return typeof seat === 'number' ? seat : null;
}

/** Group lines by turns: every game has an event `turn`. */
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

/** Numbers of answers at which a turn begins, or a phase in games that have them. */
export function chapters(chronicle: readonly Told[]): number[] {
  const begin = chronicle.filter(({ event }) => event === 'turn' || event === 'phase');
  return [...new Set(begin.map(({ number }) => number))];
}

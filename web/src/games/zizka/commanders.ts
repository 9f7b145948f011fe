/**
 * The abilities and the starting goods of the commanders, shown when choosing one; those of the
 * players are in the view.
 */
import type { Sign } from './icons';
import { counted, type Count } from './signs';

type Given = readonly (readonly [Sign, number])[];

/** ZIZ-COMMANDER-01 to -05: on side A each has its own ability. */
const SIDE_A: Readonly<Record<string, Given>> = {
  bores: [
    ['reroll', 2],
    ['move', 2],
    ['coin', 3],
  ],
  katerina: [
    ['move', 2],
    ['peek', 1],
    ['coin', 5],
    ['luck', 1],
  ],
  zizka: [
    ['die', 1],
    ['move', 2],
    ['coin', 4],
  ],
};
/** ZIZ-COMMANDER-06: on side B all are equal. */
const SIDE_B: Given = [
  ['reroll', 1],
  ['move', 2],
  ['coin', 4],
];

export function boardOf(commander: string, side: string): Count[] {
  return counted((side === 'a' ? SIDE_A[commander] : undefined) ?? SIDE_B);
}

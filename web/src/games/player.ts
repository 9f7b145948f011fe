import type { Words } from '../words';
import type { Picking } from '../table/question/picking.svelte';

/** What every picture of a player is given, beside the table of its game. */
export interface PlayerProps {
  seat: number;
  picking: Picking;
  words: Words;
  /** Who is waited for, and who has won. */
  waiting: readonly number[];
  winners: readonly number[];
  /** Whether it is the reader. */
  mine: boolean;
}

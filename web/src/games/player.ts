import type { Words } from '../words';
import type { Picking } from '../table/question/picking.svelte';

/** Props of every picture of a player, beside the game's table. */
export interface PlayerProps {
  seat: number;
  picking: Picking;
  words: Words;
  /** The seats that are waited for, and the winners. */
  waiting: readonly number[];
  winners: readonly number[];
  /** Whether this player is the viewer. */
  mine: boolean;
}

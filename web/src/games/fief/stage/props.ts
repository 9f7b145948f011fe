/** The stage: what goes on at the table, and what the reader is asked about it: elections, battles,
 * revolts, deals, purchases, moves. It stands beside the map, above it, or as a strip at its edge
 * (Board.svelte decides where).
 *
 * The stage says by `showing` how much of it there is to see: the whole stage for what wants all the
 * attention; a strip where the answer is given on the map (moves, attacks), and for the few things that
 * one could do in a window; or nothing. Answers without anything to point at (pass, done, accept, fight
 * on) are the buttons of the sentence. What has ended while something else is asked stands above that,
 * or is given to the board by `echo`, where the stage is not in sight. */
import type { Snippet } from 'svelte';
import type { FiefView } from '../../../protocol';
import type { Confiding } from '../../contract';
import type { Words } from '../../../words';
import type { Picking, Told } from '../view';

export type Showing = 'stage' | 'strip' | null;

export interface StageProps {
  table: FiefView;
  /** Whose eyes; null is a spectator. */
  you: number | null;
  picking: Picking;
  words: Words;
  chronicle: readonly Told[];
  confiding?: Confiding;
  /** What whoever is waited for is asked. */
  asked?: string;
  /** Whether the stage has a place of its own beside the map: a result may stay there for long. */
  roomy: boolean;
  /** Whether the whole stage is in sight, and no strip. */
  inSight?: boolean;
  /** Bound by the board. */
  showing: Showing;
  echo?: Snippet | null;
}

/** What every part of the stage is given. */
export interface Parts {
  table: FiefView;
  you: number | null;
  picking: Picking;
  words: Words;
}

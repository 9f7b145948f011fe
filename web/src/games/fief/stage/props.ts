/**
 * Props of the stage, which shows what goes on and the viewer's question: elections, battles,
 * revolts, deals, purchases, moves. It is beside the map, above it, or a strip at its edge
 * (Board.svelte decides).
 *
 * The stage reports in `showing` what is visible: the whole stage for what needs full attention; a
 * strip where the answer is given on the map (moves, attacks), and for the few options of a window;
 * or nothing. Answers without a target (pass, done, accept, fight on) are buttons of the question.
 * Recent results are above the question, or given to the board by `echo` where the stage is not
 * visible.
 */
import type { Snippet } from 'svelte';
import type { FiefView } from '../../../protocol';
import type { Confiding } from '../../contract';
import type { Words } from '../../../words';
import type { Picking, Told } from '../view';

export type Showing = 'stage' | 'strip' | null;

export interface StageProps {
  table: FiefView;
  /** The viewer's seat; null for a spectator. */
  you: number | null;
  picking: Picking;
  words: Words;
  chronicle: readonly Told[];
  confiding?: Confiding;
  /** The question to the seats that are waited for. */
  asked?: string;
  /** Whether the stage is beside the map, so that a result may stay longer. */
  roomy: boolean;
  /** Whether the whole stage is visible, not a strip. */
  inSight?: boolean;
  /** Bound by the board. */
  showing: Showing;
  recentResults?: Snippet | null;
}

/** Props of every part of the stage. */
export interface Parts {
  table: FiefView;
  you: number | null;
  picking: Picking;
  words: Words;
}

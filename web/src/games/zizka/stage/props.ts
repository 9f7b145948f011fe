/** What the stage is given: the place for all that is rolled, jousted, stormed and fought, beside or
 * above the map (Board.svelte decides which).
 *
 * The stage says by `showing` how much of it there is to see: the whole stage while something goes on
 * or has just ended, a strip that tells how it ended once something else is asked, or nothing. What is
 * answered on the map or with the cards (riding, peeking, hiring, taking in, dismissing, losing) is not
 * its matter; a member that a row asks for is chosen on the own cards, as well as on the stage.
 *
 * The places (`data-place`) of the rest of the board, for what flies: `space:<name>`, `figure:<seat>`,
 * `figure:torak`, `player:<seat>`, `torak`, `coins:<seat>`, `luck:<seat>`, `points:<seat>`,
 * `member:<name>` (on offer, or in an entourage), `deck:<level>`, `castles:<difficulty>`. */
import type { ZizkaView } from '../../../protocol';
import type { Words } from '../../../words';
import type { Picking, Told } from '../view';

export type Showing = 'stage' | 'strip' | null;

export interface StageProps {
  table: ZizkaView;
  /** Whose eyes; null is a spectator. */
  you: number | null;
  picking: Picking;
  words: Words;
  chronicle: readonly Told[];
  /** What whoever is waited for is asked. */
  asked?: string;
  /** Whether the stage has a place of its own beside the map: a result may stay there for long. */
  roomy: boolean;
  /** Bound by the board. */
  showing: Showing;
}

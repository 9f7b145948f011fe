/**
 * Props of the stage, where rolls, jousts, sieges and fights are shown, beside or above the map
 * (Board.svelte decides which).
 *
 * The stage reports in `showing` what is visible: the whole stage while a scene goes on or has just
 * ended, a strip with the result once something else is asked, or nothing. Questions answered on
 * the map or with cards (moving, peeking, hiring, taking in, dismissing, losing) do not concern the
 * stage; a member that a row needs can be chosen on the own cards as well as on the stage.
 *
 * The places (`data-place`) of the rest of the board, for flights: `space:<name>`, `figure:<seat>`,
 * `figure:torak`, `player:<seat>`, `torak`, `coins:<seat>`, `luck:<seat>`, `points:<seat>`,
 * `member:<name>` (on offer, or in an entourage), `deck:<level>`, `castles:<difficulty>`.
 */
import type { ZizkaView } from '../../../protocol';
import type { Words } from '../../../words';
import type { Picking, Told } from '../view';

export type Showing = 'stage' | 'strip' | null;

export interface StageProps {
  table: ZizkaView;
  /** The viewer's seat; null for a spectator. */
  you: number | null;
  picking: Picking;
  words: Words;
  chronicle: readonly Told[];
  /** The question to the seats that are waited for. */
  asked?: string;
  /** Whether the stage is beside the map, so that a result may stay longer. */
  roomy: boolean;
  /** Bound by the board. */
  showing: Showing;
}

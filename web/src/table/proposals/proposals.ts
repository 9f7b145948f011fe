/**
 * Finds out what became of a proposal that is no longer open. The server only says that it is gone;
 * the rest follows from the table before and after.
 */
import type { Proposal, TableInfo } from '../../protocol';

export type ProposalResult = 'carried' | 'refused' | 'declined' | 'withdrawn' | 'dropped';

/** The table with a proposal, or after it: `number` is the number of answers. */
export interface Moment {
  info: TableInfo;
  number: number;
}

interface Reader {
  you: number | null;
  /** The viewer's answer to it on this page. */
  said: boolean | null;
}

export function proposalResult(
  { info: before, number }: Moment & { info: { proposal: Proposal } },
  { info: now, number: stands }: Moment,
  { you, said }: Reader,
): ProposalResult {
  const { what, by, seat, voters } = before.proposal;
  const carried = {
    undo: stands < number,
    pause: now.status === 'paused',
    replace: seat !== null && (now.seats[seat]?.away ?? false),
  };
  if (carried[what]) return 'carried';
  if (said === false) return by === you ? 'withdrawn' : 'declined';
  // Another proposal has replaced this one, or the game is over.
  if (now.proposal !== null || now.status === 'over') return 'dropped';
  if (by === you) return 'refused';
  // The only voter, who has not answered, knows that the proposer withdrew it.
  return voters.length === 1 && voters[0] === you ? 'withdrawn' : 'dropped';
}

/** What has become of a proposal that is no longer open. The server tells only that it is gone: the
 * rest is read from the table as it was before and as it is now. */
import type { Proposal, TableInfo } from '../../protocol';

export type Fate = 'carried' | 'refused' | 'declined' | 'withdrawn' | 'dropped';

/** The table with a proposal, or after it: `number` is how many answers stand. */
export interface Moment {
  info: TableInfo;
  number: number;
}

interface Reader {
  you: number | null;
  /** What this reader has said to it on this page. */
  said: boolean | null;
}

export function fateOf(
  { info: before, number }: Moment & { info: { proposal: Proposal } },
  { info: now, number: stands }: Moment,
  { you, said }: Reader,
): Fate {
  const { what, by, seat, voters } = before.proposal;
  const carried = {
    undo: stands < number,
    pause: now.status === 'paused',
    replace: seat !== null && (now.seats[seat]?.away ?? false),
  };
  if (carried[what]) return 'carried';
  if (said === false) return by === you ? 'withdrawn' : 'declined';
  // Another proposal takes the place of this one; a game that is over needs none.
  if (now.proposal !== null || now.status === 'over') return 'dropped';
  if (by === you) return 'refused';
  // Who alone was asked and has not answered knows who took it back.
  return voters.length === 1 && voters[0] === you ? 'withdrawn' : 'dropped';
}

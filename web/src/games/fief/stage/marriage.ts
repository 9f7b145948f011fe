/** Finds out why nobody can be married now. */
import type { FiefView } from '../../../protocol';
import { ofVerbs } from './choosing';
import type { Option } from '../view';

/**
 * `allied`: the family has an alliance. `refused`: it was refused by all others (FIEF-D-09).
 * `spent`: it has made all its proposals, deals included (FIEF-D-15). `nobody`: nobody matches its
 * lords.
 */
export type NoMarriageReason = 'allied' | 'refused' | 'spent' | 'nobody';

export function noMarriageReason(
  { seats, refused }: FiefView,
  you: number | null,
  options: readonly Option[],
): NoMarriageReason {
  if (you !== null && seats[you]?.ally !== null) return 'allied';
  if (ofVerbs(options, 'deal').length === 0) return 'spent';
  return refused.some(([request, , asker]) => request === 'marriage' && asker === you)
    ? 'refused'
    : 'nobody';
}

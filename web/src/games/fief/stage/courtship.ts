/** Why nobody can be married now. */
import type { FiefView } from '../../../protocol';
import { ofVerbs } from './choosing';
import type { Option } from '../view';

/** The family is allied already; it was refused what else there is (FIEF-D-09); it has proposed as much
 * as it may, deals as well (FIEF-D-15); or there is nobody for any of its lords. */
export type Unmatched = 'allied' | 'refused' | 'spent' | 'nobody';

export function unmatched(
  { seats, refused }: FiefView,
  you: number | null,
  options: readonly Option[],
): Unmatched {
  if (you !== null && seats[you]?.ally !== null) return 'allied';
  if (ofVerbs(options, 'deal').length === 0) return 'spent';
  return refused.some(([request, , asker]) => request === 'marriage' && asker === you)
    ? 'refused'
    : 'nobody';
}

/** What is forgone by whoever leaves the dice as they lie, where that is asked about once more. */
import type { ZizkaView } from '../../../protocol';
import { isReroll, plain } from './choosing';
import type { Decision, Option } from '../view';

/** `attempt`: rerolls are left, and without them the event or the siege has failed. `coin`: a die
 * shows one that could be taken (ZIZ-FAVOUR-14). */
export type Forgone = 'attempt' | 'coin';

export function forgone({ prompt, options }: Decision, { roll }: ZizkaView): Forgone[] {
  if (roll === null) return [];
  const found: Forgone[] = [];
  const [first] = roll.rows;
  const reached = first === undefined || (first.lacking !== null && first.lacking <= roll.luck);
  if (isReroll(prompt) && !reached) found.push('attempt');
  if (plain(options, 'take-coin') !== null) found.push('coin');
  return found;
}

/** Whether an answer forgoes something. */
export const forgoes = (decision: Decision, { choice }: Option, table: ZizkaView) =>
  choice.do === 'stop' && forgone(decision, table).length > 0;

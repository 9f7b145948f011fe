/** What a player gives up by stopping to roll, if the page asks for confirmation. */
import type { ZizkaView } from '../../../protocol';
import { isReroll, plain } from './choosing';
import type { Decision, Option } from '../view';

/**
 * `attempt`: rerolls are left, and without them the event or the siege fails. `coin`: a die shows a
 * coin that could be taken (ZIZ-FAVOUR-14).
 */
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

/** Whether an answer gives something up. */
export const forgoes = (decision: Decision, { choice }: Option, table: ZizkaView) =>
  choice.do === 'stop' && forgone(decision, table).length > 0;

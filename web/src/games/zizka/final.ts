/** What a tap settles for good as the table stands, and is asked about once more there. */
import type { Decision, Option, Table } from './view';

const isPeek = ({ choice }: Option) => choice.do === 'peek' || choice.do === 'peek-castle';

/** Whether the turn is over with the last action: a move, or the warrant that is lifted after a fight. While
 * a peek is left the turn goes on (ZIZ-TURN-09), and the move can be taken back. */
export function endsTurn({ options }: Decision, { choice }: Option, { actions }: Table): boolean {
  if (choice.do === 'lift') return actions === 0;
  return choice.do === 'move' && actions === 1 && !options.some(isPeek);
}

/** Whether the tap that moves elsewhere is a peek here: the space is out of reach. Where it is not, a button
 * says which of both is meant; and without actions nothing but a peek is. */
export function peeksByTap({ prompt, options }: Decision, option: Option): boolean {
  const { space } = option.choice;
  const moves = ({ choice }: Option) => choice.do === 'move' && choice.space === space;
  return prompt === 'act' && isPeek(option) && !options.some(moves);
}

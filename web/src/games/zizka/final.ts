/** Finds the taps that are final in the current state, so that the page asks for confirmation. */
import type { Decision, Option, Table } from './view';

const isPeek = ({ choice }: Option) => choice.do === 'peek' || choice.do === 'peek-castle';

/**
 * Whether the turn ends with the last action: a move, or the warrant lifted after a fight. While a
 * peek is left the turn goes on (ZIZ-TURN-09), and the move can be undone.
 */
export function endsTurn({ options }: Decision, { choice }: Option, { actions }: Table): boolean {
  if (choice.do === 'lift') return actions === 0;
  return choice.do === 'move' && actions === 1 && !options.some(isPeek);
}

/**
 * Whether a tap on a space out of reach is a peek. Where the space is in reach, a button says which
 * of the two is meant; without actions only a peek is possible.
 */
export function peeksByTap({ prompt, options }: Decision, option: Option): boolean {
  const { space } = option.choice;
  const moves = ({ choice }: Option) => choice.do === 'move' && choice.space === space;
  return prompt === 'act' && isPeek(option) && !options.some(moves);
}

/** Fief for the page: the board, and the few facts that it asks of a game. */
import Cover from '../../covers/Fief.svelte';
import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { describe } from './describe';
import { flights, sound } from './flights';
import Remarks from './Remarks.svelte';
import { tableOf } from './view';

export const face: GameFace = {
  board: Board,
  cover: Cover,
  flights,
  sound,
  describe,
  settings: Remarks,
  asides: ['talk', 'promise', 'absolve'],
  // What is given away, spent on a title or done to a lord stays so.
  confirm: [
    'surrender',
    'change-sides',
    'excommunicate',
    'cede',
    'release',
    'hand-over',
    'buy-title',
    'buy-cardinal',
    'assassinate',
  ],
  // To attack one's own ally.
  doubts: ({ seat }, { choice }, view) => {
    const ally = tableOf(view).seats[seat]?.ally ?? null;
    return choice.do === 'attack' && ally !== null && choice.seat === ally;
  },
};

/** Avalon as the page sees it. */
import Cover from '../../covers/Avalon.svelte';
import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { flights, sound } from './flights';
import { describe } from './spoken';

export const face: GameFace = {
  board: Board,
  cover: Cover,
  flights,
  sound,
  describe,
  // What is announced aloud: the other answers at once, so it is never taken back, and it costs cards.
  // Reinforcing can be undone, and so can the end of a turn until a tile is taken; to let something
  // pass, or to pay a card, is one small step that its own button or card names.
  confirm: ['attack', 'bewitch'],
};

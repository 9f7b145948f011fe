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
  // Whatever cannot be taken back is a small step; even the end of a turn can, until the tile is taken.
  confirm: [],
};

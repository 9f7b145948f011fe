/** Medievallons for the page: the board, and the few facts that it asks of a game. */
import Cover from '../../covers/Guilds.svelte';
import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { describe } from './describe';
import { flights, moves } from './flights';
import { rest } from './round';

const SOUNDS: Record<string, ReturnType<GameFace['sound']>> = {
  'round-began': 'shuffle',
  refilled: 'shuffle',
  'end-card-turned': 'bell',
  assassinated: 'sword',
  'knight-took': 'sword',
  'knight-missed': 'sword',
  merchant: 'coin',
  begged: 'coin',
  'begged-unseen': 'coin',
  'witch-copied': 'spell',
  'witch-revealed': 'spell',
  'round-third-guild': 'bell',
  'round-end-card': 'bell',
  ended: 'win',
};

export const face: GameFace<'guilds'> = {
  board: Board,
  cover: Cover,
  flights,
  rest,
  sound: (event) => SOUNDS[event.event] ?? (moves(event) ? 'card' : null),
  describe,
  // GLD-TWO-07: one round is the whole game.
  counts: (score, view) => score !== 'rounds' || view.table.rounds > 1,
  // The Magician's three cards in their order. Whom or what a card strikes is just what is asked, and what
  // is offered from the hand is settled on the board itself, by a button that names it.
  confirm: ['keep'],
};

/** What the page needs to know about Medievallons. */
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
  // GLD-TWO-07: a single round has no score of rounds.
  counts: (score, view) => score !== 'rounds' || view.table.rounds > 1,
  // The Magician's three cards are ordered by clicks. Targets are exactly what is asked, and cards
  // from the hand are settled on the board by a button that names the action.
  confirm: ['keep'],
};

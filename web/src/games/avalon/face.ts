/** What the page needs to know about Avalon. */
import Cover from '../../covers/Avalon.svelte';
import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { flights, sound } from './flights';
import { describe, tileWarning } from './describe';

export const face: GameFace<'avalon'> = {
  board: Board,
  cover: Cover,
  flights,
  sound,
  describe,
  // Announcements and answers to them are final and cost cards. A tile ends the turn, and so does
  // the last card above the limit. Reinforcing and paying can be undone.
  confirm: ['attack', 'bewitch', 'counter', 'resist', 'take-tile'],
  doubts({ seat, prompt, arguments: { count } }, { choice: { do: verb, tile } }, view, words) {
    if (verb === 'take-tile') return tileWarning(String(tile), seat, view, words);
    return prompt === 'discard' && count === 1 ? words.say('at-sure') : null;
  },
};

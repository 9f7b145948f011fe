/** Medieval: Jan Žižka for the page: the board, and the few facts that it asks of a game. */
import Cover from '../../covers/Zizka.svelte';
import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { describe } from './describe';
import { flights, sound } from './flights';
import { armsAt } from './heraldry';
import { forgoes } from './stage/stopping';
import { tableOf } from './view';

export const face: GameFace = {
  board: Board,
  cover: Cover,
  flights,
  sound,
  describe,
  arms: (view, seat) => armsAt(tableOf(view), seat),
  // ZIZ-SOLO: nobody else could enter a tournament, and Torak does so unasked.
  opens: (_, view) => tableOf(view).seats.length > 1,
  // A card that nobody can pay is turned away by the same tap that would hire it; to give up, and to end
  // a turn with actions left, forgoes much; an attack costs an action, a commander stays for the game.
  confirm: ['send-away', 'give-up', 'act:end-turn', 'attack', 'attack-torak', 'command'],
  doubts: (decision, option, view, words) =>
    forgoes(decision, option, tableOf(view)) ? words.say('at-sure') : null,
};

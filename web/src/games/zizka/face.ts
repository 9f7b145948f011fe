/** Medieval: Jan Žižka for the page: the board, and the few facts that it asks of a game. */
import Cover from '../../covers/Zizka.svelte';
import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { describe } from './describe';
import { endsTurn, peeksByTap } from './final';
import { flights, sound } from './flights';
import { armsAt } from './heraldry';
import { forgoes } from './stage/stopping';
import { tableOf } from './view';

export const face: GameFace<'zizka'> = {
  board: Board,
  cover: Cover,
  flights,
  sound,
  describe,
  arms: (view, seat) => armsAt(tableOf(view), seat),
  // ZIZ-SOLO: nobody else could enter a tournament, and Torak does so unasked.
  opens: (_, view) => tableOf(view).seats.length > 1,
  // A card that nobody can pay is turned away by the same tap that would hire it; to give up, and to end
  // a turn with actions left, forgoes much; a commander stays for the game, and where one starts Torak's
  // cards are shuffled. A siege turns up a card by a tap on the own space. Whoever goes for another does so
  // by a tap on a card. Whom one hires or takes is just what is asked; an attack, dice and rows are their
  // own buttons.
  confirm: [
    'send-away',
    'give-up',
    'act:end-turn',
    'command',
    'start',
    'conquer',
    'hire-instead',
    'take-instead',
  ],
  doubts(decision, option, view, words) {
    const table = tableOf(view);
    const doubted = [forgoes, endsTurn, peeksByTap].some((each) => each(decision, option, table));
    return doubted ? words.say('at-sure') : null;
  },
};

/** What the page needs to know about Medieval: Jan Žižka. */
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
  // ZIZ-SOLO: there is no other player to enter a tournament, and Torak enters without being asked.
  opens: (_, view) => tableOf(view).seats.length > 1,
  // Confirmed: refusing a card that nobody can pay, since the same tap would hire it; giving up,
  // and ending a turn with actions left, which lose a lot; the choice of a commander, which is
  // final, and of a starting space, after which Torak's cards are shuffled. A siege reveals a card
  // by a tap on the own space. Attacks by a card start with a tap on the card. Hiring and taking
  // are exactly what is asked; attacks, dice and rows have buttons of their own.
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

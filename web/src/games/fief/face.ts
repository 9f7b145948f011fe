/** Fief for the page: the board, and the few facts that it asks of a game. */
import Cover from '../../covers/Fief.svelte';
import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { describe } from './describe';
import { flights, sound } from './flights';
import Remarks from './Remarks.svelte';
import { hostAt, tableOf, type Table } from './view';

export const face: GameFace = {
  board: Board,
  cover: Cover,
  flights,
  sound,
  describe,
  settings: Remarks,
  asides: ['talk', 'prolong', 'promise', 'absolve', 'hire-sergeant', 'hire-knight'],
  favoured: ['accept', 'grant', 'offer', 'begin-talk', 'enter-talk'],
  spelled: true,
  handSpent: (view, seat) => tableOf(view).seats[seat]?.hand_spent ?? false,
  // What is given away, spent on a title or done to a lord stays so; and a click on one thing alone may
  // say whom to marry or to attack.
  confirm: [
    'settle',
    'propose',
    'vote',
    'talk',
    'prolong',
    'attack',
    'stand',
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
  // To leave one's castle or mill to nobody, and to draw nothing where one could.
  doubts: ({ seat, prompt, options }, { choice }, view) =>
    (['march', 'relieve', 'muster', 'muster-mixed'].includes(String(choice.do)) &&
      deserts(tableOf(view), seat, Number(choice.sergeants ?? 0) + Number(choice.knights ?? 0))) ||
    (prompt === 'discard' &&
      choice.do === 'stop' &&
      options.some((option) => String(option.choice.do).startsWith('draw-'))),
};

/** Whether a group with so many troops leaves nobody behind in a village that its player has built in. */
function deserts(table: Table, seat: number, troops: number): boolean {
  const { group } = table;
  const village = table.villages.find(({ name }) => name === group?.village);
  if (group === null || village?.control !== seat) return false;
  const { lords, count } = hostAt(table, village, seat);
  const built = village.fort !== 'none' || village.mills > 0;
  return built && group.lords.length >= lords.length && troops >= count;
}

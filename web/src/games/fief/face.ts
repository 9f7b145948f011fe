/** Fief for the page: the board, and the few facts that it asks of a game. */
import Cover from '../../covers/Fief.svelte';
import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { describe } from './describe';
import { flights, sound } from './flights';
import Remarks from './Remarks.svelte';
import { hostAt, tableOf, type Table } from './view';

export const face: GameFace<'fief'> = {
  board: Board,
  cover: Cover,
  flights,
  sound,
  describe,
  settings: Remarks,
  asides: [
    ...['talk', 'prolong', 'promise', 'give-play', 'want-play'],
    ...['absolve', 'hire-sergeant', 'hire-knight'],
  ],
  favoured: ['accept', 'grant', 'offer', 'begin-talk', 'enter-talk'],
  spelled: true,
  handSpent: (view, seat) => tableOf(view).seats[seat]?.hand_spent ?? false,
  // What is given away, spent on a title or done to a lord stays so; and a click on one thing alone may
  // say whom to marry or to attack. A card that is shown to all is not taken back either, nor is the
  // place of a lord, to which a finger comes easily.
  confirm: [
    'settle',
    'place',
    'play-lord',
    'propose',
    'vote',
    'discard',
    'harvest',
    'weather',
    'pray',
    'tallage',
    'royal-tallage',
    'tithe',
    'cardinal-tithe',
    'papal-tithe',
    'make-cardinal',
    'make-arc',
    'dig',
    'ambush',
    'attack',
    'surrender',
    'change-sides',
    'pillage',
    'excommunicate',
    'cede',
    'release',
    'hand-over',
    'buy-title',
    'buy-cardinal',
    'revolt',
    'join-revolt',
    'tunnel',
    'escape',
    'justice',
    'assassinate',
  ],
  // To leave one's castle or mill to nobody, and to draw nothing where one could.
  doubts({ seat, prompt, options }, { choice }, view, words) {
    if (['march', 'relieve', 'muster', 'muster-mixed'].includes(String(choice.do))) {
      const troops = Number(choice.sergeants ?? 0) + Number(choice.knights ?? 0);
      const village = deserted(tableOf(view), seat, troops);
      return village === null ? null : words.say('board-doubt-deserted', { village });
    }
    const stops = prompt === 'discard' && choice.do === 'stop';
    const draws = options.some((option) => String(option.choice.do).startsWith('draw-'));
    return stops && draws ? words.say('board-doubt-no-draw') : null;
  },
  // Who has not enough for a toll is asked too, and could wonder why there is nothing but to decline.
  notes({ seat, prompt, arguments: { count } }, view, words) {
    const money = tableOf(view).seats[seat]?.money ?? null;
    if (prompt !== 'toll' || money === null || money >= Number(count)) return null;
    return words.say('board-note-toll', { count: money });
  },
};

/** The village that its player has built in and a group with so many troops leaves to nobody. */
function deserted(table: Table, seat: number, troops: number): string | null {
  const { group } = table;
  const village = table.villages.find(({ name }) => name === group?.village);
  if (group === null || village?.control !== seat) return null;
  const { lords, count } = hostAt(table, village, seat);
  const built = village.fort !== 'none' || village.mills > 0;
  return built && group.lords.length >= lords.length && troops >= count ? village.name : null;
}

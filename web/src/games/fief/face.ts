/** What the page needs to know about Fief. */
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
  boardVerbs: [
    ...['talk', 'prolong', 'promise', 'give-play', 'want-play'],
    ...['absolve', 'hire-sergeant', 'hire-knight'],
  ],
  primaryVerbs: ['accept', 'grant', 'offer', 'begin-talk', 'enter-talk'],
  confirmImplied: true,
  isWaitBlocked: (view, seat) => tableOf(view).seats[seat]?.hand_spent ?? false,
  // Confirmed: gifts, titles and acts against a lord, which are final, and clicks on a single thing
  // that say whom to marry or attack; cards revealed to all; and the place of a lord, which is
  // easily hit by accident.
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
  // Leaving the own castle or mill empty, and drawing nothing when cards could be drawn.
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
  // A player without enough money for a toll is asked too; the note explains why declining is the
  // only option.
  notes({ seat, prompt, arguments: { count } }, view, words) {
    const money = tableOf(view).seats[seat]?.money ?? null;
    if (prompt !== 'toll' || money === null || money >= Number(count)) return null;
    return words.say('board-note-toll', { count: money });
  },
};

/** The village with own buildings that a group with this many troops would leave empty. */
function deserted(table: Table, seat: number, troops: number): string | null {
  const { group } = table;
  const village = table.villages.find(({ name }) => name === group?.village);
  if (group === null || village?.control !== seat) return null;
  const { lords, count } = hostAt(table, village, seat);
  const built = village.fort !== 'none' || village.mills > 0;
  return built && group.lords.length >= lords.length && troops >= count ? village.name : null;
}

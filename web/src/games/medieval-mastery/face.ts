/** What the page needs to know about Medieval Mastery. */
import Cover from '../../covers/Mastery.svelte';
import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { describe } from './describe';
import { flights } from './flights';
import { arms } from './heraldry';
import { tableOf } from './view';

const SOUNDS: Record<string, ReturnType<GameFace['sound']>> = {
  'castle-chosen': 'bell',
  'map-laid': 'card',
  'knights-came': 'dice',
  moved: 'dice',
  advanced: 'dice',
  'battle-began': 'sword',
  'arena-rolled': 'dice',
  'ambush-rolled': 'dice',
  'chaos-rolled': 'dice',
  outcome: 'sword',
  conquered: 'coin',
  'cut-off': 'sword',
  'crown-declared': 'spell',
  'orb-works': 'spell',
  fractured: 'spell',
  corrupted: 'spell',
  drew: 'card',
  'drew-unseen': 'card',
  reshuffled: 'shuffle',
  recovered: 'shuffle',
  committed: 'card',
  supported: 'card',
  discarded: 'card',
  'discarded-at-random': 'card',
  won: 'win',
  'won-by-castle': 'win',
};

export const face: GameFace<'medieval-mastery'> = {
  board: Board,
  cover: Cover,
  flights,
  sound: (event) => SOUNDS[event.event] ?? null,
  describe,
  arms: (view, seat) => {
    const castle = tableOf(view).seats[seat]?.castle ?? null;
    return castle === null ? seat : arms(castle);
  },
  // MM-TEAM-08: there are no team-mates to support without teams.
  opens: (window, view) => window !== 'support-team' || tableOf(view).modes.team > 1,
  // Confirmed: an advance, since it may begin a battle and its number is chosen last; breaking an
  // artefact by a click while others wait to answer, and declaring the own crown by a click; ending
  // the turn with a cycle left, which loses an advance. Not confirmed: the card for a battle, the
  // pile to look at and the cards to shuffle in, since they are exactly what is asked. The rest of
  // the own turn can be undone, and support is played by a button that names it.
  confirm: [
    'advance',
    'fracture-crown:fracture',
    'fracture-sceptre:fracture',
    'fracture-orb:fracture',
    'crown',
    'turn:end-turn',
  ],
  // In an opponent's turn the battle continues at once.
  doubts: ({ seat }, { choice }, view, words) =>
    choice.do === 'discard' && seat !== tableOf(view).turn ? words.say('at-sure') : null,
};

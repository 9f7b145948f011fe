/** Medieval Mastery for the page: the board, and the few facts that it asks of a game. */
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
  // MM-TEAM-08: nobody supports others where everyone plays alone.
  opens: (window, view) => window !== 'support-team' || tableOf(view).modes.team > 1,
  // An advance may begin a battle, and how many go is chosen after where to: one look more. A click on
  // an artefact breaks it when others wait to answer, one on the own crown declares it. Which card is laid
  // into a battle, whose pile is looked at and what is shuffled into the own one is just what is asked. To
  // end the turn with a cycle left forgoes an advance. In the own turn the rest is taken back, and support
  // is played by a button that names it.
  confirm: [
    'advance',
    'fracture-crown:fracture',
    'fracture-sceptre:fracture',
    'fracture-orb:fracture',
    'crown',
    'turn:end-turn',
  ],
  // In the turn of another the battle goes on at once.
  doubts: ({ seat }, { choice }, view, words) =>
    choice.do === 'discard' && seat !== tableOf(view).turn ? words.say('at-sure') : null,
};

/** How lands are drawn: colour and sign of each, and a sign for each ability. */
import arena from '~icon/arena';
import cards from '~icon/card-discard';
import castle from '~icon/castle';
import ruins from '~icon/castle-ruins';
import cave from '~icon/cave-entrance';
import shield from '~icon/checked-shield';
import church from '~icon/church';
import swords from '~icon/crossed-swords';
import wall from '~icon/defensive-wall';
import house from '~icon/family-house';
import flag from '~icon/flying-flag';
import forest from '~icon/forest';
import temple from '~icon/greek-temple';
import grass from '~icon/high-grass';
import fort from '~icon/hill-fort';
import drowning from '~icon/drowning';
import town from '~icon/medieval-village-01';
import mountains from '~icon/mountains';
import dice from '~icon/rolling-dices';
import interdiction from '~icon/interdiction';
import sword from '~icon/broadsword';
import swamp from '~icon/swamp';
import village from '~icon/village';
import helm from '~icon/visored-helm';
import waves from '~icon/waves';

/** An ability, as a sign with a short text. */
export interface Ability {
  id: string;
  sign: string;
  figure: string;
}
export interface Land {
  sign: string;
  colour: string;
  abilities: Ability[];
}

const ATTACK: Ability = { id: 'attack', sign: sword, figure: '+1' };
const DEFENCE: Ability = { id: 'defence', sign: shield, figure: '+1' };
const KNIGHT: Ability = { id: 'knight', sign: helm, figure: '+1' };
const LOSS: Ability = { id: 'loss', sign: drowning, figure: '−1' };
const DISCARD: Ability = { id: 'discard', sign: cards, figure: '' };
const ALONE: Ability = { id: 'alone', sign: interdiction, figure: '' };
const DUEL: Ability = { id: 'duel', sign: dice, figure: '' };
const START: Ability = { id: 'start', sign: flag, figure: '' };

/**
 * Light colours on which ink is legible. The capacity of a cave or a battlefield is in its tile.
 */
const LANDS: Record<string, Land> = {
  homelands: { sign: house, colour: '#d3c08a', abilities: [START] },
  forest: { sign: forest, colour: '#9db58a', abilities: [] },
  grasslands: { sign: grass, colour: '#c3cb86', abilities: [ATTACK] },
  village: { sign: village, colour: '#d9b98c', abilities: [KNIGHT] },
  ruins: { sign: ruins, colour: '#c4b8a3', abilities: [DISCARD] },
  cave: { sign: cave, colour: '#b5aaa0', abilities: [] },
  shrine: { sign: temple, colour: '#c9cfc0', abilities: [KNIGHT] },
  abbey: { sign: church, colour: '#d2c6b2', abilities: [DISCARD] },
  fort: { sign: fort, colour: '#c9ad8e', abilities: [DEFENCE] },
  mountains: { sign: mountains, colour: '#b9bfc4', abilities: [ALONE] },
  marshlands: { sign: swamp, colour: '#a9bba6', abilities: [LOSS] },
  battlefield: { sign: swords, colour: '#cfae92', abilities: [] },
  city: { sign: town, colour: '#dcc79b', abilities: [DEFENCE, KNIGHT] },
  fortress: { sign: wall, colour: '#bdb9b4', abilities: [DEFENCE, DISCARD] },
  arena: { sign: arena, colour: '#d9bf9f', abilities: [DUEL] },
  castle: { sign: castle, colour: '#cfd6da', abilities: [] },
  lake: { sign: waves, colour: '#8fb2c6', abilities: [] },
};

/** The capacity of a land unless it says otherwise (MM-REDEPLOY-06). */
export const CAPACITY = 6;

export function landOfName(name: string): Land {
  return LANDS[name] ?? { sign: '', colour: '#cbbd9d', abilities: [] };
}

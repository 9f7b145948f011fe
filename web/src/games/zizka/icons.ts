/** The icons of the game: on dice and cards, in needs and rewards of rows. */
import hunt from '~icon/stag-head';
import raid from '~icon/campfire';
import pickpocket from '~icon/robber-hand';
import town from '~icon/medieval-village-01';
import den from '~icon/cowled';
import monks from '~icon/church';
import tournament from '~icon/mounted-knight';
import tavern from '~icon/beer-stein';
import castle from '~icon/castle';
import event from '~icon/token';
import sword from '~icon/broadsword';
import shield from '~icon/checked-shield';
import speech from '~icon/talk';
import wild from '~icon/polar-star';
import coin from '~icon/two-coins';
import die from '~icon/perspective-dice-six-faces-random';
import reroll from '~icon/cycle';
import move from '~icon/horse-head';
import peek from '~icon/spyglass';
import luck from '~icon/horseshoe';
import vp from '~icon/laurel-crown';
import virtue from '~icon/feathered-wing';
import vice from '~icon/devil-mask';
import wenceslas from '~icon/crown';
import sigismund from '~icon/imperial-crown';
import warrant from '~icon/wanted-reward';
import step from '~icon/scales';
import member from '~icon/hooded-figure';
import blank from '~icon/cancel';

/** All icons by the name that the view uses. */
export const ICONS = {
  // On dice and cards
  sword,
  shield,
  speech,
  wild,
  coin,
  blank,
  // Means of a band
  die,
  reroll,
  move,
  peek,
  // Goods and scores
  luck,
  vp,
  virtue,
  vice,
  step,
  wenceslas,
  sigismund,
  warrant,
  member,
  // Kinds of spaces and tokens
  raid,
  pickpocket,
  town,
  hunt,
  den,
  monks,
  tournament,
  tavern,
  castle,
  event,
} as const;
export type Sign = keyof typeof ICONS;

/** The four icons and the four symbols, in the order of the cards. */
export const NEEDS = ['sword', 'shield', 'speech', 'wild'] as const;
export const SYMBOLS = ['die', 'reroll', 'move', 'peek'] as const;
export const ABILITIES = [...SYMBOLS, ...NEEDS] as const;

/** The signs of the game: what dice show, what cards give, what rows ask for and pay. */
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

/** Everything that has a sign, by the name that the view, the rows and the rewards have for it. */
export const ICONS = {
  // Icons, which dice and cards show
  sword,
  shield,
  speech,
  wild,
  coin,
  blank,
  // Symbols, which are a band's means
  die,
  reroll,
  move,
  peek,
  // Goods and standing
  luck,
  vp,
  virtue,
  vice,
  step,
  wenceslas,
  sigismund,
  warrant,
  member,
  // What a space is, and what lies on it
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

/** The four icons and the four symbols, in the order of all cards. */
export const NEEDS = ['sword', 'shield', 'speech', 'wild'] as const;
export const SYMBOLS = ['die', 'reroll', 'move', 'peek'] as const;
export const ABILITIES = [...SYMBOLS, ...NEEDS] as const;

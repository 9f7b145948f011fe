/** The icons of the game: titles, troops, buildings, cards, and goods. */
import duke from '~icon/crown';
import count from '~icon/jewel-crown';
import baron from '~icon/sharp-crown';
import king from '~icon/imperial-crown';
import queen from '~icon/queen-crown';
import prince from '~icon/trefoil-lily';
import pope from '~icon/pope-crown';
import arc from '~icon/knight-banner';
import rings from '~icon/linked-rings';
import chains from '~icon/manacles';
import excommunicated from '~icon/broken-heart';
import marked from '~icon/plain-dagger';
import sergeant from '~icon/pikeman';
import knight from '~icon/mounted-knight';
import lord from '~icon/chess-king';
import engine from '~icon/trebuchet';
import hidden from '~icon/help';
import village from '~icon/village';
import castle from '~icon/stone-tower';
import city from '~icon/castle';
import mill from '~icon/windmill';
import coin from '~icon/two-coins';
import tax from '~icon/receive-money';
import embassy from '~icon/tied-scroll';
import hand from '~icon/card-draw';
import points from '~icon/laurel-crown';
import harvest from '~icon/wheat';
import weather from '~icon/sun';
import revolt from '~icon/pitchfork';
import passage from '~icon/secret-door';
import assassination from '~icon/hooded-assassin';
import justice from '~icon/scales';
import ambush from '~icon/wolf-trap';
import storm from '~icon/heavy-rain';
import famine from '~icon/desert-skull';
import plague from '~icon/plague-doctor-profile';
import relic from '~icon/holy-symbol';
import grail from '~icon/holy-grail';
import eyes from '~icon/eyelashes';
import tooth from '~icon/tooth';
import lance from '~icon/stone-spear';
import bone from '~icon/broken-bone';
import crossed from '~icon/crossed-swords';
import vote from '~icon/vote';
import raised from '~icon/hand';
import warning from '~icon/ringing-bell';
import first from '~icon/trumpet-flag';

/** A mitre and a cardinal's hat, missing in the collection; on the same square of 512. */
const bishop =
  'M256 20C150 110 92 220 92 330V392H420V330C420 220 362 110 256 20ZM92 416V484H420V416Z' +
  'M238 150H274V226H340V262H274V350H238V262H172V226H238Z';
const cardinal =
  'M256 96C190 96 158 150 154 214C76 224 26 248 26 278C26 318 130 344 256 344S486 318 486 278' +
  'C486 248 436 224 358 214C354 150 322 96 256 96Z' +
  'M84 336L58 470H114ZM428 336L398 470H454Z';

/** All icons; those of cards and relics by the names that the view uses. */
export const ICONS = {
  // Titles
  barony: baron,
  county: count,
  duchy: duke,
  king,
  queen,
  prince,
  pope,
  bishop,
  cardinal,
  arc,
  // States of a lord
  rings,
  chains,
  excommunicated,
  marked,
  // Pieces and buildings
  lord,
  sergeant,
  knight,
  engine,
  hidden,
  village,
  castle,
  city,
  mill,
  // Goods and cards in hand
  coin,
  tax,
  embassy,
  hand,
  points,
  // Cards
  'good-harvest': harvest,
  'fair-weather': weather,
  revolt,
  'secret-passage': passage,
  assassination,
  justice,
  ambush,
  'bad-weather': storm,
  famine,
  plague,
  // Relics
  relic,
  grail,
  roseline: eyes,
  geronce: tooth,
  lance,
  radegonde: bone,
  // Scenes
  battle: crossed,
  vote,
  raised,
  warning,
  first,
} as const;
export type Sign = keyof typeof ICONS;

export function isSign(name: string): name is Sign {
  return name in ICONS;
}

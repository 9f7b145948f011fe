/** What stands beside the map, and how much of it has room there. All heights are in px. */

/** A line of a danger and what surrounds it, and a camp. */
const LINE = 20;
const DANGER = 5;
const CAMP = 29;
/** The frames and headings of dangers and victory, and what lies between all parts. */
const FRAMES = 116;
/** All of that where the worst danger and one line of points are shown. */
const SMALL = 122;
/** The hand with its heading, and where the cards are slips. */
const HAND = 142;
const SLIPS = 66;
/** The width of a letter, and of a danger without its text. */
const LETTER = 6.5;
const EDGES = 60;

export interface Beside {
  wide: number;
  tall: number;
  /** The height of what is being decided. */
  stage: number;
  /** Whether there is a hand. */
  hand: boolean;
  /** What is said of each danger. */
  dangers: readonly string[];
  camps: number;
}

/** What must give way: dangers and victory are told in a line each, then the cards of the hand become
 * slips, and then what is decided goes on below them all. */
export interface GivingWay {
  small: boolean;
  slips: boolean;
  covered: boolean;
}

export function givingWay({ wide, tall, stage, hand, dangers, camps }: Beside): GivingWay {
  const letters = Math.max(1, (wide - EDGES) / LETTER);
  const lines = dangers.map((text) => Math.ceil(text.length / letters));
  const told = lines.reduce((sum, count) => sum + count * LINE + DANGER, 0) + camps * CAMP + FRAMES;
  const free = tall - stage;
  return {
    small: (hand ? HAND : 0) + told > free,
    slips: hand && HAND + SMALL > free,
    covered: (hand ? SLIPS : 0) + SMALL > free,
  };
}

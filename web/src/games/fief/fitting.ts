/** Decides how much of each part fits beside the map. All heights are in px. */

/** Heights of a danger's line, of its container, and of a camp. */
const LINE = 20;
const DANGER = 5;
const CAMP = 29;
/** Frames and headings of dangers and victory, and the gaps between all parts. */
const FRAMES = 116;
/** The height of these with the worst danger and one line of points only. */
const SMALL = 122;
/** The height of the hand with its heading, and where cards are slips. */
const HAND = 142;
const SLIPS = 66;
/** The width of a letter, and of a danger without its text. */
const LETTER = 6.5;
const EDGES = 60;

export interface SideContent {
  wide: number;
  tall: number;
  /** The height of the stage. */
  stage: number;
  /** Whether there is a hand. */
  hand: boolean;
  /** The texts of the dangers. */
  dangers: readonly string[];
  camps: number;
}

/**
 * What is reduced, in this order: dangers and victory to one line each, then the cards of the hand
 * to slips, and then the stage extends below them all.
 */
export interface Reductions {
  small: boolean;
  slips: boolean;
  covered: boolean;
}

export function reductionsFor({
  wide,
  tall,
  stage,
  hand,
  dangers,
  camps,
}: SideContent): Reductions {
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

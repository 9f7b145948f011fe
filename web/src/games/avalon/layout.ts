/**
 * Sizes of everything on the board. All follow from the width of a region card, which follows from
 * the available space. They do not depend on the state, so that nothing jumps.
 */

export interface Layout {
  /** One row of eleven, or (on a narrow page) regions 1 to 6 above 7 to 11. */
  rows: 1 | 2;
  /** Whether everything beside the row and the hand is drawn as low as possible. */
  low: boolean;
  /** Width and height in px: a region card, a card in a pile, a card in the hand. */
  region: [number, number];
  card: [number, number];
  hand: [number, number];
  /** Distance from one region to the next. */
  pitch: number;
  /** Height reserved for a pile of any size. */
  pile: number;
  /** Offset from one card of a pile to the next, where there is space. */
  step: number;
  /** Width of a card in the opponent's hand; width of a card in the draw and discard piles. */
  held: number;
  deck: [number, number];
  /** Side of a tile, width of a shield, font size of a name, size of the attack sign. */
  tile: number;
  shield: number;
  name: number;
  sign: number;
}

const PLACES = 11;
/** Below this width (px) eleven regions in one row are too narrow for a finger. */
const NARROW = 620;
/** Below this height (a phone held sideways, a page zoomed to 200 %) one row takes all space. */
const LOW = 520;

/** Compute the sizes. `said` is the height of the question between the row and the hand. */
export function layout(width: number, height: number, said: number): Layout {
  if (width < NARROW) return twoRows(width, height - said);
  return height < LOW ? lowRow(width, height - said) : oneRow(width, height - said);
}

function oneRow(width: number, height: number): Layout {
  const pitch = (width - 24) / PLACES;
  // In region widths: piles and region 5.15, the strip above 1.1, the hand 1.8; plus margins.
  const wide = clamp(Math.min(pitch * 0.88, (height - 68) / 8.05), 44, 260);
  const slack = Math.max(0, height - 68 - 8.05 * wide);
  // On a portrait page the cards grow with the height, up to 3.4 region widths in all.
  const grown = clamp(slack / (wide * 3.4), 0, 1);
  const cardWide = wide * (0.78 + 0.1 * grown);
  const cardTall = cardWide * (1.38 + 0.1 * grown);
  const handTall = wide * (1.6 + 0.9 * grown);
  const deckTall = Math.min(handTall * 0.8, wide * 1.4);
  return {
    rows: 1,
    low: false,
    region: [wide, wide * (1.42 + 0.3 * grown)],
    card: [cardWide, cardTall],
    hand: [handTall / 1.38, handTall],
    pitch: Math.min(pitch, wide * 1.2),
    pile: cardTall * (1.68 + 0.5 * grown),
    step: cardTall * 0.28,
    held: wide * 0.62,
    deck: [deckTall / 1.38, deckTall],
    tile: Math.max(44, wide * 0.54),
    shield: clamp(wide * 0.6, 40, 96),
    name: clamp(wide * 0.22, 17, 34),
    sign: clamp(wide * 0.32, 22, 60),
  };
}

function lowRow(width: number, height: number): Layout {
  const pitch = (width - 8) / PLACES;
  const handTall = clamp(height * 0.22, 56, 96);
  // The rest of the height: the strip above (52 px), and the gaps.
  const block = clamp(height - (handTall * 1.1 + 12) - 76, 106, 280);
  const tall = block * 0.42;
  const wide = Math.min(pitch - 5, tall * 1.3);
  const pile = (block - tall - 8) / 2;
  const cardWide = wide * 0.78;
  return {
    rows: 1,
    low: true,
    region: [wide, tall],
    card: [cardWide, Math.min(pile * 0.8, cardWide * 1.38)],
    hand: [handTall / 1.34, handTall],
    pitch: Math.min(pitch, wide * 1.2),
    pile,
    step: pile * 0.2,
    held: 28,
    deck: [(handTall * 0.8) / 1.38, handTall * 0.8],
    tile: 44,
    shield: 36,
    name: 16,
    sign: 22,
  };
}

function twoRows(width: number, height: number): Layout {
  const pitch = (width - 8) / 6;
  const wide = pitch - 5;
  const handTall = clamp(height * 0.17, 70, 130);
  // The rest of the height: a strip for each player (44 px), and the gaps.
  const block = clamp((height - handTall - 128) / 2, 120, 280);
  const tall = clamp(block * 0.37, 48, wide * 1.35);
  const pile = (block - tall - 8) / 2;
  const cardWide = Math.min(wide * 0.84, 66);
  return {
    rows: 2,
    low: false,
    region: [wide, tall],
    card: [cardWide, clamp(pile * 0.66, 27, cardWide * 1.3)],
    hand: [handTall / 1.34, handTall],
    pitch,
    pile,
    step: 13,
    held: 26,
    deck: [Math.min(wide * 0.84, 60), Math.min(block * 0.38, 84)],
    tile: Math.min(46, (width - 60) / 6),
    shield: 30,
    name: 16,
    sign: 22,
  };
}

/** The offset between the cards of a pile, so that the whole pile fits. */
export function fan(count: number, { pile, card, step }: Layout): number {
  return count < 2 ? 0 : Math.min(step, (pile - card[1]) / (count - 1));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

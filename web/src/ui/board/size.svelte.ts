/** The size of a board and what fits into it. The board binds the sizes of its parts to it. */

/** Below this width (px) the page counts as a phone: everything is in one column. */
const COMPACT = 640;
/** The same below this height, at any width. */
const LOW = 440;

/** Limits of a map's shape. */
export interface MapShape {
  /** The greatest ratio of height to width on a phone and elsewhere, and of width to height. */
  longest: number;
  tallest?: number;
  broadest: number;
  /**
   * The height that a phone reserves for the question etc., and the least height of the map, in px.
   */
  question: number;
  least: number;
}

export class BoardSize {
  /** Width and height of the whole board, in px. */
  wide = $state(COMPACT);
  tall = $state(COMPACT);
  /** Height of the players above the map. */
  headTall = $state(0);
  /** Height of recent results below the map; the field shrinks by it. */
  toldTall = $state(0);
  /** Size of the field that contains the map. */
  fieldWide = $state(COMPACT);
  fieldTall = $state(COMPACT);

  readonly low = $derived(this.tall < LOW);
  readonly compact = $derived(this.wide < COMPACT || this.low);

  /** Whether the page is not a phone and at least this wide. */
  fits(width: number): boolean {
    return !this.compact && this.wide >= width;
  }

  /** The size of a map within the limits of its shape; at least 1. */
  map({ longest, tallest = 1.5, broadest, question, least }: MapShape): {
    wide: number;
    tall: number;
  } {
    const tall = this.compact
      ? Math.max(least, Math.min(this.fieldWide * longest, this.tall - this.headTall - question))
      : Math.max(1, Math.min(this.fieldTall, this.fieldWide * tallest));
    return { wide: Math.max(1, Math.min(this.fieldWide, tall * broadest)), tall };
  }
}

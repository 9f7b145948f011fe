/** How much room a board has, and what fits into it. The board measures its parts into it. */

/** Below this width the page is a phone: everything stands in one column. */
const COMPACT = 640;
/** The same below this height, whatever the width. */
const LOW = 440;

/** What a map asks for. */
export interface MapShape {
  /** How many times as long as it is broad it may be on a phone and elsewhere, and as broad as it is long
   * anywhere. */
  longest: number;
  tallest?: number;
  broadest: number;
  /** What a phone keeps for the question and the like, and the least height of the map, in px. */
  question: number;
  least: number;
}

export class BoardSize {
  /** Of the whole board, in px. */
  wide = $state(COMPACT);
  tall = $state(COMPACT);
  /** Of the players above the map. */
  headTall = $state(0);
  /** Of what tells below the map how something has ended; it takes its room from the field. */
  toldTall = $state(0);
  /** Of the field in which the map lies. */
  fieldWide = $state(COMPACT);
  fieldTall = $state(COMPACT);

  readonly low = $derived(this.tall < LOW);
  readonly compact = $derived(this.wide < COMPACT || this.low);

  /** Whether the page is no phone, and as wide as that. */
  fits(width: number): boolean {
    return !this.compact && this.wide >= width;
  }

  /** The size of a map: not much longer than it is broad, nor the other way, and never nothing. */
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

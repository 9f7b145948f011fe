/** The support cards that are laid out and not yet played: counted in the tray, lifted in the hand.
 *
 * They are the board's own until they are played; only then they are a choice. So no card is played by
 * the click that lifts it. */
import { most, supportOption, type Counts } from './choosing';
import type { Picking } from './view';

const NONE: Counts = { ones: 0, twos: 0 };
const FIELDS: Readonly<Record<string, keyof Counts>> = { 'support-1': 'ones', 'support-2': 'twos' };

export class SupportOffer {
  /** With what was chosen meanwhile: a new question, or letting everything go, chooses anew, and with
   * that the offer is gone. */
  private own = $state.raw<{ beside: Picking['chosen']; counts: Counts } | null>(null);

  constructor(private readonly picking: Picking) {}

  private get options() {
    return this.picking.decision?.options ?? [];
  }

  get most(): Counts {
    return most(this.options);
  }

  get counts(): Counts {
    const { chosen } = this.picking;
    // What is advised, or taken from the list of all choices.
    if (chosen.do === 'support') return { ones: Number(chosen.ones), twos: Number(chosen.twos) };
    return this.own?.beside === chosen ? this.own.counts : NONE;
  }

  /** What the cards that are laid out add. */
  get sum(): number {
    return this.counts.ones + 2 * this.counts.twos;
  }

  /** How many cards of this name are laid out, and how many could be. */
  of(card: string): { count: number; most: number } {
    const field = FIELDS[card];
    if (field === undefined) return { count: 0, most: 0 };
    return { count: this.counts[field], most: this.most[field] };
  }

  step(card: string, by: 1 | -1): void {
    const field = FIELDS[card];
    if (field === undefined) return;
    const count = this.counts[field] + by;
    if (count < 0 || count > this.most[field]) return;
    const counts = { ...this.counts, [field]: count };
    if (this.picking.any) this.picking.clear();
    this.own = { beside: this.picking.chosen, counts };
  }

  play(): void {
    const option = supportOption(this.options, this.counts);
    if (option !== null) this.picking.pickOption(option);
  }
}

/** The hand and the tray look at the same offer. */
const OFFERS = new WeakMap<Picking, SupportOffer>();

export function supportOf(picking: Picking): SupportOffer {
  const offer = OFFERS.get(picking) ?? new SupportOffer(picking);
  OFFERS.set(picking, offer);
  return offer;
}

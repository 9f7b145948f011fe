/**
 * The offer of support cards before they are played: counted in the tray, lifted in the hand.
 *
 * The offer belongs to the board until it is played; only then it is a choice. So the click that
 * lifts a card does not play it.
 */
import { most, supportOption, type Counts } from './choosing';
import type { Picking } from './view';

const NONE: Counts = { ones: 0, twos: 0 };
const FIELDS: Readonly<Record<string, keyof Counts>> = { 'support-1': 'ones', 'support-2': 'twos' };

export class SupportOffer {
  /** With the fields chosen meanwhile: a new question, or clearing all fields, drops the offer. */
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
    // Advised, or taken from the list of all choices.
    if (chosen.do === 'support') return { ones: Number(chosen.ones), twos: Number(chosen.twos) };
    return this.own?.beside === chosen ? this.own.counts : NONE;
  }

  /** What the offered cards add. */
  get sum(): number {
    return this.counts.ones + 2 * this.counts.twos;
  }

  /** How many cards of this name are offered, and how many could be. */
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

/** The hand and the tray share one offer. */
const OFFERS = new WeakMap<Picking, SupportOffer>();

export function supportOf(picking: Picking): SupportOffer {
  const offer = OFFERS.get(picking) ?? new SupportOffer(picking);
  OFFERS.set(picking, offer);
  return offer;
}

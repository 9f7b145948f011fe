/**
 * The offer as the board keeps it: which cards are lifted, and which own guild is selected.
 *
 * The offer belongs to the board until one of its options is settled; only then it is a choice. So
 * the click that lifts a card does not play it.
 */
import {
  offerOf,
  exact,
  laying,
  NOTHING,
  ofTheHand,
  plus,
  reachable,
  size,
  type Offer,
} from './offer';
import type { Option, Picking } from './view';

export interface HandCard {
  /** Identifies a card among equal ones, so that the clicked one rises. */
  key: string;
  kind: string;
}

/** Sort equal cards side by side, each with a key. */
export function sorted(cards: readonly string[], order: readonly string[]): HandCard[] {
  const held = [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return held.map((kind, at) => ({ key: `${kind}:${at - held.indexOf(kind)}`, kind }));
}

interface Own {
  /** The fields chosen meanwhile. A new question, or clearing all fields, drops the offer. */
  beside: Picking['chosen'];
  keys: readonly string[];
  offer: Offer;
}

export class HandOffer {
  private own = $state.raw<Own | null>(null);

  constructor(
    private readonly picking: () => Picking,
    private readonly cards: () => readonly HandCard[],
  ) {}

  private readonly options: Option[] = $derived.by(() =>
    (this.picking().decision?.options ?? []).filter(ofTheHand),
  );

  /** Whether the question is about the hand or the own guilds. */
  readonly asked: boolean = $derived(this.options.length > 0);

  /** The settled option: chosen from the offer or the list of all choices, or advised. */
  private readonly settled: Option | null = $derived.by(() => {
    const { single, any } = this.picking();
    return any && single && ofTheHand(single) ? single : null;
  });

  /** The current offer. */
  readonly offer: Offer = $derived.by(() => {
    if (this.settled) return offerOf(this.settled);
    return this.asked && this.own?.beside === this.picking().chosen ? this.own.offer : NOTHING;
  });

  /** The keys of the lifted cards: the clicked ones before others of the same kind. */
  readonly lifted: ReadonlySet<string> = $derived.by(() => {
    const left = { ...this.offer.lifted };
    const lifted = new Set<string>();
    const clicked = this.cards().filter(({ key }) => this.own?.keys.includes(key));
    for (const { key, kind } of [...clicked, ...this.cards()]) {
      const more = left[kind] ?? 0;
      if (!lifted.has(key) && more > 0) {
        left[kind] = more - 1;
        lifted.add(key);
      }
    }
    return lifted;
  });

  /** Whether there is an offer of which no option is settled yet. */
  readonly open: boolean = $derived.by(
    () => this.settled === null && (this.offer.guild !== null || size(this.offer.lifted) > 0),
  );

  readonly reachable: Option[] = $derived(reachable(this.options, this.offer));
  readonly exact: Option[] = $derived(exact(this.options, this.offer));
  readonly laying: Option | null = $derived(laying(this.options, this.offer));

  /** Whether a card fits the offer. */
  canLift(kind: string): boolean {
    return reachable(this.options, plus(this.offer, kind)).length > 0;
  }

  /** Whether a card could replace the offer. */
  canReplaceWith(kind: string): boolean {
    return reachable(this.options, plus(NOTHING, kind)).length > 0;
  }

  /** Whether a card is in the offer, or could be. */
  canOffer({ key, kind }: HandCard): boolean {
    return this.asked && (this.lifted.has(key) || this.canReplaceWith(kind));
  }

  /** Whether a guild fits the offer. */
  canJoin(guild: number): boolean {
    return reachable(this.options, { ...this.offer, guild }).length > 0;
  }

  /** Whether a guild could replace the offer. */
  canTouch(guild: number): boolean {
    return reachable(this.options, { ...NOTHING, guild }).length > 0;
  }

  /** Lift a card, or put it back. A card that does not fit the others replaces them. */
  toggle(card: HandCard): void {
    if (this.lifted.has(card.key)) {
      const keys = [...this.lifted].filter((key) => key !== card.key);
      this.set(plus(this.offer, card.kind, -1), keys);
    } else if (this.canLift(card.kind)) {
      this.set(plus(this.offer, card.kind), [...this.lifted, card.key]);
    } else if (this.canReplaceWith(card.kind)) {
      this.set(plus(NOTHING, card.kind), [card.key]);
    }
  }

  /** Lift one more card of the kind, or one fewer. */
  step(kind: string, by: 1 | -1): void {
    const alike = this.cards().filter((card) => card.kind === kind);
    const card = alike.findLast(({ key }) => this.lifted.has(key) === by < 0);
    if (card) this.toggle(card);
  }

  touch(guild: number): void {
    if (this.offer.guild === guild) this.set({ ...this.offer, guild: null }, [...this.lifted]);
    else if (this.canJoin(guild)) this.set({ ...this.offer, guild }, [...this.lifted]);
    else if (this.canTouch(guild)) this.set({ ...NOTHING, guild }, []);
  }

  /** Offer all cards of an option. */
  raise(option: Option): void {
    this.set(offerOf(option), [...this.lifted]);
  }

  /** Settle on one of the options. */
  settle(option: Option): void {
    this.picking().pickOption(option);
  }

  letGo(): void {
    this.set(NOTHING, []);
  }

  private set(offer: Offer, keys: readonly string[]): void {
    const picking = this.picking();
    if (picking.any) picking.clear();
    this.own = { beside: picking.chosen, keys, offer };
  }
}

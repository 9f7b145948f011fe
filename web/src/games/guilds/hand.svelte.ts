/** The hand's offer as the board holds it: which very cards are lifted, which own guild is touched.
 *
 * The offer is the board's own until one of its options is settled for; only then it is a choice.
 * So no card is played by the click that lifts it. */
import {
  amounts,
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
  /** Tells alike cards apart, so that the one that was clicked is the one that rises. */
  key: string;
  kind: string;
}

/** Alike cards side by side, each with a key. */
export function sorted(cards: readonly string[], order: readonly string[]): HandCard[] {
  const held = [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return held.map((kind, at) => ({ key: `${kind}:${at - held.indexOf(kind)}`, kind }));
}

interface Own {
  /** What was chosen meanwhile. A new question, or letting everything go, chooses anew, and with
   * that the offer is gone. */
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

  /** Whether the question is about the hand or one's own guilds at all. */
  readonly asked: boolean = $derived(this.options.length > 0);

  /** What is settled: chosen from the offer or the list of all choices, or advised. */
  private readonly settled: Option | null = $derived.by(() => {
    const { single, any } = this.picking();
    return any && single && ofTheHand(single) ? single : null;
  });

  /** The offer as it stands. */
  readonly offer: Offer = $derived.by(() => {
    if (this.settled) return amounts(this.settled);
    return this.asked && this.own?.beside === this.picking().chosen ? this.own.offer : NOTHING;
  });

  /** The cards that stand out of the hand: those that were clicked before others like them. */
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

  /** Whether something is offered, and not yet settled what it is to become. */
  readonly open: boolean = $derived.by(
    () => this.settled === null && (this.offer.guild !== null || size(this.offer.lifted) > 0),
  );

  readonly reachable: Option[] = $derived(reachable(this.options, this.offer));
  readonly exact: Option[] = $derived(exact(this.options, this.offer));
  readonly laying: Option | null = $derived(laying(this.options, this.offer));

  /** Whether a card can go with what is offered. */
  canLift(kind: string): boolean {
    return reachable(this.options, plus(this.offer, kind)).length > 0;
  }

  /** Whether a card could be offered in place of that. */
  canTurnTo(kind: string): boolean {
    return reachable(this.options, plus(NOTHING, kind)).length > 0;
  }

  /** Whether a card is offered, or can be. */
  canOffer({ key, kind }: HandCard): boolean {
    return this.asked && (this.lifted.has(key) || this.canTurnTo(kind));
  }

  /** Whether a guild can go with what is offered. */
  canJoin(guild: number): boolean {
    return reachable(this.options, { ...this.offer, guild }).length > 0;
  }

  /** Whether a guild could be touched in place of that. */
  canTouch(guild: number): boolean {
    return reachable(this.options, { ...NOTHING, guild }).length > 0;
  }

  /** Lift a card, or lay it back; one that does not go with the others takes their place. */
  toggle(card: HandCard): void {
    if (this.lifted.has(card.key)) {
      const keys = [...this.lifted].filter((key) => key !== card.key);
      this.set(plus(this.offer, card.kind, -1), keys);
    } else if (this.canLift(card.kind)) {
      this.set(plus(this.offer, card.kind), [...this.lifted, card.key]);
    } else if (this.canTurnTo(card.kind)) {
      this.set(plus(NOTHING, card.kind), [card.key]);
    }
  }

  /** One card of the kind more or less. */
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
    this.set(amounts(option), [...this.lifted]);
  }

  /** Settle for one of the options. */
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

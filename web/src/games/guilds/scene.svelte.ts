/** What all parts of the board share: the view, what can be chosen, and the words. */
import type { Attachment } from 'svelte/attachments';
import type { GuildsGuildView } from '../../protocol';
import { Dragging } from '../../ui/dragging/dragging.svelte';
import { TooltipTrigger } from '../../ui/tooltip/trigger.svelte';
import type { Words } from '../../words';
import { meaning, places, type Piece } from './dragging';
import { HandOffer, sorted, type HandCard } from './hand.svelte';
import { KINDS } from './kinds';
import type { Picking, View } from './view';

export interface Sources {
  view: () => View;
  you: () => number | null;
  picking: () => Picking;
  words: () => Words;
}

const STRIKES = ['assassinate', 'steal'];

export class Scene {
  /** Opens for a kind of card. */
  readonly tooltip = new TooltipTrigger<string>();
  readonly hand: HandOffer;
  readonly dragging: Dragging<Piece>;

  constructor(private readonly sources: Sources) {
    this.hand = new HandOffer(sources.picking, () => this.cards);
    this.dragging = new Dragging(meaning(this));
  }

  /** Give a card its tooltip: a tap acts as a click does, a long press opens the tooltip. */
  tells(kind: string | null): Attachment<HTMLElement> | null {
    return kind === null ? null : this.tooltip.of(kind, { acts: true, first: false });
  }

  readonly table = $derived.by(() => this.sources.view().table);
  readonly words = $derived.by(() => this.sources.words());
  readonly picking = $derived.by(() => this.sources.picking());
  readonly you = $derived.by(() => this.sources.you());
  /** The seat at the bottom. */
  readonly me = $derived(this.you ?? 0);
  /** The opponents, clockwise from the left. */
  readonly others: number[] = $derived.by(() => {
    const count = this.table.seats.length;
    return Array.from({ length: count - 1 }, (_, at) => (this.me + 1 + at) % count);
  });
  readonly waiting: number[] = $derived.by(() =>
    this.sources.view().waiting.map(({ seat }) => seat),
  );
  readonly winners: number[] = $derived.by(() => this.sources.view().result?.winners ?? []);
  readonly over: boolean = $derived.by(() => this.sources.view().result !== null);

  /** The viewer's hand, equal cards side by side; empty for a spectator. */
  readonly cards: HandCard[] = $derived.by(() =>
    sorted(this.table.seats[this.me]?.cards ?? [], KINDS),
  );

  /** The verb, if all remaining options have the same one. */
  readonly verb: string | null = $derived.by(() => {
    const verbs = new Set((this.picking.decision?.options ?? []).map(({ choice }) => choice.do));
    return verbs.size === 1 ? String([...verbs][0]) : null;
  });

  /** The seat whose hand is shown to the viewer (Priest). */
  readonly shown: number | null = $derived.by(() => {
    if (this.you === null) return null;
    const seat = this.table.seats.findIndex(({ cards }, at) => at !== this.you && cards !== null);
    return seat < 0 || this.over ? null : seat;
  });

  name(kind: string): string {
    return this.words.component('card', kind);
  }

  // Dragging --------------------------------------------------------------------------------------

  /** The drop targets of the dragged piece. */
  private readonly open: ReadonlySet<string> = $derived.by(() => {
    const { held } = this.dragging;
    return new Set(held === null ? [] : places(this, held.piece));
  });

  /** The drop state of a place: a target, the target under the pointer, or none. */
  drop(place: string): 'open' | 'over' | null {
    if (!this.open.has(place)) return null;
    return this.dragging.over?.name === place ? 'over' : 'open';
  }

  /**
   * The cards under the pointer while dragging: for a card of the hand, all lifted ones. A back is
   * null.
   */
  carried(piece: Piece): (string | null)[] {
    if (piece.from === 'draw') return [null];
    if (piece.from !== 'hand') return [piece.card];
    return this.cards.filter(({ key }) => this.hand.lifted.has(key)).map(({ kind }) => kind);
  }

  // Seats -----------------------------------------------------------------------------------------

  canSeat(seat: number): boolean {
    return this.picking.can('seat', seat) || this.picking.has('seat', seat);
  }

  /** The label of a seat's plate for screen readers: what a click does, and what its signs say. */
  plate(seat: number): string {
    const { hand = 0, guilds = [] } = this.table.seats[seat] ?? {};
    const told = { seat, count: hand, guilds: guilds.length };
    const cards = this.openHand(seat);
    return [
      this.words.say(this.canSeat(seat) ? 'board-choose-seat' : 'board-open-seat', told),
      cards.length > 0 ? this.words.say('board-hand-open', { seat, cards }) : '',
      this.table.rounds > 1 ? this.wins(seat) : '',
      this.winners.includes(seat) ? `${this.words.say('board-won')}.` : '',
      this.waiting.includes(seat) ? `${this.words.say('at-waited-for')}.` : '',
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** The cards of a hand that everyone may see, in a replay. */
  openHand(seat: number): string[] {
    return this.you === null ? (this.table.seats[seat]?.cards ?? []) : [];
  }

  wins(seat: number): string {
    return this.words.say('board-wins', { seat, count: this.table.seats[seat]?.wins ?? 0 });
  }

  // Guilds ----------------------------------------------------------------------------------------

  /** Whether single cards of guilds are targets (Assassin, Prowler). */
  readonly striking: boolean = $derived.by(() =>
    (this.picking.decision?.options ?? []).some(({ choice }) =>
      STRIKES.includes(String(choice.do)),
    ),
  );

  canGuild(guild: GuildsGuildView): boolean {
    if (this.striking) return guild.cards.some((card) => this.canMember(guild, card));
    if (this.hand.asked) return this.hand.canJoin(guild.number);
    return this.picking.can('guild', guild.number) || this.hasGuild(guild);
  }

  /** Whether the guild could replace the current offer. */
  canReplaceWith(guild: GuildsGuildView): boolean {
    return !this.striking && this.hand.canTouch(guild.number);
  }

  hasGuild(guild: GuildsGuildView): boolean {
    return this.hand.asked
      ? this.hand.offer.guild === guild.number
      : this.picking.has('guild', guild.number);
  }

  pickGuild(guild: GuildsGuildView): void {
    if (this.hand.asked) this.hand.touch(guild.number);
    else this.picking.pick('guild', guild.number);
  }

  canMember(guild: GuildsGuildView, card: string): boolean {
    return this.strike(guild, card) !== undefined;
  }

  hasMember(guild: GuildsGuildView, card: string): boolean {
    const { chosen } = this.picking;
    return this.striking && chosen.guild === guild.number && chosen.card === card;
  }

  /** Choose a card in a guild: guild and card at once. */
  pickMember(guild: GuildsGuildView, card: string): void {
    const option = this.strike(guild, card);
    if (this.hasMember(guild, card)) this.picking.clear();
    else if (option) {
      this.picking.chosen = { do: String(option.choice.do), guild: guild.number, card };
    }
  }

  private strike(guild: GuildsGuildView, card: string) {
    return this.picking.decision?.options.find(
      ({ choice }) =>
        STRIKES.includes(String(choice.do)) &&
        choice.guild === guild.number &&
        choice.card === card,
    );
  }

  // Knowledge -------------------------------------------------------------------------------------

  /** How many cards of a kind there are. */
  copies(kind: string): number {
    return this.table.limits.copies[kind] ?? 0;
  }

  /** How many cards of a kind the viewer can see. */
  seen(kind: string): number {
    const { seats, discard, played } = this.table;
    const open = [
      ...discard,
      ...(played === null ? [] : [played]),
      ...seats.flatMap(({ cards, guilds }) => [
        ...(cards ?? []),
        ...guilds.flatMap((guild) => guild.cards),
      ]),
    ];
    return open.filter((card) => card === kind).length;
  }
}

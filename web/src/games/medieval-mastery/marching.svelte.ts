/** Handles clicks, drags and steps while knights can be moved. */
import { Dragging } from '../../ui/dragging/dragging.svelte';
import { advancesTo, movesAmong, Redeployment, type Plan } from './marching';
import { castleOf, type Table, type Option, type Picking } from './view';

export interface Sources {
  table: () => Table;
  you: () => number | null;
  picking: () => Picking;
}

/**
 * A redeployment being planned. It is kept as long as nothing else is chosen; withdrawing the
 * choice, in whatever way, restores the start.
 */
interface Draft {
  chosen: Picking['chosen'];
  plan: Plan;
  from: number | null;
  to: number | null;
  /** How many go from one tile to the other. */
  count: number;
  /** The draft before they went; null: nothing was planned. */
  before: Held | null;
}
type Held = Omit<Draft, 'chosen'>;

const NOTHING: Held = { plan: {}, from: null, to: null, count: 0, before: null };

export class Marching {
  /** Drags knights from a tile. */
  readonly dragging: Dragging<number>;
  private draft = $state.raw<Draft | null>(null);
  /** The plan being carried out, move by move. */
  private running = $state.raw<Plan | null>(null);

  constructor(private readonly sources: Sources) {
    this.dragging = new Dragging<number>({
      can: (from) => this.canTake(from),
      // Choose nothing while dragging: the layout around the map would move it under the pointer.
      lift: () => undefined,
      takes: (from, { name }) => this.canDrop(from, Number(name)),
      drop: (from, place) => {
        if (place !== null) this.bring(from, Number(place.name));
      },
    });
  }

  private readonly options: readonly Option[] = $derived.by(
    () => this.sources.picking().decision?.options ?? [],
  );
  private readonly moves = $derived.by(() => movesAmong(this.options));
  private readonly seat: number = $derived.by(() => this.sources.you() ?? 0);

  /** Whether the viewer is redeploying. */
  readonly redeploys: boolean = $derived.by(
    () => this.sources.picking().decision?.prompt === 'redeploy' && !this.isRunning,
  );
  /** Whether an advance can be chosen. */
  readonly advances: boolean = $derived.by(() =>
    this.options.some(({ choice }) => choice.do === 'advance'),
  );

  get isRunning(): boolean {
    return this.running !== null;
  }

  private get held(): Held {
    return this.draft !== null && this.draft.chosen === this.sources.picking().chosen
      ? this.draft
      : NOTHING;
  }

  readonly redeployment: Redeployment = $derived.by(
    () =>
      new Redeployment(this.sources.table(), this.seat, this.moves, this.running ?? this.held.plan),
  );

  /** The tile that the knights leave, and the one that they go to. */
  get from(): number | null {
    return this.held.from;
  }
  get to(): number | null {
    return this.held.to;
  }

  /** The target of the advance. */
  get target(): number | null {
    const { chosen } = this.sources.picking();
    return chosen.do === 'advance' && typeof chosen.tile === 'number' ? chosen.tile : null;
  }
  /** How many go there, or from one tile to the other. */
  get count(): number {
    return this.target === null
      ? this.held.count
      : Number(this.sources.picking().chosen.count ?? 0);
  }

  /** The number of knights on a tile, as planned. */
  knights(tile: number): number {
    return this.redeployment.at(tile);
  }

  // What lights up ----------------------------------------------------------------------------------

  can(tile: number): boolean {
    if (this.dragging.held !== null) return false;
    if (this.redeploys) {
      return this.from === null || this.to !== null
        ? this.redeployment.gives(tile)
        : tile === this.from || this.redeployment.counts(this.from, tile).length > 0;
    }
    return advancesTo(this.options, tile).length > 0;
  }

  /** Whether a tile is chosen or advised. */
  has(tile: number): boolean {
    const { held } = this.dragging;
    if (held !== null) return held.piece === tile;
    const { chosen } = this.sources.picking();
    return [chosen.tile, chosen.to, this.from, this.to].includes(tile);
  }

  canTake(tile: number): boolean {
    if (this.redeploys) return this.redeployment.gives(tile);
    return this.advances && tile === castleOf(this.sources.table(), this.seat);
  }

  /** How many knights move with the pointer: as many as can leave. */
  carried(tile: number): number {
    return Math.max(1, this.redeploys ? this.redeployment.spare(tile) : this.knights(tile));
  }

  canDrop(from: number, tile: number): boolean {
    if (this.redeploys) return this.redeployment.counts(from, tile).length > 0;
    return this.canTake(from) && advancesTo(this.options, tile).length > 0;
  }

  // What is done ------------------------------------------------------------------------------------

  /** Handle a click on a tile: the first gives, the second receives. */
  pick(tile: number): void {
    if (!this.redeploys) {
      if (this.target === tile) this.sources.picking().clear();
      else this.aim(tile);
    } else if (this.from === null || this.to !== null) {
      if (this.redeployment.gives(tile))
        this.hold({ ...this.held, from: tile, to: null, count: 0 });
    } else if (tile === this.from) {
      this.hold({ ...this.held, from: null });
    } else {
      this.bring(this.from, tile);
    }
  }

  /** Move as many as can go from one tile to the other; `stepped` then changes the number. */
  private bring(from: number, to: number): void {
    if (!this.redeploys) {
      this.aim(to);
      return;
    }
    const most = this.redeployment.counts(from, to).at(-1);
    if (most === undefined) return;
    const { plan } = this.redeployment.moved(from, to, most);
    this.hold({ plan, from, to, count: most, before: this.held });
  }

  /** Whether a plan has been begun. */
  get plans(): boolean {
    return this.redeploys && (this.from !== null || !this.redeployment.isEmpty);
  }

  get canTakeBack(): boolean {
    return this.held.before !== null;
  }

  /** Undo the last transfer, with all steps that changed its number. */
  takeBack(): void {
    const { before } = this.held;
    if (before !== null) this.hold(before.to === null ? { ...before, from: null } : before);
  }

  private aim(tile: number, count = Infinity): void {
    const options = advancesTo(this.options, tile);
    const fit = options.filter(({ choice }) => Number(choice.count) <= count).at(-1) ?? options[0];
    if (fit) this.sources.picking().pickOption(fit);
  }

  /** Whether one more, or one fewer, can go the chosen way. */
  canStep(by: 1 | -1): boolean {
    if (this.target !== null) return this.numbers.includes(this.count + by);
    return this.stepped(by) !== null;
  }

  step(by: 1 | -1): void {
    if (this.target !== null) {
      if (this.canStep(by)) this.aim(this.target, this.count + by);
      return;
    }
    const next = this.stepped(by);
    if (next !== null) this.hold({ ...this.held, plan: next.plan, count: this.count + by });
  }

  /** The numbers of knights that the advance can have. */
  get numbers(): number[] {
    if (this.target === null) return [];
    return advancesTo(this.options, this.target).map(({ choice }) => Number(choice.count));
  }

  choose(count: number): void {
    if (this.target !== null) this.aim(this.target, count);
  }

  /** The plan with one more transferred, or one fewer. */
  private stepped(by: 1 | -1): Redeployment | null {
    if (this.from === null || this.to === null || this.count + by < 0) return null;
    const [out, into] = by === 1 ? [this.from, this.to] : [this.to, this.from];
    return this.redeployment.counts(out, into).includes(1)
      ? this.redeployment.moved(out, into, 1)
      : null;
  }

  /** Start carrying the plan out. */
  finish(): void {
    this.running = this.held.plan;
    this.proceed();
  }

  /**
   * Send the next move of the plan, whenever possible; after the last one, end the redeployment.
   */
  proceed(): void {
    const picking = this.sources.picking();
    if (this.running === null || picking.decision === null) return;
    const [move] = this.redeployment.route() ?? [];
    const option =
      picking.decision.prompt !== 'redeploy'
        ? undefined
        : move === undefined
          ? this.options.find(({ choice }) => choice.do === 'done')
          : this.options.find(
              ({ choice }) =>
                choice.tile === move.tile && choice.to === move.to && choice.count === move.count,
            );
    if (option === undefined || move === undefined) this.running = null;
    if (option !== undefined) picking.pickOption(option);
  }

  /** Keep a draft, so that the redeployment cannot end without it by mistake. */
  private hold(held: Held): void {
    const picking = this.sources.picking();
    const bare = held.from === null && Object.keys(held.plan).length === 0;
    if (bare) picking.clear();
    else if (this.moves.length > 1) picking.chosen = { do: 'move' };
    this.draft = { ...held, chosen: picking.chosen };
  }
}

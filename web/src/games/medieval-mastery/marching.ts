/**
 * Plans a redeployment: the final numbers of knights, within the limits of the rules, and the small
 * moves that lead there. An advance is a single choice and needs no plan.
 *
 * Tiles count from 1, as in choices.
 */
import { castleOf, diceFor, tileAt, type Table, type Option } from './view';

/** The planned numbers of knights by tile; tiles that are missing stay as they are. */
export type Plan = Readonly<Record<number, number>>;

export interface Move {
  tile: number;
  to: number;
  count: number;
}

/** The moves and advances among the options of a decision. */
export function movesAmong(options: readonly Option[]): Move[] {
  return options
    .filter(({ choice }) => choice.do === 'move')
    .map(({ choice }) => ({
      tile: Number(choice.tile),
      to: Number(choice.to),
      count: Number(choice.count),
    }));
}

export function advancesTo(options: readonly Option[], tile: number): Option[] {
  return options.filter(({ choice }) => choice.do === 'advance' && choice.tile === tile);
}

/** A redeployment: the table now, the possible first moves, and the plan. */
export class Redeployment {
  private readonly givers: ReadonlySet<number>;
  private readonly takers: ReadonlySet<number>;
  private readonly castle: number;

  constructor(
    private readonly table: Table,
    private readonly seat: number,
    moves: readonly Move[],
    readonly plan: Plan = {},
  ) {
    this.givers = new Set(moves.map(({ tile }) => tile));
    this.takers = new Set(moves.map(({ to }) => to));
    this.castle = castleOf(table, seat);
  }

  /** The planned number of knights on a tile. */
  at(tile: number): number {
    return this.plan[tile] ?? this.now(tile);
  }

  /** The planned change of a tile. */
  change(tile: number): number {
    return this.at(tile) - this.now(tile);
  }

  get isEmpty(): boolean {
    return this.tiles.every((tile) => this.change(tile) === 0);
  }

  /** How many knights change tiles. */
  get moving(): number {
    return this.tiles.reduce((sum, tile) => sum + Math.max(0, this.change(tile)), 0);
  }

  /** The tiles that can take part. */
  get tiles(): number[] {
    const planned = Object.keys(this.plan).map(Number);
    return [...new Set([...this.givers, ...this.takers, ...planned])].toSorted(
      (one, other) => one - other,
    );
  }

  /**
   * How many knights can still leave: a territory keeps one (MM-REDEPLOY-05), the castle none
   * (MM-REDEPLOY-07). A tile that may not give can return what it was to receive.
   */
  spare(tile: number): number {
    const least = tile === this.castle ? 0 : this.table.limits.garrison;
    return Math.max(0, this.at(tile) - (this.givers.has(tile) ? least : this.now(tile)));
  }

  /** How many more knights fit (MM-REDEPLOY-06). */
  room(tile: number): number {
    const most = tileAt(this.table, tile)?.capacity ?? Infinity;
    return Math.max(0, (this.takers.has(tile) ? most : this.now(tile)) - this.at(tile));
  }

  /** Dice that would be left in the reserve (MM-DICE-07). */
  get dice(): number {
    const reserve = this.table.seats[this.seat]?.reserve ?? 0;
    return this.tiles.reduce(
      (left, tile) => left + this.diceOf(this.now(tile)) - this.diceOf(Math.max(0, this.at(tile))),
      reserve,
    );
  }

  /** The numbers of knights that can go from one tile to the other. */
  counts(from: number, to: number): number[] {
    if (from === to) return [];
    const most = Math.min(this.spare(from), this.room(to));
    return Array.from({ length: most }, (_, at) => at + 1).filter(
      (count) => this.moved(from, to, count).route() !== null,
    );
  }

  /** Whether knights can go from this tile to any other. */
  gives(tile: number): boolean {
    return this.spare(tile) > 0 && this.tiles.some((to) => this.counts(tile, to).length > 0);
  }

  moved(from: number, to: number, count: number): Redeployment {
    const plan = { ...this.plan, [from]: this.at(from) - count, [to]: this.at(to) + count };
    const moves = [...this.givers].flatMap((tile) =>
      [...this.takers].map((taker) => ({ tile, to: taker, count: 1 })),
    );
    return new Redeployment(this.table, this.seat, moves, plan);
  }

  /**
   * The moves that lead to the plan without exceeding the dice on the way; null: there are none. No
   * tile both gives and receives.
   */
  route(): Move[] | null {
    if (this.dice < 0) return null;
    const left = new Map(this.tiles.map((tile) => [tile, this.change(tile)]));
    const stand = new Map(this.tiles.map((tile) => [tile, this.now(tile)]));
    const free = this.table.seats[this.seat]?.reserve ?? 0;
    return search(left, stand, free, (knights) => this.diceOf(knights), { left: MAX_POSITIONS });
  }

  private diceOf(knights: number): number {
    return diceFor(knights, this.table.limits.faces).length;
  }

  private now(tile: number): number {
    return tileAt(this.table, tile)?.knights ?? 0;
  }
}

/** How many positions to try before a plan counts as impossible. */
const MAX_POSITIONS = 500;

/** Search depth first, the largest moves first: the first attempt nearly always succeeds. */
function search(
  left: Map<number, number>,
  stand: Map<number, number>,
  free: number,
  diceOf: (knights: number) => number,
  patience: { left: number },
): Move[] | null {
  if (patience.left-- <= 0) return null;
  const givers = [...left].filter(([, change]) => change < 0);
  const takers = [...left].filter(([, change]) => change > 0);
  if (givers.length === 0) return takers.length === 0 ? [] : null;
  for (const [tile, gives] of givers) {
    for (const [to, takes] of takers) {
      for (let count = Math.min(-gives, takes); count > 0; count--) {
        const here = stand.get(tile) ?? 0;
        const there = stand.get(to) ?? 0;
        const more = diceOf(here - count) - diceOf(here) + diceOf(there + count) - diceOf(there);
        if (more > free) continue;
        const rest = search(
          new Map(left).set(tile, gives + count).set(to, takes - count),
          new Map(stand).set(tile, here - count).set(to, there + count),
          free - more,
          diceOf,
          patience,
        );
        if (rest !== null) return [{ tile, to, count }, ...rest];
      }
    }
  }
  return null;
}

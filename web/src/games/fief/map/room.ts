/** Where names and pieces stand on the map: each beside its own village, inside the map, and if there is
 * any room for it not upon anything else. Measured in px. */
import type { Point } from '../../../table/towards';

export interface Box {
  left: number;
  top: number;
  wide: number;
  tall: number;
  /** How much worse it is to cover this than something else. */
  weight?: number;
}

export type Side = 'above' | 'below' | 'right' | 'left';

/** Something that wants a place. */
export interface Wish {
  key: string;
  /** The middle of what it stands beside, and how far that reaches. */
  at: Point;
  reach: number;
  wide: number;
  tall: number;
  /** On which sides it may stand, the best first. */
  sides: readonly Side[];
  /** Whether it stands somewhere in any case, if need be a little way off; else it may be left out. */
  must: boolean;
  /** How much worse it is to cover this than something else. */
  weight?: number;
}

/** How far it may be pushed along its side, up to where it stands at a corner; the best first. */
const PUSHES = [0, -0.3, 0.3, -0.6, 0.6, -1, 1] as const;
/** How far off it may stand. */
const STEPS = [0, 12, 24] as const;
/** How near to the edge anything may come. */
const MARGIN = 2;
/** What a side less liked, a push or a step counts beside a square px of what would be covered. */
const SIDE = 24;
const PUSH = 6;
const STEP = 60;
/** How deep two things may lie upon each other without harm: their rims are empty. */
const GRAZED = 1.5;

export function boxAround({ x, y }: Point, wide: number, tall = wide): Box {
  return { left: x - wide / 2, top: y - tall / 2, wide, tall };
}

/** A place for each of them, in their order: who comes later makes room. Null: none is free. */
export function placesOf(
  wishes: readonly Wish[],
  taken: readonly Box[],
  wide: number,
  tall: number,
): Map<string, Box | null> {
  const boxes = [...taken];
  return new Map(
    wishes.map((wish) => {
      let best: Box | null = null;
      let least = Infinity;
      for (const [box, cost] of candidates(wish)) {
        const inside = within(box, wide, tall);
        const lost = boxes.reduce(
          (sum, other) => sum + covered(inside, other) * (other.weight ?? 1),
          0,
        );
        if ((wish.must || lost === 0) && lost + cost < least) {
          best = { ...inside, weight: wish.weight ?? 1 };
          least = lost + cost;
        }
      }
      if (best !== null) boxes.push(best);
      return [wish.key, best];
    }),
  );
}

/** Where it could stand, and how little that is liked. */
function candidates(wish: Wish): [Box, number][] {
  const steps = wish.must ? STEPS : ([0] as const);
  return wish.sides.flatMap((side, rank) =>
    steps.flatMap((step, stepped) =>
      PUSHES.map((push, pushed): [Box, number] => [
        beside({ ...wish, reach: wish.reach + step }, side, push),
        rank * SIDE + stepped * STEP + pushed * PUSH,
      ]),
    ),
  );
}

function beside({ at, reach, wide, tall }: Wish, side: Side, push: number): Box {
  const upright = side === 'above' || side === 'below';
  const along = push * ((upright ? wide : tall) / 2 + reach * 0.4);
  const off = side === 'above' || side === 'left' ? -1 : 1;
  const middle = upright
    ? { x: at.x + along, y: at.y + off * (reach + tall / 2) }
    : { x: at.x + off * (reach + wide / 2), y: at.y + along };
  return boxAround(middle, wide, tall);
}

function within({ left, top, ...size }: Box, wide: number, tall: number): Box {
  return {
    ...size,
    left: Math.max(MARGIN, Math.min(left, wide - size.wide - MARGIN)),
    top: Math.max(MARGIN, Math.min(top, tall - size.tall - MARGIN)),
  };
}

/** How many square px of them lie upon each other; a touch is none. */
export function covered(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.wide, other.left + other.wide) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.tall, other.top + other.tall) - Math.max(one.top, other.top);
  return Math.max(0, across - GRAZED) * Math.max(0, down - GRAZED);
}

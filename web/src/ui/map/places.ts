/**
 * Places names and pieces on a map: each beside its own place, inside the map, and if possible
 * without overlap. All in px.
 */
import type { Point } from './arrowkeys';

export interface Box {
  left: number;
  top: number;
  wide: number;
  tall: number;
  /** How bad it is to cover this, relative to others. */
  weight?: number;
}

export type Side = 'above' | 'below' | 'right' | 'left';

/** Something to be placed. */
export interface Placement {
  key: string;
  /** The centre of what it belongs to, and its extent. */
  at: Point;
  reach: number;
  wide: number;
  tall: number;
  /** The sides on which it may be, the best first. */
  sides: readonly Side[];
  /** Whether it must be placed, if necessary at a distance; otherwise it may be left out. */
  must: boolean;
  /** How bad it is to cover this, relative to others. */
  weight?: number;
  /**
   * The ground for things at a distance: everything nearer to one of `own` than to any of `others`.
   */
  ground?: { own: readonly Point[]; others: readonly Point[] };
}

/** Offsets along its side, up to the corners; the best first. */
const PUSHES = [0, -0.3, 0.3, -0.6, 0.6, -1, 1] as const;
/** Distances at which it may be. */
const STEPS = [0, 12, 24, 40] as const;
/** Distances of what may be left out, so that its owner is always clear. */
const NEAR = [0, 8] as const;
/** The least distance from the edge of the map. */
const MARGIN = 2;
/** The cost of a worse side, an offset or a distance, in square px of covered area. */
const SIDE = 12;
const PUSH = 6;
const STEP = 24;
/** How often overlapping things look for a better place. */
const ROUNDS = 2;
/** Overlaps up to this depth (px) do not matter, since the rims are empty. */
const TOLERANCE = 1.5;

export function boxAround({ x, y }: Point, wide: number, tall = wide): Box {
  return { left: x - wide / 2, top: y - tall / 2, wide, tall };
}

/**
 * Find a place for each of them, in order: later ones make way. Once all are placed, those that
 * overlap look for a better place. Null: no place is free.
 */
export function placesOf(
  wishes: readonly Placement[],
  taken: readonly Box[],
  wide: number,
  tall: number,
): Map<string, Box | null> {
  const places = new Map<string, Box | null>();
  const others = (key: string): Box[] => [
    ...taken,
    ...[...places].flatMap(([other, box]) => (other === key || box === null ? [] : [box])),
  ];
  for (const wish of wishes) places.set(wish.key, best(wish, others(wish.key), wide, tall));
  for (let round = 0; round < ROUNDS; round++) {
    for (const wish of wishes) {
      const box = places.get(wish.key) ?? null;
      const around = others(wish.key);
      if (box !== null && lost(box, around) === 0) continue;
      const better = best(wish, around, wide, tall);
      if (better !== null) places.set(wish.key, better);
    }
  }
  return places;
}

/**
 * Make a `placesOf` that keeps its result while the wishes are equal, since most updates leave the
 * map as it is.
 */
export function rememberedPlaces(): typeof placesOf {
  let asked = '';
  let places = new Map<string, Box | null>();
  return (...question) => {
    const now = JSON.stringify(question);
    if (now !== asked) {
      asked = now;
      places = placesOf(...question);
    }
    return places;
  };
}

/** The best place among these others. */
function best(wish: Placement, others: readonly Box[], wide: number, tall: number): Box | null {
  let found: Box | null = null;
  let least = Infinity;
  for (const [box, cost] of candidates(wish)) {
    if (cost >= least) continue;
    const inside = within(box, wide, tall);
    if (isOnForeignGround(wish, inside, wide, tall)) continue;
    const harm = lost(inside, others);
    if ((wish.must || harm === 0) && harm + cost < least) {
      found = { ...inside, weight: wish.weight ?? 1 };
      least = harm + cost;
    }
  }
  return found;
}

/** The parts of its width, from the left, that must be on its own ground. */
const GROUND_POINTS = [0.25, 0.75] as const;

/**
 * Whether it would be on foreign ground. Distances are measured as the land is (land.ts), in parts
 * of the map.
 */
function isOnForeignGround({ ground }: Placement, box: Box, wide: number, tall: number): boolean {
  if (ground === undefined) return false;
  return GROUND_POINTS.some((foot) => {
    const [x, y] = [box.left + box.wide * foot, box.top + box.tall / 2];
    const nearest = (places: readonly Point[]) =>
      Math.min(...places.map((place) => Math.hypot((place.x - x) / wide, (place.y - y) / tall)));
    return nearest(ground.own) > nearest(ground.others);
  });
}

/** The area that it would cover, weighted. */
function lost(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + covered(box, other) * (other.weight ?? 1), 0);
}

/** The places where it could be, each with its cost. */
function candidates(wish: Placement): [Box, number][] {
  const steps = wish.must || wish.ground ? STEPS : NEAR;
  return wish.sides.flatMap((side, rank) =>
    steps.flatMap((step, stepped) =>
      PUSHES.map((push, pushed): [Box, number] => [
        beside({ ...wish, reach: wish.reach + step }, side, push),
        rank * SIDE + stepped * STEP + pushed * PUSH,
      ]),
    ),
  );
}

function beside({ at, reach, wide, tall }: Placement, side: Side, push: number): Box {
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

/** The overlap of two boxes, in square px; touching counts as none. */
export function covered(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.wide, other.left + other.wide) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.tall, other.top + other.tall) - Math.max(one.top, other.top);
  return Math.max(0, across - TOLERANCE) * Math.max(0, down - TOLERANCE);
}

/** Where names and pieces stand on a map: each beside its own place, inside the map, and if there is any
 * room for it not upon anything else. Measured in px. */
import type { Point } from './arrowkeys';

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
  /** The ground that it stands on, if need be a little way off: what is nearer to one of these places than
   * to any of the others. */
  ground?: { own: readonly Point[]; others: readonly Point[] };
}

/** How far it may be pushed along its side, up to where it stands at a corner; the best first. */
const PUSHES = [0, -0.3, 0.3, -0.6, 0.6, -1, 1] as const;
/** How far off it may stand. */
const STEPS = [0, 12, 24, 40] as const;
/** The same for what may be left out: whose it is must be seen at once. */
const NEAR = [0, 8] as const;
/** How near to the edge anything may come. */
const MARGIN = 2;
/** What a side less liked, a push or a step counts beside a square px of what would be covered. */
const SIDE = 12;
const PUSH = 6;
const STEP = 24;
/** How often those look again who cover something. */
const ROUNDS = 2;
/** How deep two things may lie upon each other without harm: their rims are empty. */
const GRAZED = 1.5;

export function boxAround({ x, y }: Point, wide: number, tall = wide): Box {
  return { left: x - wide / 2, top: y - tall / 2, wide, tall };
}

/** A place for each of them, in their order: who comes later makes room. Once all have one, whoever
 * covers something or is covered looks for a better one. Null: none is free. */
export function placesOf(
  wishes: readonly Wish[],
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

/** `placesOf` that does not look again while all wishes are the same: most news leave the map as it is. */
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

/** The place that is liked best among these others. */
function best(wish: Wish, others: readonly Box[], wide: number, tall: number): Box | null {
  let found: Box | null = null;
  let least = Infinity;
  for (const [box, cost] of candidates(wish)) {
    if (cost >= least) continue;
    const inside = within(box, wide, tall);
    if (strays(wish, inside, wide, tall)) continue;
    const harm = lost(inside, others);
    if ((wish.must || harm === 0) && harm + cost < least) {
      found = { ...inside, weight: wish.weight ?? 1 };
      least = harm + cost;
    }
  }
  return found;
}

/** Which parts of it, from left to right, stand on its own ground. */
const FEET = [0.25, 0.75] as const;

/** Whether it would stand on the ground of others. What is near is measured as the land is (land.ts), in
 * parts of the map. */
function strays({ ground }: Wish, box: Box, wide: number, tall: number): boolean {
  if (ground === undefined) return false;
  return FEET.some((foot) => {
    const [x, y] = [box.left + box.wide * foot, box.top + box.tall / 2];
    const nearest = (places: readonly Point[]) =>
      Math.min(...places.map((place) => Math.hypot((place.x - x) / wide, (place.y - y) / tall)));
    return nearest(ground.own) > nearest(ground.others);
  });
}

/** What it would cover of the others, each as it weighs. */
function lost(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + covered(box, other) * (other.weight ?? 1), 0);
}

/** Where it could stand, and how little that is liked. */
function candidates(wish: Wish): [Box, number][] {
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

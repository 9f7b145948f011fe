/**
 * Geometry of the land under the map: the ground nearest to each village, meandering borders, bent
 * roads, and free spots for the signs of fiefs and bishoprics. All in hundredths of the map,
 * whatever its shape.
 */
import type { Point } from '../../../ui/map/arrowkeys';
import type { Village } from '../view';

export interface Border {
  /** The villages on both sides, by index. */
  between: readonly [number, number];
  points: readonly Point[];
}

export interface Road {
  from: string;
  to: string;
  start: Point;
  bend: Point;
  end: Point;
}

export interface Land {
  /** The outline of each village's ground. */
  grounds: readonly (readonly Point[])[];
  borders: readonly Border[];
  roads: readonly Road[];
  /** Where signs are: of bishoprics by number, of fiefs by name. */
  sees: ReadonlyMap<number, Point>;
  fiefs: ReadonlyMap<string, Point>;
}

const SIZE = 100;
/** How far a border deviates, relative to its length, and how often it is halved. */
const STRAYS = 0.09;
const HALVINGS = 3;
/** How far a road bends, relative to its length. */
const BENDS = 0.12;

let last: { key: string; land: Land } | null = null;

/** Compute the land of these villages, once for a map. */
export function landOf(villages: readonly Village[]): Land {
  const key = villages.map(({ name, x, y }) => `${name} ${x} ${y}`).join();
  if (last?.key !== key) last = { key, land: survey(villages) };
  return last.land;
}

function survey(villages: readonly Village[]): Land {
  const cells = villages.map((_, at) => cellOf(villages, at));
  const borders = new Map<string, Border>();
  const grounds = cells.map((cell, at) =>
    cell.flatMap(({ x, y, other }, corner) => {
      const next = cell[(corner + 1) % cell.length] as Corner;
      if (other === null) return [{ x, y }];
      const points = meander({ x, y }, next);
      if (at < other) borders.set(`${at} ${other}`, { between: [at, other], points });
      return points.slice(0, -1);
    }),
  );
  const numbers = [...new Set(villages.map(({ bishopric }) => bishopric))].sort((a, b) => a - b);
  const names = [...new Set(villages.map(({ fief }) => fief))];
  const taken: Point[] = [];
  const spots = <Key>(keys: readonly Key[], keyOf: (village: Village) => Key) =>
    new Map(
      keys.map((each) => {
        const spot = spotFor(villages, (village) => keyOf(village) === each, taken);
        taken.push(spot);
        return [each, spot];
      }),
    );
  return {
    grounds,
    borders: [...borders.values()],
    roads: roadsOf(villages),
    sees: spots(numbers, ({ bishopric }) => bishopric),
    fiefs: spots(names, ({ fief }) => fief),
  };
}

// Grounds ------------------------------------------------------------------------------------------

/** A corner of a cell, and the neighbour beyond the side that begins there. */
interface Corner extends Point {
  other: number | null;
}

/** The Voronoi cell of a village: the map, clipped halfway to each of the others. */
function cellOf(places: readonly Point[], at: number): Corner[] {
  const here = places[at] as Point;
  let cell: Corner[] = [
    { x: 0, y: 0, other: null },
    { x: SIZE, y: 0, other: null },
    { x: SIZE, y: SIZE, other: null },
    { x: 0, y: SIZE, other: null },
  ];
  places.forEach((there, other) => {
    if (other !== at) cell = cut(cell, here, there, other);
  });
  return cell.map(({ x, y, other }) => ({ x: rounded(x), y: rounded(y), other }));
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function cut(cell: readonly Corner[], here: Point, there: Point, other: number): Corner[] {
  const middle = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
  const beyond = ({ x, y }: Point) =>
    (x - middle.x) * (there.x - here.x) + (y - middle.y) * (there.y - here.y);
  return cell.flatMap((corner, index) => {
    const next = cell[(index + 1) % cell.length] as Corner;
    const [from, to] = [beyond(corner), beyond(next)];
    const part = from / (from - to);
    const crossing = {
      x: corner.x + (next.x - corner.x) * part,
      y: corner.y + (next.y - corner.y) * part,
    };
    if (from <= 0) return to <= 0 ? [corner] : [corner, { ...crossing, other }];
    return to <= 0 ? [{ ...crossing, other: corner.other }] : [];
  });
}

/** A meandering border between two corners, the same in both directions. */
function meander(from: Point, to: Point): Point[] {
  const turned = from.x > to.x || (from.x === to.x && from.y > to.y);
  const [start, end] = turned ? [to, from] : [from, to];
  let points: Point[] = [start, end];
  const chance = noise(start, end);
  for (let halving = 0; halving < HALVINGS; halving++) {
    points = points.flatMap((point, index) => {
      const next = points[index + 1];
      if (next === undefined) return [point];
      const off = (chance() - 0.5) * 2 * STRAYS;
      return [
        point,
        {
          x: (point.x + next.x) / 2 - (next.y - point.y) * off,
          y: (point.y + next.y) / 2 + (next.x - point.x) * off,
        },
      ];
    });
  }
  return turned ? points.reverse() : points;
}

/** Pseudo-random numbers from 0 to 1, determined by two points. */
function noise(one: Point, other: Point): () => number {
  let seed = Math.abs(Math.round(one.x * 73 + one.y * 179 + other.x * 283 + other.y * 419)) + 1;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

// Roads --------------------------------------------------------------------------------------------

export function roadsOf(villages: readonly Village[]): Road[] {
  return villages.flatMap((village, at) =>
    village.links.flatMap((name) => {
      const other = villages.findIndex((each) => each.name === name);
      const end = villages[other];
      if (end === undefined || other < at) return [];
      const [start, stop] = [
        { x: village.x, y: village.y },
        { x: end.x, y: end.y },
      ];
      const off = (noise(start, stop)() - 0.5) * 2 * BENDS;
      const bend = {
        x: (start.x + stop.x) / 2 - (stop.y - start.y) * off,
        y: (start.y + stop.y) / 2 + (stop.x - start.x) * off,
      };
      return [{ from: village.name, to: name, start, bend, end: stop }];
    }),
  );
}

// Free spots ---------------------------------------------------------------------------------------

const STEP = 2;
/** The least distance of a sign from the edge. */
const EDGE = 6;
/** Space kept above and below a village for its name and its pieces. */
const UPRIGHT = 5;
/** Weight of the distance to the border, relative to that to a village. */
const WITHIN = 0.9;

/**
 * The spot on the ground of these villages that is farthest from everything else and from other
 * ground.
 */
function spotFor(
  villages: readonly Village[],
  belongs: (village: Village) => boolean,
  taken: readonly Point[],
): Point {
  const own = villages.filter(belongs);
  const others = villages.filter((village) => !belongs(village));
  let best: Point = { x: SIZE / 2, y: SIZE / 2 };
  let most = -Infinity;
  for (let x = EDGE; x <= SIZE - EDGE; x += STEP) {
    for (let y = EDGE; y <= SIZE - EDGE; y += STEP) {
      const within = nearest(others, x, y) - nearest(own, x, y);
      const room = Math.min(
        within * WITHIN,
        ...villages.map((village) =>
          Math.hypot(village.x - x, Math.max(0, Math.abs(village.y - y) - UPRIGHT)),
        ),
        nearest(taken, x, y),
      );
      if (within > 0 && room > most) [best, most] = [{ x, y }, room];
    }
  }
  return best;
}

/** The distance to the nearest of them. */
function nearest(places: readonly Point[], x: number, y: number): number {
  return Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)));
}

// Drawing ------------------------------------------------------------------------------------------

/** A line through these points as the `d` of a path, on a map of this size. */
export function path(points: readonly Point[], wide: number, tall: number): string {
  return points
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${scaled(x, wide)} ${scaled(y, tall)}`)
    .join('');
}

/** A road as the `d` of a path. */
export function bent({ start, bend, end }: Road, wide: number, tall: number): string {
  const point = ({ x, y }: Point) => `${scaled(x, wide)} ${scaled(y, tall)}`;
  return `M${point(start)}Q${point(bend)} ${point(end)}`;
}

const scaled = (value: number, size: number) => Math.round(value * size) / 100;

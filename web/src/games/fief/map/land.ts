/** The land under the map: to each village the ground that is nearest to it, borders that meander, roads
 * that bend, and free spots for what belongs to a fief or a bishopric. Everything is measured in
 * hundredths of the map, whatever its shape. */
import type { Point } from '../../../ui/map/arrowkeys';
import type { Village } from '../view';

export interface Border {
  /** The villages on both sides, by their numbers. */
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
  /** Of each village the outline of its ground. */
  grounds: readonly (readonly Point[])[];
  borders: readonly Border[];
  roads: readonly Road[];
  /** Of each bishopric, by its number, and each fief, by its name, where its sign stands. */
  sees: ReadonlyMap<number, Point>;
  fiefs: ReadonlyMap<string, Point>;
}

const SIZE = 100;
/** How far a border strays, as a part of its length, and how often it is halved. */
const STRAYS = 0.09;
const HALVINGS = 3;
/** How far a road bends, as a part of its length. */
const BENDS = 0.12;

let last: { key: string; land: Land } | null = null;

/** The land of these villages; computed once, for they stay where they are. */
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

/** A corner of a cell, and who lies beyond the side that begins there. */
interface Corner extends Point {
  other: number | null;
}

/** All that is nearer to one village than to any other: the map, cut off halfway to each of them. */
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

/** A border between two corners; the same seen from either side. */
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

/** Numbers from 0 to 1 that depend on two places alone. */
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
/** How near to the edge a sign may stand. */
const EDGE = 6;
/** Below a village its pieces stand, above it its name: room to be kept. */
const UPRIGHT = 5;
/** How much a way from the border counts beside one from a village. */
const WITHIN = 0.9;

/** On the ground of these villages, the spot that is farthest from all that stands somewhere, and from
 * the ground of others. */
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

/** How far the nearest of them is. */
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

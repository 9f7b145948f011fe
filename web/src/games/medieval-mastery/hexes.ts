/**
 * Geometry of the map: positions and neighbours of the hexagons.
 *
 * Hexagons have a corner at the top and sides of length 1. `q` and `r` are axial coordinates; `r`
 * grows downwards.
 */
import type { Point } from '../../ui/map/arrowkeys';
import type { Table } from './view';

interface Hex {
  q: number;
  r: number;
}
export interface Box {
  left: number;
  top: number;
  wide: number;
  tall: number;
}

const WIDE = Math.sqrt(3);
const SIDES = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export function centre({ q, r }: Hex): Point {
  return { x: WIDE * (q + r / 2), y: 1.5 * r };
}

/** The corners of a hexagon around the origin, as SVG and CSS write points. */
export function outline(side: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(side * Math.cos(angle)).toFixed(2)},${(side * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}

/** The bounding box of all hexagons. */
export function bounds(hexes: readonly Hex[]): Box {
  const places = hexes.map(centre);
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(...xs) - WIDE / 2;
  const top = Math.min(...ys) - 1;
  return {
    left,
    top,
    wide: Math.max(...xs) + WIDE / 2 - left,
    tall: Math.max(...ys) + 1 - top,
  };
}

/** Rotate by this many sixths of a turn, clockwise. */
function turned({ q, r }: Hex, times: number): Hex {
  let hex = { q, r };
  for (let turn = 0; turn < times; turn++) hex = { q: -hex.r, r: hex.q + hex.r };
  return hex;
}

/** The map rotated so that a seat's castle is at the bottom. */
export function placed(map: Table['map'], seat: number): Hex[] {
  const castle = map.find(({ kind, owner }) => kind === 'castle' && owner === seat);
  if (castle === undefined) return map.map(({ q, r }) => ({ q, r }));
  const turns = Array.from({ length: 6 }, (_, times) => times);
  // Lowest first, then closest to the middle.
  const lowness = (times: number) => {
    const { x, y } = centre(turned(castle, times));
    return y - Math.abs(x) / 100;
  };
  const best = turns.reduce((one, other) => (lowness(other) > lowness(one) + 1e-9 ? other : one));
  return map.map((tile) => turned(tile, best));
}

/** For each tile, the tiles that share a side with it. */
export function beside(map: readonly Hex[]): number[][] {
  const at = new Map(map.map(({ q, r }, tile) => [`${q} ${r}`, tile]));
  return map.map(({ q, r }) => SIDES.flatMap(([dq, dr]) => at.get(`${q + dq} ${r + dr}`) ?? []));
}

/** A segment of a supply line: two tiles, and the lakes between them in order. */
export interface Stretch {
  from: number;
  to: number;
  lakes: number[];
}

/**
 * The supply lines of a seat, from the view's links between its territories. Tiles are indices
 * here.
 */
export function supplyLines(map: Table['map'], seat: number): Stretch[] {
  return map.flatMap(({ owner, supply }, to) => {
    const [from, ...lakes] = (supply ?? []).map((tile) => tile - 1).toReversed();
    return owner === seat && from !== undefined ? [{ from, to, lakes }] : [];
  });
}

/** Geometry of the map: sizes, roads, positions of figures. */
import type { Point } from '../../ui/map/arrowkeys';
import type { Space, Table } from './view';

/** The diameters of large and small spaces on a map of this size, in px. */
export function diameters(wide: number, tall: number): { large: number; small: number } {
  const large = Math.round(Math.min(104, Math.max(36, Math.sqrt(wide * tall) * 0.095)));
  return { large, small: Math.round(large * 0.76) };
}

/**
 * The position of a space, in hundredths of the map. Below the lowest there is space for a name.
 */
export function placeOf({ x, y }: Pick<Space, 'x' | 'y'>): Point {
  return { x: 2 + x * 0.96, y: 1 + y * 0.94 };
}

/** Every road, once. */
export function roads(spaces: readonly Space[]): { key: string; from: Point; to: Point }[] {
  const at = new Map(spaces.map((space, index) => [space.name, { space, index }]));
  return spaces.flatMap((from, index) =>
    from.links.flatMap((name) => {
      const to = at.get(name);
      if (to === undefined || to.index < index) return [];
      const key = `${from.name}:${name}`;
      return [{ key, from: placeOf(from), to: placeOf(to.space) }];
    }),
  );
}

export interface Piece {
  key: string;
  /** The owner; null is Torak in the solo game. */
  seat: number | null;
  commander: string;
  lying: boolean;
  space: Space;
  /** The corner of the space at which it stands, so that the space's sign stays visible. */
  corner: Point;
}

/** The corners in order of use; the upper ones also leave the space's name visible. */
const CORNERS: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];

/** The figures on the board, each at a corner of its space. */
export function figures(table: Table): Piece[] {
  const all = [
    ...table.seats.map(({ commander, space, lying }, seat) => ({ seat, commander, space, lying })),
    ...(table.torak === null
      ? []
      : [{ seat: null, commander: 'torak', space: table.torak.space, lying: table.torak.lying }]),
  ];
  return table.spaces.flatMap((space) => {
    const here = all.filter((figure) => figure.space === space.name);
    return CORNERS.flatMap((corner, at): Piece[] => {
      const { seat = null, commander = null, lying = false } = here[at] ?? {};
      return commander === null
        ? []
        : [{ key: String(seat), seat, commander, lying, space, corner }];
    });
  });
}

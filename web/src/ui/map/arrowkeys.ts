/** Arrow keys on a map, whose places are about one step apart. */

export interface Point {
  x: number;
  y: number;
}

/**
 * The place to which an arrow key leads: the nearest on that side, or the same if there is none.
 * Upwards and downwards two may be equally near: the left and the right one alternate, so that the
 * opposite key leads back.
 */
export function neighbourOf(places: readonly Point[], at: number, key: string): number {
  const here = places[at];
  const ways: Record<string, Point> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  };
  const way = ways[key];
  if (here === undefined || way === undefined) return at;
  const side = Math.round(here.y / 1.5) % 2 === 0 ? 1 : -1;
  let best = at;
  let least = Infinity;
  places.forEach(({ x, y }, index) => {
    const ahead = (x - here.x) * way.x + (y - here.y) * way.y;
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x);
    if (ahead < 0.1 || aside > ahead + 0.1) return;
    const far = ahead + 1.5 * aside - 0.01 * Math.sign(x - here.x) * side;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

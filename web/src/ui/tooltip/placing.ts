/** Finds the place of a tooltip beside its element. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Extent {
  width: number;
  height: number;
}

interface Place {
  left: number;
  top: number;
}

const MARGIN = 8;

/**
 * The place nearest to the element, in a window of this size, where the tooltip covers neither it
 * nor anything in `kept` or `seen`. If there is none, it covers as little as possible, and of
 * `seen` rather than of `kept`.
 */
export function placed(
  note: Extent,
  thing: Box,
  { kept = [], seen = [] }: { kept?: readonly Box[]; seen?: readonly Box[] },
  window: Extent,
): Place {
  const level = {
    left: held((thing.left + thing.right - note.width) / 2, note.width, window.width),
    top: held((thing.top + thing.bottom - note.height) / 2, note.height, window.height),
  };
  // The nearest free place is aligned with the element, or touches something.
  const all = [thing, ...kept, ...seen];
  const beside = all.flatMap(({ left, right }) => [left - note.width - MARGIN, right + MARGIN]);
  const above = all.flatMap(({ top, bottom }) => [top - note.height - MARGIN, bottom + MARGIN]);
  const lefts = within([level.left, ...beside], note.width, window.width);
  const tops = within([level.top, ...above], note.height, window.height);
  const places = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  let best: { place: Place; costs: number[] } = { place: level, costs: [Infinity] };
  for (const place of places) {
    const box = {
      ...place,
      right: place.left + note.width,
      bottom: place.top + note.height,
    };
    const costs = [covered(box, [thing, ...kept]), covered(box, seen), distance(box, thing)];
    if (isLess(costs, best.costs)) best = { place, costs };
  }
  return best.place;
}

/** Clamp to the window. */
function held(value: number, size: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - size - MARGIN));
}

/** The values within the window, without duplicates. */
function within(values: readonly number[], size: number, most: number): number[] {
  return [...new Set(values)].filter((each) => each === held(each, size, most));
}

function covered(note: Box, boxes: readonly Box[]): number {
  let area = 0;
  for (const { left, top, right, bottom } of boxes) {
    const width = Math.min(note.right, right) - Math.max(note.left, left);
    const height = Math.min(note.bottom, bottom) - Math.max(note.top, top);
    if (width > 0 && height > 0) area += width * height;
  }
  return area;
}

/** The distance between the centres. */
function distance(one: Box, other: Box): number {
  return Math.hypot(
    one.left + one.right - other.left - other.right,
    one.top + one.bottom - other.top - other.bottom,
  );
}

function isLess(costs: readonly number[], than: readonly number[]): boolean {
  const at = costs.findIndex((cost, index) => cost !== than[index]);
  return at >= 0 && (costs[at] ?? 0) < (than[at] ?? 0);
}

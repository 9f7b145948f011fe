/** Where a note has room beside what it tells of. */
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

const MARGIN = 8;

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Above all that shall be seen, below it or beside it, in a window of this size; where there is no room,
 * above or below the thing itself. */
export function placed(
  note: Extent,
  thing: Box,
  seen: readonly Box[],
  window: Extent,
): { left: number; top: number } {
  const held = (value: number, size: number, most: number) =>
    Math.max(MARGIN, Math.min(value, most - size - MARGIN));
  const left = held((thing.left + thing.right - note.width) / 2, note.width, window.width);
  const top = held((thing.top + thing.bottom - note.height) / 2, note.height, window.height);
  const all = around([thing, ...seen]);
  const above = all.top - note.height - MARGIN;
  const below = all.bottom + MARGIN;
  const after = all.right + MARGIN;
  const before = all.left - note.width - MARGIN;
  if (above >= MARGIN) return { left, top: above };
  if (below + note.height <= window.height) return { left, top: below };
  if (after + note.width <= window.width) return { left: after, top };
  if (before >= 0) return { left: before, top };
  return seen.length > 0
    ? placed(note, thing, [], window)
    : { left, top: Math.max(0, Math.min(below, window.height - note.height)) };
}

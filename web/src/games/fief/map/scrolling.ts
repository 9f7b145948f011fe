/** Scrolls a part of the map into view. */

/** A range in px of the window. */
export interface Span {
  from: number;
  to: number;
}

/** How far to scroll until something is visible: not at all if it is, otherwise to the middle. */
export function shiftTo(thing: Span, sight: Span): number {
  if (thing.from >= sight.from && thing.to <= sight.to) return 0;
  return (thing.from + thing.to - sight.from - sight.to) / 2;
}

const long = ({ from, to }: Span) => to - from;
const both = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});
const across = ({ left, right }: DOMRect): Span => ({ from: left, to: right });
const down = ({ top, bottom }: DOMRect): Span => ({ from: top, to: bottom });

/** Space for the name around a village. */
const NAME = 16;

function around(things: readonly Element[], span: (box: DOMRect) => Span): Span {
  const spans = things.map((thing) => span(thing.getBoundingClientRect()));
  return {
    from: Math.min(...spans.map(({ from }) => from)) - NAME,
    to: Math.max(...spans.map(({ to }) => to)) + NAME,
  };
}

/** All scroll containers around it, the innermost first. */
function scrollers(thing: Element): Element[] {
  const outer = thing.parentElement;
  if (outer === null) return [];
  const scrolls = /auto|scroll/.test(getComputedStyle(outer).overflowY);
  return [...(scrolls ? [outer] : []), ...scrollers(outer)];
}

/**
 * Scroll the first of these groups that fits into view as a whole. `head` and `foot` px at the ends
 * of the page are covered.
 */
export function scrollIntoSight(
  groups: readonly (readonly Element[])[],
  head: number,
  foot: number,
): void {
  for (const things of groups) {
    const boxes = things[0] === undefined ? [] : scrollers(things[0]);
    const page = boxes.at(-1)?.getBoundingClientRect();
    if (page === undefined) continue;
    const free = { from: page.top + head, to: page.bottom - foot };
    const sights = boxes.map((box) => {
      const rect = box.getBoundingClientRect();
      return { box, wide: across(rect), tall: both(down(rect), free) };
    });
    const fits = ({ wide, tall }: { wide: Span; tall: Span }) =>
      long(around(things, across)) <= long(wide) && long(around(things, down)) <= long(tall);
    if (!sights.every(fits)) continue;
    for (const { box, wide, tall } of sights) {
      box.scrollBy(shiftTo(around(things, across), wide), shiftTo(around(things, down), tall));
    }
    return;
  }
}

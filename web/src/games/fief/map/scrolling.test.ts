/** Tests what scrolls into view, and how far. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scrollIntoSight, shiftTo } from './scrolling';

describe('scrolling', () => {
  const sight = { from: 100, to: 300 };

  it('is not needed for what is visible', () => {
    expect(shiftTo({ from: 100, to: 300 }, sight)).toBe(0);
  });

  it('centres what is not', () => {
    expect(shiftTo({ from: 280, to: 320 }, sight)).toBe(100);
    expect(shiftTo({ from: 0, to: 40 }, sight)).toBe(-180);
  });
});

describe('a part of the map', () => {
  afterEach(() => document.body.replaceChildren());

  /** Elements on a page of 400 × 600 px. */
  function laid(...boxes: [left: number, top: number, wide: number, tall: number][]) {
    const page = document.createElement('div');
    page.style.overflowY = 'auto';
    document.body.append(page);
    const set = (element: Element, box: DOMRect) =>
      vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(box);
    set(page, new DOMRect(0, 0, 400, 600));
    const things = boxes.map((box) => {
      const thing = document.createElement('i');
      page.append(thing);
      set(thing, new DOMRect(...box));
      return thing;
    });
    return { things, scrolled: vi.spyOn(page, 'scrollBy').mockReturnValue() };
  }

  it('centres the first group that fits between what covers the page', () => {
    const { things, scrolled } = laid([100, 560, 20, 20], [100, 620, 40, 40]);
    scrollIntoSight([things], 50, 150);
    expect(scrolled).toHaveBeenCalledWith(0, (560 + 660 - 50 - 450) / 2);
  });

  it('falls back to a smaller group', () => {
    const { things, scrolled } = laid([100, 560, 20, 20], [100, 60, 20, 20]);
    scrollIntoSight([things, things.slice(0, 1)], 50, 150);
    expect(scrolled).toHaveBeenCalledWith(0, (560 + 580 - 50 - 450) / 2);
  });

  it('does nothing without a place in question', () => {
    const { scrolled } = laid();
    scrollIntoSight([[], []], 50, 150);
    expect(scrolled).not.toHaveBeenCalled();
  });
});

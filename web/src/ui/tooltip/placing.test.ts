import { describe, expect, it } from 'vitest';
import { placed } from './placing';

const NOTE = { width: 100, height: 40 };
const WINDOW = { width: 400, height: 300 };
const box = (left: number, top: number, width = 20, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const overlaps = (place: { left: number; top: number }, other: ReturnType<typeof box>) =>
  place.left < other.right &&
  place.left + NOTE.width > other.left &&
  place.top < other.bottom &&
  place.top + NOTE.height > other.top;

describe('a note', () => {
  it('is above the element, or below where there is no space', () => {
    expect(placed(NOTE, box(190, 100), {}, WINDOW)).toEqual({ left: 150, top: 52 });
    expect(placed(NOTE, box(190, 10), {}, WINDOW)).toEqual({ left: 150, top: 38 });
  });

  it('does not cover what must stay visible', () => {
    const seen = [box(160, 60), box(220, 130)];
    const place = placed(NOTE, box(190, 100), { seen }, WINDOW);
    expect(seen.some((each) => overlaps(place, each))).toBe(false);
    // Things elsewhere have no effect.
    const aside = { seen: [box(100, 60), box(280, 160)] };
    expect(placed(NOTE, box(190, 100), aside, WINDOW)).toEqual({ left: 150, top: 52 });
  });

  it('avoids a row of choices and the question above it', () => {
    const hand = [0, 1, 2, 3, 4, 5].map((at) => box(60 + at * 50, 240, 40, 60));
    const kept = [box(40, 190, 320, 40)];
    const place = placed(NOTE, hand[2]!, { kept, seen: hand }, WINDOW);
    expect(place.top + NOTE.height).toBeLessThanOrEqual(190);
    expect([...kept, ...hand].some((each) => overlaps(place, each))).toBe(false);
  });

  it('covers choices rather than the question, if it must cover one', () => {
    const seen = [box(0, 0, 400, 140), box(0, 180, 400, 120)];
    const kept = [box(0, 140, 400, 40)];
    const place = placed(NOTE, box(190, 200), { kept, seen }, WINDOW);
    expect(overlaps(place, kept[0]!)).toBe(false);
    expect(overlaps(place, box(190, 200))).toBe(false);
  });
});

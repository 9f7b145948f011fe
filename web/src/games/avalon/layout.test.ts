import { describe, expect, it } from 'vitest';
import { fan, layout } from './layout';

const PAGES = [
  [360, 544],
  [390, 700],
  [768, 928],
  [740, 316],
  [720, 406],
  [1036, 700],
  [1110, 852],
  [2230, 1392],
] as const;

describe('layout', () => {
  it.each(PAGES)('fits everything on %i x %i', (width, height) => {
    const { rows, low, region, pile, pitch, hand, tile } = layout(width, height, 50);
    const columns = rows === 1 ? 11 : 6;
    expect(columns * pitch).toBeLessThanOrEqual(width);
    // On a low page the viewer's name plate is beside the hand.
    const strips = rows === 2 ? 82 : low ? 52 : 2 * tile;
    const tall = rows * (2 * pile + region[1]) + hand[1] * 1.1 + strips + 50;
    expect(tall).toBeLessThanOrEqual(height);
  });

  it.each(PAGES)('leaves targets large enough for a finger on %i x %i', (width, height) => {
    const { pitch, tile } = layout(width, height, 50);
    expect(pitch).toBeGreaterThanOrEqual(44);
    expect(tile).toBeGreaterThanOrEqual(44);
  });

  it('keeps a pile of any size within its space', () => {
    const sizes = layout(1110, 852, 50);
    for (const count of [1, 2, 5, 20]) {
      const tall = sizes.card[1] + (count - 1) * fan(count, sizes);
      expect(tall).toBeLessThanOrEqual(sizes.pile + 0.001);
    }
  });
});

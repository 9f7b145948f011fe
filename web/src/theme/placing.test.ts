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

describe('a note', () => {
  it('stands above the thing, or below where there is no room', () => {
    expect(placed(NOTE, box(190, 100), [], WINDOW)).toEqual({ left: 150, top: 52 });
    expect(placed(NOTE, box(190, 10), [], WINDOW)).toEqual({ left: 150, top: 38 });
  });

  it('does not cover what else shall be seen', () => {
    const seen = [box(120, 60), box(260, 160)];
    expect(placed(NOTE, box(190, 100), seen, WINDOW)).toEqual({ left: 150, top: 12 });
    const tall = [box(150, 5), box(200, 290)];
    expect(placed(NOTE, box(180, 100), tall, WINDOW)).toEqual({ left: 228, top: 90 });
    expect(placed(NOTE, box(380, 100), [box(300, 5), box(300, 290)], WINDOW)).toEqual({
      left: 192,
      top: 90,
    });
  });

  it('keeps to the thing where everything shall be seen', () => {
    const all = [box(0, 0), box(380, 280)];
    expect(placed(NOTE, box(190, 100), all, WINDOW)).toEqual({ left: 150, top: 52 });
  });
});

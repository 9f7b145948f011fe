import { describe, expect, it } from 'vitest';
import { BoardSize } from '../../../src/ui/board/size.svelte';

const SHAPE = { longest: 1.3, broadest: 1.7, question: 200, least: 330 };

function room(wide: number, tall: number, field = { wide, tall }): BoardSize {
  const made = new BoardSize();
  Object.assign(made, { wide, tall, fieldWide: field.wide, fieldTall: field.tall });
  return made;
}

describe('the size of a board', () => {
  it('is that of a phone where it is narrow or low', () => {
    expect(room(639, 900).compact).toBe(true);
    expect(room(640, 900).compact).toBe(false);
    expect(room(1200, 439)).toMatchObject({ compact: true, low: true });
  });

  it('leaves nothing beside the map on a low page, however wide', () => {
    expect(room(1200, 900).fits(860)).toBe(true);
    expect(room(859, 900).fits(860)).toBe(false);
    expect(room(1200, 400).fits(860)).toBe(false);
  });

  it('reserves height for the question on a phone, and a least height for the map', () => {
    const phone = room(360, 640, { wide: 348, tall: 300 });
    phone.headTall = 50;
    expect(phone.map(SHAPE)).toEqual({ wide: 348, tall: 390 });
    phone.headTall = 150;
    expect(phone.map(SHAPE)).toEqual({ wide: 348, tall: 330 });
  });

  it('limits the shape of the map', () => {
    expect(room(1000, 900, { wide: 300, tall: 700 }).map(SHAPE)).toEqual({ wide: 300, tall: 450 });
    expect(room(1000, 900, { wide: 900, tall: 400 }).map(SHAPE)).toEqual({ wide: 680, tall: 400 });
  });

  it('is never zero', () => {
    expect(room(1000, 900, { wide: 0, tall: 0 }).map(SHAPE)).toEqual({ wide: 1, tall: 1 });
  });
});

import { expect, it } from 'vitest';
import type { Told } from '../../../src/protocol';
import { turns } from '../../../src/table/chronicle/turns';

function told(event: string, seat?: number): Told {
  return { number: 0, event, arguments: seat === undefined ? {} : { seat } } as Told;
}

it('divides the chronicle by turns', () => {
  const chapters = turns([
    told('began', 1),
    told('turn', 1),
    told('attacked', 1),
    told('turn', 0),
    told('ended'),
  ]);
  expect(chapters.map(({ seat, lines }) => [seat, lines.map(({ index }) => index)])).toEqual([
    [null, [0]],
    [1, [1, 2]],
    [0, [3, 4]],
  ]);
});

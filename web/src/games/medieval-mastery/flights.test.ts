import { describe, expect, it } from 'vitest';
import { face } from './face';
import { masteryView } from './table.fixture';
import type { Told } from './view';

const told = (event: string, given: object) => ({ number: 12, event, arguments: given }) as Told;
const paths = (event: string, given: object) =>
  face
    .flights(told(event, given), masteryView())
    .map(({ from, to, props }) => [from, to, props.knights ?? props.card] as const);

describe('flights', () => {
  it('move knights from tile to tile, in the colour of their castle', () => {
    expect(paths('advanced', { seat: 0, count: 4, tile: 7 })).toEqual([['tile:1', 'tile:7', 4]]);
    expect(paths('moved', { seat: 0, count: 2, tile: 2, to: 4 })).toEqual([
      ['tile:2', 'tile:4', 2],
    ]);
    expect(paths('knights-came', { seat: 1, count: 3 })).toEqual([['player:1', 'tile:5', 3]]);
    const [flight] = face.flights(told('advanced', { seat: 1, count: 1, tile: 7 }), masteryView());
    expect(flight?.props.castle).toBe('anjou');
  });

  it('show what the viewer knows, and backs for the rest', () => {
    expect(paths('drew', { seat: 0, cards: ['ambush', 'fracture'], count: 2 })).toEqual([
      ['draw:0', 'hand:0', 'ambush'],
      ['draw:0', 'hand:0', 'fracture'],
    ]);
    expect(paths('drew-unseen', { seat: 1, count: 1 })).toEqual([['draw:1', 'hand:1', null]]);
    expect(paths('threw-away', { seat: 0, other: 1, card: 'ambush' })).toEqual([
      ['draw:1', 'discard:1', 'ambush'],
    ]);
  });

  it('ignore announcements, and retreats without knights', () => {
    expect(paths('turn', { seat: 1 })).toEqual([]);
    expect(paths('retreated', { seat: 1, lost: 3, count: 0 })).toEqual([]);
    expect(face.sound(told('turn', { seat: 1 }))).toBeNull();
    expect(face.sound(told('advanced', { seat: 1 }))).toBe('dice');
  });
});

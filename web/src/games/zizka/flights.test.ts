import { describe, expect, it } from 'vitest';
import { flights, sound } from './flights';
import { zizkaView } from './table.fixture';
import type { Told } from './view';

const line = (event: string, given: object) => ({ number: 4, event, arguments: given }) as Told;
function paths(event: string, given: object) {
  return flights(line(event, given), zizkaView()).map(({ from, to, props }) => [from, to, props]);
}

describe('flights', () => {
  it('move figures in their colours', () => {
    expect(paths('moved', { seat: 1, space: 'tyn' })).toEqual([
      ['figure:1', 'space:tyn', { commander: 'katerina' }],
    ]);
    expect(paths('torak-moved', { space: 'tyn' })).toEqual([
      ['figure:torak', 'space:tyn', { commander: 'torak' }],
    ]);
  });

  it('move coins between players and the stage', () => {
    expect(paths('coins', { seat: 0, count: 3 })).toEqual([
      ['stage', 'coins:0', { sign: 'coin', count: 3 }],
    ]);
    expect(paths('captured', { seat: 0, other: 1, count: 6 })).toEqual([
      ['coins:1', 'coins:0', { sign: 'coin', count: 6 }],
    ]);
    expect(paths('rerolled', { seat: 0, paid: 0 })).toEqual([]);
    expect(paths('rerolled', { seat: 0, paid: 1 })).toHaveLength(1);
  });

  it('return a member to the deck of their level, and a first companion nowhere', () => {
    expect(paths('sent-away', { seat: 0, member: 'raz' })).toEqual([
      ['member:raz', 'deck:1', { sign: 'member', count: 1 }],
    ]);
    expect(paths('given', { seat: 0, member: 'vojka' })).toEqual([]);
  });

  it('ignore announcements', () => {
    expect(paths('turn', { seat: 1 })).toEqual([]);
    expect(sound(line('turn', {}))).toBeNull();
    expect(sound(line('jousts-again', {}))).toBe('dice');
  });
});

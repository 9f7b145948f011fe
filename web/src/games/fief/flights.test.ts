/** Tests what flies, from where to where. */
import { describe, expect, it } from 'vitest';
import { flights, sound } from './flights';
import { fiefView } from './table.fixture';
import type { Told } from './view';

const told = (event: string, given: object) =>
  flights({ event, arguments: given } as Told, fiefView()).map(({ from, to, props }) => ({
    from,
    to,
    sign: props.sign,
    count: props.count,
    lords: props.lords,
  }));

describe('flights', () => {
  it('moves a host along the road', () => {
    const [flight] = told('marches', {
      seat: 0,
      lords: ['thierry'],
      village: 'blaye',
      to: 'charolles',
      count: 4,
    });
    expect(flight).toEqual({
      from: 'village:blaye',
      to: 'village:charolles',
      sign: 'sergeant',
      count: 4,
      lords: ['thierry'],
    });
  });

  it('moves coins, unless there are none', () => {
    expect(told('income', { seat: 1, count: 5 })[0]).toMatchObject({ from: 'bank', to: 'coins:1' });
    expect(told('income', { seat: 1, count: 0 })).toEqual([]);
  });

  it('moves crowns by rank', () => {
    expect(told('crowned', { seat: 0, lord: 'thierry', fief: 'blaye' })[0]).toMatchObject({
      sign: 'barony',
      to: 'player:0',
    });
  });

  it('shows hiring in the fog of war, but not placing', () => {
    expect(told('knight-shown', { seat: 0 })[0]).toMatchObject({ to: 'player:0', sign: 'knight' });
    expect(told('recruit-placed', { seat: 0, village: 'blaye' })[0]).toMatchObject({
      to: 'village:blaye',
      sign: 'hidden',
    });
  });

  it('ignores events that move nothing', () => {
    expect(told('refused', { seat: 0 })).toEqual([]);
  });
});

it('sounds', () => {
  expect(sound({ event: 'battle-roll', arguments: {} } as unknown as Told)).toBe('dice');
  expect(sound({ event: 'phase', arguments: {} } as unknown as Told)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import type { ZizkaPlayerView } from '../../../protocol';
import { member, zizkaTable } from '../table.fixture';
import { outlook } from './steps';

describe('a step of morale', () => {
  it('shows who would leave, and where the track ends (ZIZ-MORALE-03, -07)', () => {
    const entourage = [
      member('racek', { rejects: 'virtue' }),
      member('prokop', { rejects: 'vice' }),
    ];
    const me = { ...(zizkaTable().seats[0] as ZizkaPlayerView), morale: 1, entourage };
    expect(outlook(me, 'virtue')).toEqual({ point: false, leaving: ['racek'] });
    expect(outlook(me, 'vice')).toEqual({ point: false, leaving: [] });
    expect(outlook({ ...me, morale: -2 }, 'vice')).toEqual({ point: true, leaving: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { serving, share, shares, within } from './pool';
import { roll } from './stage.fixture';

const met = (places: readonly { met: string }[] | undefined) =>
  places?.map((place) => place.met).join(' ');

describe('what a row takes of the roll', () => {
  it('is an icon, then a wild, and what luck was spent (ZIZ-ICON-12, ZIZ-LUCK-04)', () => {
    const { places } = share({ sword: 4 }, roll(['sword', 'wild', 'shield'], { spent: 1 }));
    expect(met(places)).toBe('own wild luck lacking');
    expect(places.map(({ die }) => die)).toEqual([0, 1, null, null]);
  });

  it('is a wild for a wild before it replaces others (ZIZ-ICON-13)', () => {
    const { places } = share({ sword: 1, wild: 1 }, roll(['wild']));
    expect(places).toEqual([
      { icon: 'sword', met: 'lacking', die: null },
      { icon: 'wild', met: 'own', die: 0 },
    ]);
  });

  it('is a printed icon first: the die can be rerolled', () => {
    const { places } = share({ sword: 1 }, roll(['sword'], { printed: { sword: 1 } }));
    expect(places).toEqual([{ icon: 'sword', met: 'own', die: null }]);
  });

  it('is what filled rows leave, or the first one (ZIZ-EVENT-10)', () => {
    const needs = [{ sword: 1 }, { sword: 1 }, { sword: 1 }];
    const open = shares(needs, [false, false, false], roll(['sword', 'sword']));
    expect(open.map(({ places }) => met(places))).toEqual(['own', 'own', 'own']);
    const filled = shares(needs, [true, true, false], roll(['sword', 'sword']));
    expect(filled.map(({ places }) => met(places))).toEqual(['own', 'own', 'lacking']);
  });

  it('is never coins nor blanks', () => {
    expect(met(share({ speech: 1 }, roll(['coin', 'blank'])).places)).toBe('lacking');
  });
});

describe('the rows that dice serve', () => {
  const needs: Record<string, number>[] = [{ sword: 2 }, { shield: 2 }, { speech: 1 }];

  it('are those that the roll would fill in order', () => {
    const dice = roll(['speech', 'sword', 'shield', 'sword']);
    const found = serving(within(needs, [], dice));
    expect(Object.fromEntries(found)).toEqual({ 1: 0, 3: 0, 0: 2 });
  });

  it('are no others until the first is complete', () => {
    const found = serving(within(needs, [], roll(['speech', 'sword', 'shield', 'shield'])));
    expect(Object.fromEntries(found)).toEqual({ 1: 0 });
  });
});

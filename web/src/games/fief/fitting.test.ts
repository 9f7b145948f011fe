import { describe, expect, it } from 'vitest';
import { reductionsFor, type SideContent } from './fitting';

const SHORT = 'Player 1 could march on Sigy.';
const LONG = 'Lancelot wins at the end of this turn if nothing changes, and nobody can help it.';

function beside(changes: Partial<SideContent> = {}): SideContent {
  const table = { wide: 340, tall: 730, hand: true, dangers: [SHORT, SHORT], camps: 3 };
  return { stage: 300, ...table, ...changes };
}

describe('beside the map', () => {
  it('everything stands whole where there is room', () => {
    expect(reductionsFor(beside())).toEqual({ small: false, slips: false, covered: false });
  });

  it('dangers and victory give way first, then the hand, then what is decided', () => {
    expect(reductionsFor(beside({ stage: 380 }))).toMatchObject({ small: true, slips: false });
    expect(reductionsFor(beside({ stage: 500 }))).toMatchObject({ slips: true, covered: false });
    expect(reductionsFor(beside({ stage: 560 }))).toMatchObject({ slips: true, covered: true });
  });

  it('a long danger takes two lines, unless there is room for it in one', () => {
    const stage = 300;
    const dangers = [LONG, LONG];
    expect(reductionsFor(beside({ stage, dangers, tall: 710 })).small).toBe(true);
    expect(reductionsFor(beside({ stage, dangers, tall: 710, wide: 620 })).small).toBe(false);
  });

  it('no room is kept for a hand that nobody has', () => {
    expect(reductionsFor(beside({ stage: 420, hand: false }))).toMatchObject({
      small: false,
      slips: false,
    });
  });
});

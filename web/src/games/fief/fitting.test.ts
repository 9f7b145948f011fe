import { describe, expect, it } from 'vitest';
import { reductionsFor, type SideContent } from './fitting';

const SHORT = 'Player 1 could march on Sigy.';
const LONG = 'Lancelot wins at the end of this turn if nothing changes, and nobody can help it.';

function beside(changes: Partial<SideContent> = {}): SideContent {
  const table = { wide: 340, tall: 730, hand: true, dangers: [SHORT, SHORT], camps: 3 };
  return { stage: 300, ...table, ...changes };
}

describe('beside the map', () => {
  it('shows everything in full where there is space', () => {
    expect(reductionsFor(beside())).toEqual({ small: false, slips: false, covered: false });
  });

  it('reduces dangers and victory first, then the hand, then the stage', () => {
    expect(reductionsFor(beside({ stage: 380 }))).toMatchObject({ small: true, slips: false });
    expect(reductionsFor(beside({ stage: 500 }))).toMatchObject({ slips: true, covered: false });
    expect(reductionsFor(beside({ stage: 560 }))).toMatchObject({ slips: true, covered: true });
  });

  it('gives a long danger two lines, unless it fits on one', () => {
    const stage = 300;
    const dangers = [LONG, LONG];
    expect(reductionsFor(beside({ stage, dangers, tall: 710 })).small).toBe(true);
    expect(reductionsFor(beside({ stage, dangers, tall: 710, wide: 620 })).small).toBe(false);
  });

  it('keeps no space for a missing hand', () => {
    expect(reductionsFor(beside({ stage: 420, hand: false }))).toMatchObject({
      small: false,
      slips: false,
    });
  });
});

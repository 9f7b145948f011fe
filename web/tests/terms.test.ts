import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../src/newtable';
import type { GameInfo, Settings } from '../src/protocol';
import { briefly, terms } from '../src/terms';
import { Words } from '../src/words';

const GAME = {
  id: 'avalon',
  options: [],
  least: 2,
  most: 2,
  bots: ['greedy'],
} as unknown as GameInfo;
const usual: Settings = { ...defaultSettings(GAME), spectators: true, hints: false };

describe('the terms of a table', () => {
  const words = new Words('en');

  it('are listed in full', () => {
    const clock = { type: 'live', seconds: 300, increment: 5 } as const;
    const told = terms({ ...usual, clock, spectators: false, private: true }, words);
    expect(told).toHaveLength(4);
    expect(told[0]).toContain('5 minutes per player');
    expect(told[1]).toContain('Spectators aren’t allowed');
  });

  it('are summarised where they are unusual', () => {
    expect(briefly({ ...usual, clock: { type: 'none' } }, words)).toEqual(['no clock']);
    const clock = { type: 'days', days: 3 } as const;
    const told = briefly({ ...usual, clock, spectators: false, hints: true }, words);
    expect(told).toEqual(['3 days per answer', 'no spectators', 'hints allowed']);
  });
});

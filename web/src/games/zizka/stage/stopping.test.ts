import { describe, expect, it } from 'vitest';
import { roll, table } from './stage.fixture';
import { forgoes, forgone } from './stopping';
import type { Decision } from '../view';

const ask = (prompt: string, ...verbs: string[]) =>
  ({ prompt, options: verbs.map((verb) => ({ choice: { do: verb } })) }) as unknown as Decision;
const rolling = (lacking: number | null) =>
  table({ roll: roll(['coin'], { luck: 1, rows: [{ row: 1, filled: false, lacking }] }) });

describe('stopping', () => {
  it('gives up the attempt while rerolls are left and the first row is out of reach', () => {
    const decision = ask('reroll', 'reroll', 'stop');
    expect(forgone(decision, rolling(2))).toEqual(['attempt']);
    expect(forgone(decision, rolling(null))).toEqual(['attempt']);
    expect(forgone(decision, rolling(1))).toEqual([]);
  });

  it('gives up the coin of a die (ZIZ-FAVOUR-14)', () => {
    const decision = ask('take-coin', 'take-coin', 'stop');
    expect(forgone(decision, rolling(2))).toEqual(['coin']);
    const [take, stop] = decision.options;
    expect([take, stop].map((each) => each && forgoes(decision, each, rolling(2)))).toEqual([
      false,
      true,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Proposal, TableInfo } from '../../../src/protocol';
import { proposalResult } from '../../../src/table/proposals/proposals';

const ASKED: Proposal = { id: 7, what: 'undo', by: 0, to: 3, seat: null, yes: [0], voters: [1] };

function at(proposal: Proposal | null, changes: Partial<TableInfo> = {}, number = 5) {
  const seats = [{ away: false }, { away: false }, { away: false }];
  return { info: { status: 'playing', seats, proposal, ...changes } as TableInfo, number };
}

function result(
  proposal: Proposal,
  now: ReturnType<typeof at>,
  you: number | null,
  said: boolean | null = null,
) {
  const before = at(proposal) as { info: TableInfo & { proposal: Proposal }; number: number };
  return proposalResult(before, now, { you, said });
}

describe('a proposal that is gone', () => {
  it('was carried out', () => {
    const replace: Proposal = { ...ASKED, what: 'replace', seat: 2 };
    const away = [{ away: false }, { away: false }, { away: true }] as TableInfo['seats'];
    expect(result(ASKED, at(null, {}, 3), 0)).toBe('carried');
    expect(result({ ...ASKED, what: 'pause' }, at(null, { status: 'paused' }), 0)).toBe('carried');
    expect(result(replace, at(null, { seats: away }), 1, true)).toBe('carried');
  });

  it('was refused', () => {
    expect(result(ASKED, at(null), 0)).toBe('refused');
    expect(result(ASKED, at(null), 1, false)).toBe('declined');
    // The game went on meanwhile.
    expect(result(ASKED, at(null, {}, 6), 0)).toBe('refused');
  });

  it('was withdrawn', () => {
    expect(result(ASKED, at(null), 0, false)).toBe('withdrawn');
    expect(result(ASKED, at(null), 1)).toBe('withdrawn');
  });

  it('was replaced, or the result is unknown', () => {
    expect(result(ASKED, at({ ...ASKED, id: 9 }), 0)).toBe('dropped');
    expect(result(ASKED, at(null, { status: 'over' }), 0)).toBe('dropped');
    expect(result({ ...ASKED, voters: [1, 2] }, at(null), 1)).toBe('dropped');
    expect(result(ASKED, at(null), null)).toBe('dropped');
  });
});

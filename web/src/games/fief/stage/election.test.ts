import { describe, expect, it } from 'vitest';
import { fiefTable } from '../table.fixture';
import { pollOf } from './election';
import { playing, type Scene } from './scene';
import { told } from './stage.fixture';

const CALLED = told(
  ['turn'],
  ['election', { office: 'king' }],
  ['stands', { seat: 0, lord: 'thierry', office: 'king' }],
  ['stands', { seat: 2, lord: 'othon', office: 'king' }],
);

describe('an election', () => {
  it('shows the places of tokens, not their kinds', () => {
    const table = fiefTable({
      election: {
        office: 'king',
        candidates: ['thierry', 'othon'],
        voices: [1, 2, 3],
        tokens: [
          { seat: 1, lords: ['othon', 'thierry'], candidate: null },
          { seat: 2, lords: ['othon', 'othon'], candidate: null },
        ],
        voting: true,
      },
    });
    const poll = pollOf(playing(table, CALLED, 'vote').now as Scene, table, 0);
    expect(poll).toMatchObject({ office: 'king', voting: true, shown: false, over: false });
    expect(poll.placed).toEqual([1, 2]);
    expect(poll.candidates.map(({ tokens }) => tokens)).toEqual([[1], [1, 2, 2]]);
    expect(poll.candidates.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('shows the viewer their own tokens', () => {
    const election = {
      office: 'king',
      candidates: ['thierry', 'othon'],
      voices: [1, 2, 3],
      tokens: [
        { seat: 1, lords: ['othon', 'thierry'], candidate: 'thierry' },
        { seat: 2, lords: ['othon', 'othon'], candidate: null },
      ],
      voting: true,
    };
    const own = (you: number, candidate: string | null) => {
      const tokens = election.tokens.map((each) =>
        each.seat === you ? { ...each, candidate } : each,
      );
      const table = fiefTable({ election: { ...election, tokens } });
      return pollOf(playing(table, CALLED, 'vote').now as Scene, table, you).candidates;
    };
    expect(own(1, 'thierry').map((each) => each.own)).toEqual([['for'], ['null']]);
    expect(own(1, 'thierry').map(({ tokens }) => tokens)).toEqual([[], [2, 2]]);
    expect(own(2, 'othon').map((each) => each.own)).toEqual([[], ['for', 'null']]);
  });

  it('reveals them at its end, and counts', () => {
    const table = fiefTable();
    const chronicle = [
      ...CALLED,
      ...told(
        ['vote-shown', { seat: 1, candidate: 'thierry', null: 'othon', count: 2 }],
        ['vote-shown', { seat: 2, candidate: 'othon', null: 'othon', count: 1 }],
        ['king', { seat: 0, lord: 'thierry' }],
      ),
    ];
    const poll = pollOf(playing(table, chronicle, undefined).ended.at(-1) as Scene, table, 0);
    expect(poll).toMatchObject({ shown: true, over: true, voting: false, voices: [0, 2, 1] });
    const [thierry, othon] = poll.candidates;
    expect(thierry).toMatchObject({ total: 2, elected: true, nulls: [] });
    expect(othon).toMatchObject({ total: 1, elected: false, nulls: [1, 2] });
  });
});

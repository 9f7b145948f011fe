import { describe, expect, it } from 'vitest';
import type { GuildsView } from '../../protocol';
import { endOf, rest } from './round';
import type { Told, View } from './view';

const guild = (number: number, type: string) => ({ number, type, cards: [type, type, type] });
const BEFORE: View = {
  ...{ game: 'guilds', seats: 2, seat: 0, number: 20, frames: [], result: null },
  waiting: [{ id: '20.1', seat: 1, prompt: 'action', arguments: {}, clauses: [] }],
  table: {
    ...{ turn: 1, draw: 40, discard: ['star'], side: 'yellow', played: null, first: 0 },
    ...{ round: 1, rounds: 3, next_guild: 8, round_winners: [], round_reason: '' },
    limits: { guilds: 3, copies: {} },
    seats: [
      { hand: 3, cards: ['monk', 'monk', 'star'], guilds: [guild(5, 'noble')], wins: 0 },
      { hand: 5, cards: null, guilds: [guild(6, 'star'), guild(7, 'witch')], wins: 0 },
    ],
  },
};

const told = (event: string, given: object) => ({ number: 20, event, arguments: given }) as Told;
const scores = (first: number, second: number) => [
  told('round-score', { seat: 0, guilds: 1, members: 3, hand: first }),
  told('round-score', { seat: 1, guilds: 3, members: 9, hand: second }),
];
const NEXT = [told('round-began', { seat: 0, round: 2, card: 'monk' }), told('turn', { seat: 0 })];

describe('the end of a round', () => {
  it('shows the third guild on the table', () => {
    const end = told('round-third-guild', { seats: [1], round: 1 });
    const laid = told('laid', { seat: 1, card: 'monk', count: 4, jesters: 1, guild: 8 });
    const lines = [laid, ...scores(3, 1), end];
    const found = rest([...lines, ...NEXT], BEFORE);
    expect(found?.lines).toBe(lines.length);
    expect(found?.view.waiting).toEqual([]);
    const table = found?.view.table as GuildsView;
    expect(table.seats[1]).toEqual({
      ...{ hand: 1, cards: null, wins: 1 },
      guilds: [
        ...[guild(6, 'star'), guild(7, 'witch')],
        { number: 8, type: 'monk', cards: ['monk', 'monk', 'monk', 'jester'] },
      ],
    });
    expect(table.round).toBe(1);
    expect(BEFORE.table.seats[1]?.guilds).toHaveLength(2);
  });

  it('shows the last card drawn, without the struck guild', () => {
    const end = told('round-end-card', { seats: [0, 1], round: 1 });
    const lines = [
      told('assassinated', { seat: 1, card: 'noble', other: 0, guild: 5 }),
      told('dissolved', { seat: 0, cards: ['noble', 'noble'], guild: 5 }),
      told('drew', { seat: 0, cards: ['witch'], count: 1 }),
      ...scores(6, 5),
      end,
    ];
    const table = rest([...lines, ...NEXT], BEFORE)?.view.table as GuildsView;
    expect(table.seats[0]).toEqual({
      ...{ hand: 6, wins: 1, guilds: [] },
      cards: ['monk', 'monk', 'star', 'noble', 'noble', 'witch'],
    });
    expect(table.seats[1]?.wins).toBe(1);
    expect(table.discard).toEqual(['star', 'noble']);
    expect(table.draw).toBe(39);
  });

  it('is held only between two rounds', () => {
    const end = told('round-third-guild', { seats: [1], round: 2 });
    expect(rest(NEXT, BEFORE)).toBeNull();
    expect(rest([end, told('ended', { seats: [1] })], BEFORE)).toBeNull();
    expect(endOf([end])).toBe(end);
    expect(endOf([end, ...NEXT])).toBeNull();
    expect(endOf([])).toBeNull();
  });
});

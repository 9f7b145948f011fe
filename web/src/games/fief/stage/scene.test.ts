import { describe, expect, it } from 'vitest';
import { fiefTable } from '../table.fixture';
import { outcome, playing } from './scene';
import { battle, ROLL, told } from './stage.fixture';

const ELECTION = {
  office: 'bishop-1',
  candidates: ['henri'],
  voices: [1, 2, 0],
  tokens: [],
  voting: false,
};
const VILLAGE = { village: 'charolles' };
const events = (lines: readonly { event: string }[]) => lines.map(({ event }) => event);

describe('what is played', () => {
  it('is nothing at first', () => {
    expect(playing(fiefTable(), [], undefined)).toEqual({ now: null, last: null });
  });

  it('is an election from its call on', () => {
    const chronicle = told(
      ['turn', { count: 2, seat: 0 }],
      ['election', { office: 'bishop-1' }],
      ['stands', { seat: 1, lord: 'henri', office: 'bishop-1' }],
    );
    const { now, last } = playing(fiefTable({ election: ELECTION }), chronicle, 'vote');
    expect(now).toMatchObject({ kind: 'election', key: 1 });
    expect(events(now?.lines ?? [])).toEqual(['election', 'stands']);
    expect(last).toBe(null);
  });

  it('tells how one election ended when the next one is called', () => {
    const chronicle = told(
      ['turn'],
      ['election', { office: 'bishop-1' }],
      ['stands', { seat: 1, lord: 'henri' }],
      ['vote-shown', { seat: 1, candidate: 'henri', null: 'none', count: 2 }],
      ['bishop', { seat: 1, lord: 'henri', bishopric: 1 }],
      ['election', { office: 'bishop-2' }],
    );
    const { now, last } = playing(fiefTable({ election: ELECTION }), chronicle, 'present-bishop');
    expect(now?.key).toBe(5);
    expect(last?.key).toBe(1);
    expect(events(outcome(last as never, 0))).toEqual(['bishop']);
  });

  it('is a revolt in the midst of a battle, and then the battle again', () => {
    const before = told(
      ['turn'],
      ['battle', { seat: 0, other: 1, ...VILLAGE }],
      ['revolt', { seat: 2, motive: 'famine', ...VILLAGE }],
      ['revolt-joined', { seat: 1, count: 1, ...VILLAGE }],
    );
    const table = fiefTable({ battle: battle() });
    expect(playing(table, before, 'calm').now).toMatchObject({ kind: 'revolt', key: 2 });
    const after = [
      ...before,
      ...told(['revolt-rolls', { faces: [1], count: 2, ...VILLAGE }], ['troops-lost', { seat: 1 }]),
    ];
    const asked = playing(table, after, 'casualties');
    expect(asked.now?.kind).toBe('revolt');
    const { now, last } = playing(table, after, 'window-round');
    expect(now).toMatchObject({ kind: 'battle', key: 1 });
    expect(events(last?.lines ?? [])).toContain('troops-lost');
  });

  it('is a battle until its spoils are shared', () => {
    const chronicle = told(
      ['turn'],
      ['battle', { seat: 0, other: 1, ...VILLAGE }],
      ROLL('attacker', 0, [3], 3),
      ROLL('defender', 1, [0], 0),
      ['battle-over', { outcome: 'attacker', ...VILLAGE }],
    );
    const over = battle({ over: true });
    expect(playing(fiefTable({ battle: over }), chronicle, 'captures').now?.key).toBe(1);
    const { now, last } = playing(fiefTable(), chronicle, undefined);
    expect(now).toBe(null);
    expect(last?.key).toBe(1);
  });

  it('is the election that is on the table, also when it is told to its end', () => {
    const vote = ['vote-shown', { seat: 2, candidate: 'henri', null: 'none', count: 1 }] as const;
    const held = [['election', { office: 'bishop-1' }], vote, ['nobody-elected']] as const;
    const chronicle = told(['turn'], ...held, ...held);
    const { now } = playing(fiefTable({ election: ELECTION }), chronicle, 'window-minor');
    expect(now?.key).toBe(4);
    expect(events(now?.lines ?? []).filter((event) => event === 'vote-shown')).toHaveLength(1);
  });

  it('goes on where the game was taken up in the midst of it', () => {
    const chronicle = told(ROLL('attacker', 0, [3], 3), ROLL('defender', 1, [0], 0));
    const { now } = playing(fiefTable({ battle: battle() }), chronicle, 'losses');
    expect(now?.kind).toBe('battle');
    expect(events(now?.lines ?? [])).toEqual(['battle-roll', 'battle-roll']);
  });

  it('gathers the income of all, and all calamities, in one scene each', () => {
    const chronicle = told(
      ['turn'],
      ['calamity', { card: 'plague', roll: 1 }],
      ['calamity-strikes', { card: 'plague', bishopric: 1 }],
      ['plague-roll', { seat: 0, lord: 'thierry', roll: 6 }],
      ['calamity', { card: 'famine', roll: 6 }],
      ['calamity-averted', { card: 'famine', roll: 6 }],
      ['phase', { phase: 'income' }],
      ['income', { seat: 0, count: 3 }],
      ['income', { seat: 1, count: 4 }],
    );
    const calamities = playing(fiefTable(), chronicle.slice(0, 6), undefined).last;
    expect(calamities).toMatchObject({ kind: 'calamities', key: 1 });
    expect(calamities?.lines).toHaveLength(5);
    const income = playing(fiefTable(), chronicle, 'buy').last;
    expect(income).toMatchObject({ kind: 'income', key: 7 });
    expect(income?.lines).toHaveLength(2);
    expect(outcome(income as never, null)).toEqual([]);
    expect(outcome(income as never, 1)).toMatchObject([{ arguments: { count: 4 } }]);
  });

  it('does not look beyond the turn', () => {
    const chronicle = told(['turn'], ['income', { seat: 0, count: 3 }], ['turn']);
    expect(playing(fiefTable(), chronicle, undefined).last).toBe(null);
  });
});

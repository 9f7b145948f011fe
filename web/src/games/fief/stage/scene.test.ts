import { describe, expect, it } from 'vitest';
import { fiefTable } from '../table.fixture';
import { resultWithDice, outcome, playing } from './scene';
import { battle, ROLL, told, type Event } from './stage.fixture';

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
  it('is empty at first', () => {
    expect(playing(fiefTable(), [], undefined)).toEqual({ now: null, ended: [] });
  });

  it('is an election from its call on', () => {
    const chronicle = told(
      ['turn', { count: 2, seat: 0 }],
      ['election', { office: 'bishop-1' }],
      ['stands', { seat: 1, lord: 'henri', office: 'bishop-1' }],
    );
    const { now, ended } = playing(fiefTable({ election: ELECTION }), chronicle, 'vote');
    expect(now).toMatchObject({ kind: 'election', key: 1 });
    expect(events(now?.lines ?? [])).toEqual(['election', 'stands']);
    expect(ended).toEqual([]);
  });

  it('shows how one election ended when the next is called', () => {
    const chronicle = told(
      ['turn'],
      ['election', { office: 'bishop-1' }],
      ['stands', { seat: 1, lord: 'henri' }],
      ['vote-shown', { seat: 1, candidate: 'henri', null: 'none', count: 2 }],
      ['bishop', { seat: 1, lord: 'henri', bishopric: 1 }],
      ['election', { office: 'bishop-2' }],
    );
    const { now, ended } = playing(fiefTable({ election: ELECTION }), chronicle, 'present-bishop');
    expect(now?.key).toBe(5);
    expect(ended.at(-1)?.key).toBe(1);
    expect(events(outcome(ended.at(-1) as never, 0))).toEqual(['bishop']);
  });

  it('is a revolt within a battle, and then the battle again', () => {
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
    const { now, ended } = playing(table, after, 'window-round');
    expect(now).toMatchObject({ kind: 'battle', key: 1 });
    expect(events(ended.at(-1)?.lines ?? [])).toContain('troops-lost');
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
    const { now, ended } = playing(fiefTable(), chronicle, undefined);
    expect(now).toBe(null);
    expect(ended.at(-1)?.key).toBe(1);
  });

  it('is the election on the table, even after its last line', () => {
    const vote = ['vote-shown', { seat: 2, candidate: 'henri', null: 'none', count: 1 }] as const;
    const held = [['election', { office: 'bishop-1' }], vote, ['nobody-elected']] as const;
    const chronicle = told(['turn'], ...held, ...held);
    const { now } = playing(fiefTable({ election: ELECTION }), chronicle, 'window-minor');
    expect(now?.key).toBe(4);
    expect(events(now?.lines ?? []).filter((event) => event === 'vote-shown')).toHaveLength(1);
  });

  it('continues where the table was started', () => {
    const chronicle = told(ROLL('attacker', 0, [3], 3), ROLL('defender', 1, [0], 0));
    const { now } = playing(fiefTable({ battle: battle() }), chronicle, 'losses');
    expect(now?.kind).toBe('battle');
    expect(events(now?.lines ?? [])).toEqual(['battle-roll', 'battle-roll']);
  });

  it('collects all incomes, and all calamities, in one scene each', () => {
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
    const calamities = playing(fiefTable(), chronicle.slice(0, 6), undefined).ended.at(-1);
    expect(calamities).toMatchObject({ kind: 'calamities', key: 1 });
    expect(calamities?.lines).toHaveLength(5);
    const income = playing(fiefTable(), chronicle, 'buy').ended.at(-1);
    expect(income).toMatchObject({ kind: 'income', key: 7 });
    expect(income?.lines).toHaveLength(2);
    expect(outcome(income as never, null)).toEqual([]);
    expect(outcome(income as never, 1)).toMatchObject([{ arguments: { count: 4 } }]);
  });

  it('shows how the previous turn ended, and nothing older', () => {
    const fight = [
      ['battle', { seat: 0, other: 1, ...VILLAGE }],
      ['battle-over', { outcome: 'attacker', ...VILLAGE }],
    ] as const;
    const chronicle = told(['turn'], ...fight, ['turn'], ...fight, ['phase'], ['turn'], ['phase']);
    expect(playing(fiefTable(), chronicle, 'courtship').ended).toMatchObject([{ key: 4, end: 5 }]);
  });

  it('does not last beyond a turn', () => {
    const chronicle = told(
      ['turn'],
      ['revolt', { seat: 0, motive: 'famine', ...VILLAGE }],
      ['turn'],
      ['settles', { seat: 1 }],
    );
    expect(playing(fiefTable(), chronicle, undefined)).toEqual({ now: null, ended: [] });
  });

  it('is listed in the order of the ends', () => {
    const chronicle = told(
      ['turn'],
      ['battle', { seat: 0, other: 1, ...VILLAGE }],
      ['revolt', { seat: 2, motive: 'famine', ...VILLAGE }],
      ['revolt-fails', VILLAGE],
      ROLL('attacker', 0, [3], 3),
      ['battle-over', { outcome: 'attacker', ...VILLAGE }],
      ['controls', { seat: 0, ...VILLAGE }],
    );
    const { ended } = playing(fiefTable(), chronicle, undefined);
    expect(ended).toMatchObject([
      { kind: 'revolt', key: 2, end: 3 },
      { kind: 'battle', key: 1, end: 6 },
    ]);
  });
});

describe('the echo', () => {
  it('of a battle lists the effects of its last dice', () => {
    const chronicle = told(
      ['turn'],
      ['battle', { seat: 0, other: 1, ...VILLAGE }],
      ROLL('attacker', 0, [1], 1),
      ROLL('defender', 1, [0], 0),
      ['troops-lost', { seat: 1, sergeants: 1, knights: 0, ...VILLAGE }],
      ROLL('attacker', 0, [3], 3),
      ROLL('defender', 1, [1], 1),
      ['troops-lost', { seat: 1, sergeants: 5, knights: 0, ...VILLAGE }],
      ['dies', { seat: 1, lord: 'henri' }],
      ['title-vacant', { fief: 'blaye' }],
      ['battle-over', { outcome: 'attacker', ...VILLAGE }],
      ['controls', { seat: 0, ...VILLAGE }],
    );
    const [scene] = playing(fiefTable(), chronicle, 'attack').ended;
    expect(events(resultWithDice(scene as never, 0))).toEqual([
      'troops-lost',
      'dies',
      'title-vacant',
      'battle-over',
      'controls',
    ]);
    expect(resultWithDice(scene as never, 0)[0]?.at).toBe(7);
    // On the stage the round itself shows the losses.
    expect(events(outcome(scene as never, 0))).toEqual(['battle-over', 'controls']);
  });

  it('of a revolt does not repeat its dice', () => {
    const chronicle = told(
      ['revolt', { seat: 2, motive: 'famine', ...VILLAGE }],
      ['revolt-rolls', { faces: [1], count: 2, ...VILLAGE }],
      ['mills-destroyed', { count: 1, ...VILLAGE }],
    );
    const [scene] = playing(fiefTable(), chronicle, 'play-cards').ended;
    expect(events(resultWithDice(scene as never, 0))).toEqual(['mills-destroyed']);
  });

  /** The scene that a seat, or a spectator, sees in these lines. */
  const heard = (you: number | null, ...lines: readonly Event[]) =>
    playing(fiefTable(), told(...lines), 'buy', you).ended.map((each) =>
      events(resultWithDice(each, you)),
    );
  const PAIR = { seat: 1, other: 0 };

  it.each<[string, Event]>([
    ['an offer', ['deal-refused', PAIR]],
    ['a proposal of marriage', ['refused', { ...PAIR, request: 'marriage' }]],
    ['an offer that is withdrawn', ['deal-withdrawn', PAIR]],
    ['leave', ['granted', { ...PAIR, request: 'relic' }]],
  ])('answers the player who asked: %s', (_, line) => {
    expect(heard(0, ['offered'], line)).toEqual([[line[0]]]);
    for (const other of [1, 2, null]) expect(heard(other, ['offered'], line)).toEqual([]);
  });

  it('says that nobody came to a talk', () => {
    const nobody: Event = ['talk-begins', { seat: 0, seats: [] }];
    expect(heard(0, nobody)).toEqual([['talk-begins']]);
    expect(heard(1, nobody)).toEqual([]);
    expect(heard(0, ['talk-begins', { seat: 0, seats: [1] }])).toEqual([]);
  });

  it('tells everybody of a deal and its effects, and of a marriage', () => {
    const deal = ['deal-made', 'promised', 'paid', 'cards-traded', 'controls', 'married'];
    const lines = deal.map((event) => [event, PAIR] as const);
    for (const you of [0, 1, 2, null]) expect(heard(you, ...lines)).toEqual([deal]);
    const wed = [['proposes'], ['granted', { ...PAIR, request: 'marriage' }], ['married']] as const;
    for (const you of [0, 2]) expect(heard(you, ...wed)).toEqual([['married']]);
  });

  it('is not that of a battle that still goes on', () => {
    const chronicle = told(
      ['battle', { seat: 0, other: 1, ...VILLAGE }],
      ['deal-refused', PAIR],
      ROLL('attacker', 0, [3], 3),
    );
    const table = fiefTable({ battle: battle() });
    const { now, ended } = playing(table, chronicle, 'window-round', 0);
    expect(events(now?.lines ?? [])).toEqual(['battle', 'battle-roll']);
    expect(ended).toMatchObject([{ kind: 'answer', key: 1 }]);
  });
});

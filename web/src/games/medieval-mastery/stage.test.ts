import { describe, expect, it } from 'vitest';
import type { MasteryView } from '../../protocol';
import { play, score, type Beat } from './stage';
import type { Told } from './view';

const ANA = 0;
const BEN = 1;

function view(battle: MasteryView['battle'] = null, team = [0, 1]): MasteryView {
  const seats = team.map((side) => ({ team: side }));
  return { seats, battle, map: [], modes: { team: 1 } } as unknown as MasteryView;
}

function told(...lines: [event: string, given: Record<string, unknown>][]): Told[] {
  return lines.map(([event, given], number) => ({ number, event, arguments: given })) as Told[];
}

const CITY = { tile: 7, land: 'city' };
const scores = (attack: number, defence: number): [string, Record<string, unknown>] => [
  'scores',
  { seat: ANA, other: BEN, attack, defence },
];

/** MM-EX-14, as the kernel's events tell it. */
const LONG_BATTLE = told(
  ['turn', { seat: ANA }],
  ['advanced', { seat: ANA, count: 6, ...CITY }],
  ['battle-began', { seat: ANA, other: BEN, ...CITY }],
  scores(6, 5),
  ['ground-bonus', { seat: BEN, count: 1, ...CITY }],
  scores(6, 6),
  ['drew', { seat: ANA, cards: ['conflict-2', 'conflict-3'], count: 2 }],
  ['drew-unseen', { seat: BEN, count: 2 }],
  ['fractured', { seat: ANA, other: BEN, artefact: 'defiance' }],
  ['sceptre-bonus', { seat: ANA, artefact: 'rage', count: 1 }],
  scores(7, 6),
  ['committed', { seat: ANA, card: 'conflict-5' }],
  ['committed', { seat: BEN, card: 'conflict-3' }],
  scores(12, 9),
  ['supported', { seat: BEN, cards: ['support-1', 'support-2'] }],
  scores(12, 12),
  ['supported', { seat: ANA, cards: ['support-2'] }],
  scores(14, 12),
  ['declined', { seat: BEN }],
  ['outcome', { seat: ANA, other: BEN, attack: 14, defence: 12, count: 2 }],
  ['orb-works', { seat: ANA, artefact: 'brutality' }],
  ['orb-killed', { seat: BEN, count: 1 }],
  ['retreated', { seat: BEN, lost: 2, count: 2 }],
  ['conquered', { seat: ANA, ...CITY }],
  ['territory-gives', { seat: ANA, ...CITY }],
  ['knights-came', { seat: ANA, count: 1 }],
);

const running = ({ sides }: Beat) => sides.map(score).join(':');
/** Each score, without repetitions. */
const sums = (beats: readonly Beat[]) =>
  beats.map(running).filter((sum, at, all) => sum !== all[at - 1]);

describe('the long battle of the rulebook (MM-EX-14)', () => {
  const { beats = [], over, passed } = play(view(), LONG_BATTLE) ?? {};
  const last = beats.at(-1);

  it('adds up step by step', () => {
    expect(sums(beats)).toEqual(['6:5', '6:6', '7:6', '12:9', '12:12', '14:12']);
  });

  it('follows the nine steps in order', () => {
    const steps = beats.map(({ step }) => step);
    expect([...new Set(steps)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(steps).toEqual(steps.toSorted());
  });

  it('reveals both conflict cards together', () => {
    const turned = beats.filter(({ told: line }) => line?.event === 'committed');
    expect(turned).toHaveLength(1);
    expect(turned[0]?.sides.map(({ conflict }) => conflict)).toEqual(['conflict-5', 'conflict-3']);
  });

  it('ends with the attacker two ahead, three defenders lost and two at home', () => {
    expect([last?.winner, last?.difference]).toEqual([ANA, 2]);
    expect(last?.sides[1]).toMatchObject({ knights: 0, lost: 3, home: 2 });
    expect(last?.sides[0]).toMatchObject({ knights: 6, lost: 0, home: null });
    expect([over, passed]).toEqual([true, false]);
  });

  it('is over with the next turn', () => {
    const on = [...LONG_BATTLE, ...told(['turn', { seat: BEN }], ['knights-came', { seat: BEN }])];
    const after = play(view(), on);
    expect(after?.passed).toBe(true);
    expect(after?.beats).toHaveLength(beats.length);
  });
});

describe('a battle', () => {
  const BATTLE: NonNullable<MasteryView['battle']> = {
    tile: 3,
    sides: [ANA, BEN],
    step: 5,
    knights: [2, 5],
    counted: [5, 5],
    ground: [1, 0],
    sceptre: [0, 0],
    conflict: ['ambush', null],
    rolled: [4, 0],
    support: [['support-1'], [], ['support-2'], []],
    scores: [13, 5],
    winner: null,
    difference: 0,
  };

  it('that began before the chronicle is shown in its current state', () => {
    const shown = play(view(BATTLE, [0, 1, 0, 1]), []);
    const [beat] = shown?.beats ?? [];
    expect(shown?.beats).toHaveLength(1);
    expect(beat && running(beat)).toBe('13:5');
    expect(beat?.sides[0]).toMatchObject({ knights: 2, counted: 5, rolled: 4 });
    // Includes the team-mate's (MM-TEAM-08).
    expect(beat?.sides[0].support).toEqual([
      { seat: 0, card: 'support-1' },
      { seat: 2, card: 'support-2' },
    ]);
  });

  it('that is both in the chronicle and on the table ends in its current state', () => {
    const began = told(
      ['battle-began', { seat: ANA, other: BEN, tile: 3, land: 'grasslands' }],
      scores(2, 5),
      ['ground-bonus', { seat: ANA, count: 1, tile: 3, land: 'grasslands' }],
    );
    const shown = play(view(BATTLE), began);
    expect(shown?.over).toBe(false);
    expect(shown?.beats.map(({ step }) => step)).toEqual([1, 1, 5]);
  });

  it('in the arena may end with the duel (MM-EX-19)', () => {
    const ARENA = { tile: 12, land: 'arena' };
    const duel = told(
      ['battle-began', { seat: ANA, other: BEN, ...ARENA }],
      scores(1, 3),
      ['arena-rolled', { seat: ANA, other: BEN, attack: 4, defence: 4 }],
      ['arena-lost', { seat: ANA }],
      ['arena-lost', { seat: BEN }],
      ['arena-ended', ARENA],
    );
    const last = play(view(), duel)?.beats.at(-1);
    expect(last?.sides.map(({ knights, lost, duel: rolled }) => [knights, lost, rolled])).toEqual([
      [0, 1, 4],
      [2, 1, 4],
    ]);
    expect(last?.winner).toBeNull();
  });

  it('with Chaos may end without knights and without a winner (MM-CHAOS-08)', () => {
    const HERE = { tile: 3, land: 'forest' };
    const chaos = told(
      ['battle-began', { seat: ANA, other: BEN, ...HERE }],
      scores(2, 1),
      ['outcome', { seat: ANA, other: BEN, attack: 2, defence: 1, count: 1 }],
      ['chaos-rolled', { seat: ANA, rolls: [1, 1], dice: 2, count: 2 }],
      ['chaos-reversed', { seat: BEN, other: ANA }],
      ['chaos-rolled', { seat: BEN, rolls: [1], dice: 1, count: 1 }],
      ['chaos-ended', HERE],
      ['fractured', { seat: ANA, other: BEN, artefact: 'influence' }],
    );
    const beats = play(view(), chaos)?.beats ?? [];
    expect(beats.map(({ winner }) => winner)).toEqual([null, ANA, ANA, BEN, BEN, null]);
    expect(beats.at(-1)?.sides.map(({ knights, lost }) => [knights, lost])).toEqual([
      [0, 2],
      [0, 1],
    ]);
  });

  it('with Fear counts other knights than are present (MM-EX-20)', () => {
    const fear = told(
      ['battle-began', { seat: ANA, other: BEN, tile: 3, land: 'forest' }],
      scores(2, 5),
      ['matched', { seat: ANA, count: 5, artefact: 'fear' }],
      scores(5, 5),
      ['committed', { seat: ANA, card: 'conflict-3' }],
      ['committed', { seat: BEN, card: 'conflict-4' }],
      ['declined', { seat: ANA }],
      ['outcome', { seat: BEN, other: ANA, attack: 8, defence: 9, count: 1 }],
    );
    const beats = play(view(), fear)?.beats ?? [];
    expect(sums(beats)).toEqual(['2:5', '5:5', '8:9']);
    expect(beats.at(-1)?.sides[0]).toMatchObject({ counted: 5, knights: 2 });
  });

  it('on equal scores is the defender’s by one (MM-EX-13)', () => {
    const tie = told(
      ['battle-began', { seat: ANA, other: BEN, tile: 3, land: 'forest' }],
      scores(4, 4),
      ['no-conflict-card', { seat: BEN }],
      ['declined', { seat: ANA }],
      ['outcome-tie', { seat: BEN, other: ANA, attack: 4, defence: 4, count: 1 }],
      ['retreated', { seat: ANA, lost: 1, count: 3 }],
      ['held', { seat: BEN, tile: 3, land: 'forest' }],
    );
    const beats = play(view(), tie)?.beats ?? [];
    expect(beats.map(({ step }) => step)).toEqual([1, 4, 5, 6, 8, 9]);
    expect(beats.at(-1)).toMatchObject({ winner: BEN, difference: 1 });
    expect(beats.at(-1)?.sides[0]).toMatchObject({ lost: 1, home: 3, unarmed: false });
    expect(beats.at(-1)?.sides[1].unarmed).toBe(true);
  });

  it('ignores a Fracture of the turn', () => {
    const later = told(['fractured', { seat: ANA, other: BEN, artefact: 'insight' }]);
    const shown = play(view(), [...LONG_BATTLE, ...later]);
    expect(shown?.beats.at(-1)?.told?.event).toBe('knights-came');
  });

  it('does not exist before the first', () => {
    expect(play(view(), told(['turn', { seat: ANA }]))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { fightOf, luckProposed } from './fight';
import { sceneOf, type Scene } from './scene';
import { roll, rolled, table, told } from './stage.fixture';

const ATTACK = [
  ['attacked', { seat: 0, other: 1 }],
  rolled(0, 'attack', ['sword', 'wild', 'shield']),
  ['luck-spent', { seat: 0, count: 1 }],
  ['attack-total', { seat: 0, count: 5 }],
] as const;

describe('a fight', () => {
  it('adds up on both sides: dice, entourage and luck (ZIZ-ATTACK-02 to -04)', () => {
    const now = table({
      roll: roll(['shield', 'sword'], {
        seat: 1,
        purpose: 'defence',
        total: 3,
        printed: { shield: 2 },
      }),
    });
    const scene = sceneOf(now, told(...ATTACK, rolled(1, 'defence', ['shield', 'sword']))) as Scene;
    const { sides, winner } = fightOf(scene, now);
    expect(winner).toBeNull();
    expect(sides[0]).toMatchObject({ who: 0, hits: 2, printed: 2, luck: 1, total: 5, open: false });
    expect(sides[1]).toMatchObject({ who: 1, hits: 1, printed: 2, luck: 0, total: 3, open: true });
  });

  it('knows the winner once it is over', () => {
    const lines = told(
      ...ATTACK,
      rolled(1, 'defence', ['shield', 'sword']),
      ['defence-total', { seat: 1, count: 3 }],
      ['captured', { seat: 0, other: 1, count: 6 }],
      ['points', { seat: 0, count: 1 }],
    );
    expect(fightOf(sceneOf(table(), lines) as Scene, table()).winner).toBe('attacker');
  });

  it('knows Torak’s dice and luck (ZIZ-SOLO-33)', () => {
    const lines = told(
      ['torak-attacks', { seat: 0 }],
      ['torak-rolled', { faces: ['sword', 'speech', 'wild'], luck: 1, count: 3 }],
      rolled(0, 'defence', ['shield']),
    );
    const now = table({ roll: roll(['shield'], { purpose: 'defence', total: 1 }) });
    const [torak, me] = fightOf(sceneOf(now, lines) as Scene, now).sides;
    expect(torak).toMatchObject({ who: 'torak', role: 'attacker', hits: 2, luck: 1, total: 3 });
    expect(me).toMatchObject({ who: 0, role: 'defender', total: 1 });
  });

  it('proposes luck where it decides', () => {
    expect(luckProposed(3, 5, 2)).toBe(2);
    expect(luckProposed(3, 6, 2)).toBe(0);
    expect(luckProposed(5, 5, 2)).toBe(0);
    expect(luckProposed(3, null, 2)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { ending, rolledFor, sceneOf } from './scene';
import { roll, rolled, table, told } from './stage.fixture';

const TURN = ['turn', { seat: 0 }] as const;
const EVENT = [
  ['turned-up', { seat: 0, token: 'raid-1', space: 'pisek' }],
  rolled(0, 'event', ['sword', 'blank']),
  ['rerolled', { seat: 0, which: 'entourage', place: 2, before: 'blank', face: 'sword', paid: 0 }],
  ['filled', { seat: 0, token: 'raid-1', row: 1 }],
  ['coins', { seat: 0, count: 3 }],
  ['completed', { seat: 0, token: 'raid-1', kind: 'raid' }],
] as const;

describe('the scene', () => {
  it('is null before anything was rolled', () => {
    expect(sceneOf(table(), told(TURN, ['moved', { seat: 0, space: 'pisek' }]))).toBeNull();
  });

  it('is an event from the reveal of its token to its last reward', () => {
    const all = told(TURN, ...EVENT, ['token-laid', {}], ['turn', { seat: 1 }]);
    const scene = sceneOf(table(), all);
    expect(scene).toMatchObject({ kind: 'event', key: 1, running: false });
    expect(scene?.lines).toHaveLength(EVENT.length);
    expect(scene && ending(scene)?.event).toBe('completed');
  });

  it('keeps its key while it goes on', () => {
    const running = table({ roll: roll(['sword', 'blank']) });
    for (let lines = 2; lines < EVENT.length - 1; lines++) {
      const scene = sceneOf(running, told(TURN, ...EVENT.slice(0, lines)));
      expect(scene).toMatchObject({ kind: 'event', key: 1, running: true });
    }
  });

  it('may go on without a line: an open den, after another attempt failed', () => {
    const before = [
      rolled(0, 'event', ['shield']),
      ['failed', { seat: 0, token: 'raid-1', kind: 'raid' }],
      ['luck', { seat: 0, count: 1 }],
    ] as const;
    const den = table({ roll: roll([]) });
    expect(sceneOf(den, told(TURN, ...before))).toMatchObject({ key: 4, lines: [] });
    const paid = told(TURN, ...before, ['filled', { seat: 0, token: 'den-1', row: 1 }]);
    expect(sceneOf(den, paid)).toMatchObject({ key: 4, running: true });
    expect(sceneOf(den, paid)?.lines).toHaveLength(1);
  });

  it('is a siege, a tournament or a fight, by what began it', () => {
    const siege = told(['besieged', { seat: 0, card: 'easy-1' }], rolled(0, 'obstacle', ['sword']));
    const now = { seat: 0, difficulty: 'easy', row: 1 };
    expect(sceneOf(table({ siege: now }), siege)).toMatchObject({ kind: 'siege', key: 0 });
    const fight = told(
      ['attacked', { seat: 0, other: 1 }],
      rolled(0, 'attack', ['sword']),
      ['attack-total', { seat: 0, count: 1 }],
      rolled(1, 'defence', ['shield']),
      ['defence-total', { seat: 1, count: 1 }],
      ['escaped', { seat: 1, other: 0 }],
      ['points', { seat: 1, count: 1 }],
    );
    expect(sceneOf(table(), fight)).toMatchObject({ kind: 'fight', key: 0, running: false });
    const lists = told(
      ['turned-up', { seat: 0, token: 'tournament-2', space: 'pisek' }],
      ['tournament', { seat: 0, token: 'tournament-2' }],
      ['entered', { seat: 1, count: 1 }],
    );
    expect(sceneOf(table(), lists)).toMatchObject({ kind: 'tourney', key: 0 });
  });
});

describe('the dice of a scene', () => {
  it('are as the last reroll left them, each by its own throw', () => {
    const scene = sceneOf(table(), told(TURN, ...EVENT));
    expect(scene && rolledFor(scene, 'event')).toEqual([
      { die: 'entourage', face: 'sword', thrown: 2 },
      { die: 'entourage', face: 'sword', thrown: 3 },
    ]);
  });

  it('are each side’s own in a fight', () => {
    const again = { seat: 1, which: 'entourage', place: 1, before: 'sword', face: 'wild', paid: 0 };
    const fight = told(
      ['attacked', { seat: 0, other: 1 }],
      rolled(0, 'attack', ['sword']),
      rolled(1, 'defence', ['sword']),
      ['rerolled', again],
    );
    const scene = sceneOf(table(), fight);
    expect(scene && rolledFor(scene, 'attack')[0]?.face).toBe('sword');
    expect(scene && rolledFor(scene, 'defence')[0]?.face).toBe('wild');
  });
});

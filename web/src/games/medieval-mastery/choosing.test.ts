import { describe, expect, it } from 'vitest';
import type { MasteryView } from '../../protocol';
import { Picking } from '../../table/question/picking.svelte';
import { restoredAfter } from './artefacts';
import {
  arranging,
  choosesArtefacts,
  chosenBy,
  isChosen,
  recovering,
  targets,
  trayOf,
} from './choosing';
import { pileOf, seatOrder, teamSign } from './players';
import { supportOf } from './support.svelte';
import type { Decision } from './view';

const VERBS = {
  'call-to-arms': [],
  fracture: [{ name: 'artefact', thing: 'artefact' }],
  pass: [],
  'end-turn': [],
  commit: [{ name: 'card', thing: 'card' }],
  discard: [{ name: 'card', thing: 'card' }],
  keep: [],
  support: [
    { name: 'ones', thing: 'count' },
    { name: 'twos', thing: 'count' },
  ],
  decline: [],
};

function asked(
  prompt: string,
  choices: object[],
  given: object = {},
): { picking: Picking<'medieval-mastery'>; decision: Decision } {
  const decision = {
    id: '5.0',
    seat: 0,
    prompt,
    arguments: given,
    options: choices.map((choice) => ({ choice, details: {} })),
    may_decline: true,
    clauses: [],
  } as unknown as Decision;
  const picking = new Picking<'medieval-mastery'>(VERBS);
  picking.ask(decision);
  return { picking, decision };
}

function view(more: Partial<MasteryView> = {}): MasteryView {
  const seat = (names: string[], team: number) => ({
    team,
    artefacts: names.map((name) => ({ name, destroyed: null })),
    known: [],
    discard: [],
  });
  return {
    turn: 0,
    turn_number: 9,
    modes: { team: 1 },
    seats: [
      seat(['fury', 'rage', 'greed'], 0),
      seat(['order', 'fear', 'devotion'], 1),
      seat(['insight', 'vigour', 'cleansing'], 0),
    ],
    ...more,
  } as unknown as MasteryView;
}

describe('a Fracture', () => {
  const FRACTURE = { do: 'fracture', artefact: 'order' };

  it('shows the same tray without one', () => {
    const given = { other: 1, artefact: 'order' };
    const with_it = asked('fracture-crown', [FRACTURE, { do: 'pass' }], given);
    const without = asked('fracture-crown', [{ do: 'pass' }], given);
    expect(targets(view(), without.decision)).toEqual(targets(view(), with_it.decision));
    expect(trayOf(without.picking)).toBe('break');
    expect(with_it.picking.can('artefact', 'order')).toBe(true);
    expect(without.picking.can('artefact', 'order')).toBe(false);
  });

  it('shows its possible targets in a battle, by owner', () => {
    const { decision } = asked('fracture-sceptre', [], { artefacts: ['rage', 'fear'] });
    expect(targets(view(), decision)).toEqual([
      { owner: 0, artefacts: ['rage'] },
      { owner: 1, artefacts: ['fear'] },
    ]);
  });

  it('asks for its target in a turn only when its card is chosen', () => {
    const { picking, decision } = asked('turn', [
      FRACTURE,
      { do: 'fracture', artefact: 'fear' },
      { do: 'end-turn' },
    ]);
    expect([trayOf(picking), choosesArtefacts(picking)]).toEqual([null, false]);
    picking.chosen = chosenBy(picking, 'fracture') ?? {};
    expect([trayOf(picking), choosesArtefacts(picking)]).toEqual(['break', true]);
    expect(isChosen(picking, 'fracture')).toBe(true);
    expect(targets(view(), decision)).toEqual([{ owner: 1, artefacts: ['order', 'fear'] }]);
    picking.pick('artefact', 'fear');
    expect(picking.single?.choice).toEqual({ do: 'fracture', artefact: 'fear' });
  });
});

describe('a card of the hand', () => {
  it('is what the question asks for', () => {
    const turn = asked('turn', [{ do: 'call-to-arms' }, { do: 'end-turn' }]).picking;
    expect(chosenBy(turn, 'call-to-arms')).toEqual({ do: 'call-to-arms' });
    expect(chosenBy(turn, 'conflict-5')).toBeNull();
    const commit = asked('commit', [{ do: 'commit', card: 'conflict-5' }]).picking;
    expect(chosenBy(commit, 'conflict-5')).toEqual({ do: 'commit', card: 'conflict-5' });
    expect(chosenBy(commit, 'conflict-2')).toBeNull();
    const discard = asked('discard-territory', [{ do: 'discard', card: 'ambush' }]).picking;
    expect(chosenBy(discard, 'ambush')).toEqual({ do: 'discard', card: 'ambush' });
  });

  it('is not confused with a card of the pile', () => {
    const { picking } = asked('recover', [{ do: 'recover', card: 'ambush' }]);
    expect(chosenBy(picking, 'ambush')).toBeNull();
  });
});

describe('support', () => {
  const ways = [0, 1].flatMap((twos) => [0, 1, 2].map((ones) => ({ do: 'support', ones, twos })));
  const plays = ways.filter(({ ones, twos }) => ones + twos > 0);

  it('is counted, and sent only when it is played', () => {
    const { picking } = asked('support', [...plays, { do: 'decline' }]);
    const offer = supportOf(picking);
    expect(offer.most).toEqual({ ones: 2, twos: 1 });
    offer.step('support-1', 1);
    offer.step('support-2', 1);
    offer.step('support-2', 1);
    expect([offer.counts, offer.sum]).toEqual([{ ones: 1, twos: 1 }, 3]);
    expect(picking.any).toBe(false);
    offer.play();
    expect(picking.single?.choice).toEqual({ do: 'support', ones: 1, twos: 1 });
  });

  it('is dropped with the question', () => {
    const { picking, decision } = asked('support', [...plays, { do: 'decline' }]);
    supportOf(picking).step('support-1', 1);
    picking.ask({ ...decision, id: '6.0' });
    expect(supportOf(picking).sum).toBe(0);
  });

  it('cannot be counted where there is none', () => {
    const { picking } = asked('support-team', [{ do: 'decline' }]);
    const offer = supportOf(picking);
    offer.step('support-1', 1);
    expect([offer.of('support-1'), offer.sum]).toEqual([{ count: 0, most: 0 }, 0]);
  });

  it('shows advice', () => {
    const { picking } = asked('support', [...plays, { do: 'decline' }]);
    picking.advise({ do: 'support', ones: 2, twos: 0 });
    expect(supportOf(picking).counts).toEqual({ ones: 2, twos: 0 });
  });
});

describe('piles', () => {
  const seats = [
    {
      ...view().seats[0],
      known: ['ambush', 'fracture', 'support-1', 'support-2', null, 'conflict-2'],
      discard: [
        { card: 'conflict-3', turn: 4 },
        { card: 'conflict-3', turn: 9 },
      ],
    },
  ] as MasteryView['seats'];

  it('are arranged from the top', () => {
    const { decision } = asked('arrange', [], { depth: 2, count: 4 });
    expect(arranging(view({ seats }), decision)).toEqual({
      laid: ['ambush'],
      left: ['fracture', 'support-1', 'support-2'],
    });
  });

  it('give back cards of earlier turns only', () => {
    expect(recovering(view({ seats }), 0)).toEqual([
      { card: 'conflict-3', old: false },
      { card: 'conflict-3', old: true },
    ]);
  });

  it('are shown as far as known, or in full when the game is over', () => {
    expect(pileOf(view({ seats }), 0, 'draw')).toHaveLength(6);
    expect(pileOf(view({ seats, piles: [['authority', 'ambush']] }), 0, 'draw')).toEqual([
      'ambush',
      'authority',
    ]);
  });
});

describe('players', () => {
  it('begin with the viewer', () => {
    expect(seatOrder(view(), 1)).toEqual([1, 2, 0]);
    expect(seatOrder(view(), null)).toEqual([0, 1, 2]);
  });

  it('have the sign of their team, if there are teams', () => {
    expect(teamSign(view(), 1)).toBeNull();
    const teams = view({ modes: { team: 2 } as MasteryView['modes'] });
    expect([0, 1, 2].map((seat) => teamSign(teams, seat))).toEqual(['I', 'II', 'I']);
  });

  it('recover destroyed artefacts after a turn that began later (MM-EX-16)', () => {
    expect(restoredAfter(view(), 0, 8)).toBe('this');
    expect(restoredAfter(view(), 0, 9)).toBe('next');
    expect(restoredAfter(view(), 1, 8)).toBe('next');
  });
});

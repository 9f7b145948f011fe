import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/protocol';
import { Picking } from '../../../src/table/question/picking.svelte';

const VERBS = {
  attack: [
    { name: 'card', thing: 'card' },
    { name: 'region', thing: 'region' },
  ],
  reinforce: [
    { name: 'card', thing: 'card' },
    { name: 'region', thing: 'region' },
  ],
  swap: [
    { name: 'card', thing: 'card' },
    { name: 'also', thing: 'card' },
  ],
  end: [],
};

function decision(id: string, ...choices: object[]): Decision {
  return {
    id,
    seat: 0,
    prompt: 'play',
    arguments: {},
    options: choices.map((choice) => ({ choice, details: {} })),
    may_decline: true,
    clauses: [],
  } as unknown as Decision;
}

const PLAY = decision(
  '1.0',
  { do: 'attack', card: 'red', region: 1 },
  { do: 'reinforce', card: 'red', region: 1 },
  { do: 'reinforce', card: 'red', region: 2 },
  { do: 'reinforce', card: 'blue', region: 2 },
  { do: 'end' },
);

function asked(question = PLAY): Picking {
  const picking = new Picking(VERBS);
  picking.ask(question);
  return picking;
}

describe('picking', () => {
  it('allows what some option names', () => {
    const picking = asked();
    expect(picking.can('card', 'red')).toBe(true);
    expect(picking.can('region', 2)).toBe(true);
    expect(picking.can('region', 3)).toBe(false);
    expect(picking.can('seat', 1)).toBe(false);
  });

  it('narrows to one option, in any order', () => {
    const picking = asked();
    picking.pick('region', 2);
    expect(picking.left).toHaveLength(2);
    picking.pick('card', 'blue');
    expect(picking.single?.choice).toEqual({ do: 'reinforce', card: 'blue', region: 2 });
  });

  it('leaves it to the verb where fields do not decide', () => {
    const picking = asked();
    picking.pick('card', 'red');
    picking.pick('region', 1);
    expect(picking.single).toBeNull();
    expect(picking.leftVerbs).toEqual(['attack', 'reinforce']);
    picking.pickVerb('attack');
    expect(picking.single?.choice.do).toBe('attack');
  });

  it('withdraws what is picked again', () => {
    const picking = asked();
    picking.pick('card', 'red');
    picking.pick('card', 'red');
    expect(picking.any).toBe(false);
    expect(picking.left).toHaveLength(5);
  });

  it('fills the second field of a kind after the first', () => {
    const picking = asked(
      decision('2.0', { do: 'swap', card: 'a', also: 'b' }, { do: 'swap', card: 'a', also: 'c' }),
    );
    picking.pick('card', 'a');
    picking.pick('card', 'c');
    expect(picking.chosen).toEqual({ card: 'a', also: 'c' });
  });

  it('keeps the choice while the same question is open, and no longer', () => {
    const picking = asked();
    picking.pick('card', 'red');
    picking.ask({ ...PLAY });
    expect(picking.has('card', 'red')).toBe(true);
    picking.ask({ ...PLAY, id: '2.0' });
    expect(picking.any).toBe(false);
  });

  it('keeps its options while the same question is open', () => {
    const picking = asked();
    const [first] = picking.left;
    picking.ask(structuredClone(PLAY));
    expect(picking.left[0]).toBe(first);
    const fewer = structuredClone(PLAY);
    fewer.options.pop();
    picking.ask(fewer);
    expect(picking.left).toEqual(fewer.options);
  });

  it('shows advice as a choice until it is changed', () => {
    const picking = asked();
    picking.advise({ do: 'reinforce', card: 'blue', region: 2 });
    expect(picking.single).not.toBeNull();
    expect(picking.advised).toBe(true);
    picking.pickOption(PLAY.options[3] ?? PLAY.options[0]!);
    expect(picking.advised).toBe(false);
  });

  it('keeps a partial choice when advice comes, to continue from there', () => {
    const picking = asked();
    picking.pick('card', 'red');
    const half = picking.chosen;
    picking.advise({ do: 'reinforce', card: 'blue', region: 2 });
    expect(picking.chosen).toEqual({ do: 'reinforce', card: 'blue', region: 2 });
    picking.ignore();
    expect(picking.chosen).toBe(half);
    // Choosing something while it is shown continues from there.
    picking.advise({ do: 'reinforce', card: 'blue', region: 2 });
    picking.advise({ do: 'end' });
    expect(picking.can('region', 1)).toBe(true);
    picking.pick('region', 1);
    expect(picking.chosen).toEqual({ card: 'red', region: 1 });
    expect(picking.advised).toBe(false);
  });

  it('distinguishes a composed option from one chosen whole', () => {
    const picking = asked();
    picking.pick('card', 'blue');
    expect(picking.deliberate).toBe(false); // the region follows
    picking.pick('region', 2);
    expect(picking.deliberate).toBe(true);
    picking.pick('region', 2);
    expect(picking.deliberate).toBe(false);
    picking.pickOption(PLAY.options[3]!);
    expect(picking.deliberate).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { Picking } from '../../table/question/picking.svelte';
import { atRegion, choose, chooseRegion, offers } from './choosing';
import type { Decision } from './view';

const CARD = { name: 'card', thing: 'card' };
const REGION = { name: 'region', thing: 'region' };
const VERBS = {
  reinforce: [CARD, REGION],
  bewitch: [CARD, REGION],
  attack: [CARD, REGION],
  end: [],
  'give-card': [CARD],
  'give-top': [REGION],
};

function asked(...choices: object[]): Picking<'avalon'> {
  const picking = new Picking<'avalon'>(VERBS);
  const options = choices.map((choice) => ({ choice, details: {} }));
  picking.ask({ id: '1.0', seat: 0, options } as unknown as Decision);
  return picking;
}

const turn = () =>
  asked(
    { do: 'end' },
    { do: 'reinforce', card: 'red-knight', region: 1 },
    { do: 'attack', card: 'red-knight', region: 1 },
    { do: 'reinforce', card: 'red-knight', region: 2 },
    { do: 'reinforce', card: 'blue-witch', region: 2 },
  );

describe('choosing on the board', () => {
  it('makes regions glow faintly until a card is chosen', () => {
    const picking = turn();
    const dim = { light: 'open', chosen: null, verbs: [], threats: [] };
    expect(atRegion(picking, 1)).toEqual(dim);
    choose(picking, 'card', 'red-knight');
    const verbs = ['reinforce', 'attack'];
    const lit = { light: 'region', chosen: null, verbs, threats: ['attack'] };
    expect(atRegion(picking, 1)).toEqual(lit);
    expect(atRegion(picking, 3).light).toBeNull();
  });

  it('replaces the chosen card by another', () => {
    const picking = turn();
    choose(picking, 'card', 'red-knight');
    expect(offers(picking, 'blue-witch')).toBe(true);
    choose(picking, 'card', 'blue-witch');
    expect(picking.chosen).toEqual({ card: 'blue-witch' });
  });

  it.each([
    ['mine', 'reinforce'],
    ['theirs', 'attack'],
    ['region', undefined],
  ] as const)('interprets a card dropped on %s', (zone, verb) => {
    const picking = turn();
    choose(picking, 'card', 'red-knight');
    chooseRegion(picking, 1, zone);
    expect(picking.chosen).toMatchObject({ card: 'red-knight', region: 1 });
    expect(picking.chosen.do).toBe(verb);
  });

  it('makes a pile glow whose top card can be given up', () => {
    const picking = asked({ do: 'give-card', card: 'red-knight' }, { do: 'give-top', region: 3 });
    expect(atRegion(picking, 3)).toMatchObject({ light: 'pile', chosen: null });
    chooseRegion(picking, 3, 'mine');
    expect(picking.single?.choice).toEqual({ do: 'give-top', region: 3 });
    expect(atRegion(picking, 3).chosen).toBe('pile');
  });
});

/** Tests what glows on the board, and what a click on it chooses. */
import { describe, expect, it } from 'vitest';
import { Picking } from '../../table/question/picking.svelte';
import { canPlay, isLit, pick, playsOf, verbsFor } from './choosing';
import { VERBS } from './table.fixture';
import type { Decision } from './view';

function asked(prompt: string, ...choices: object[]): Picking<'fief'> {
  const picking = new Picking<'fief'>(VERBS);
  const options = choices.map((choice) => ({ choice, details: {} }));
  picking.ask({ id: '1.0', seat: 0, prompt, arguments: {}, options } as unknown as Decision);
  return picking;
}

describe('subjects of a step', () => {
  it('glow', () => {
    const picking = asked('moves', { do: 'lead', lord: 'thierry' }, { do: 'done' });
    expect(verbsFor(picking, 'lord', 'thierry')).toEqual(['lead']);
    expect(isLit(picking, 'lord', 'henri')).toBe(false);
  });

  it('are chosen by a click, without side options', () => {
    const picking = asked(
      'moves',
      { do: 'lead', lord: 'thierry' },
      { do: 'ask-annulment', lord: 'thierry' },
    );
    pick(picking, 'lord', 'thierry');
    expect(picking.single?.choice.do).toBe('lead');
    pick(picking, 'lord', 'thierry');
    expect(picking.has('lord', 'thierry')).toBe(false);
  });
});

describe('the viewer', () => {
  it('is no choice where nobody else could be meant', () => {
    const mine = { do: 'capture', lord: 'henri', seat: 0 };
    const alone = asked('captures', mine, { do: 'spare', lord: 'henri' });
    expect(isLit(alone, 'seat', 0)).toBe(false);
    const shared = asked('captures', mine, { ...mine, seat: 2 });
    expect([0, 2].map((seat) => isLit(shared, 'seat', seat))).toEqual([true, true]);
  });
});

describe('side options', () => {
  it('make nothing glow before their verb is chosen', () => {
    const picking = asked(
      'window-turn',
      { do: 'pass' },
      { do: 'cede', village: 'blaye', seat: 1 },
      { do: 'cede', village: 'blaye', seat: 2 },
    );
    expect(isLit(picking, 'village', 'blaye')).toBe(false);
    pick(picking, 'village', 'blaye');
    expect(picking.any).toBe(false);
    picking.pickVerb('cede');
    expect(isLit(picking, 'village', 'blaye')).toBe(true);
  });
});

describe('cards', () => {
  it('are played by verbs of their own', () => {
    const picking = asked(
      'play-cards',
      { do: 'tallage', fief: 'blaye' },
      { do: 'tithe', bishopric: 1 },
      { do: 'play-lord', lord: 'arthur', village: 'blaye' },
    );
    expect(playsOf(picking, 'tax')).toEqual(['tallage', 'tithe']);
    expect(playsOf(picking, 'arthur')).toEqual(['play-lord']);
    expect(canPlay(picking, 'henri')).toBe(false);
  });

  it('are given away by a click, and not when another hand is meant', () => {
    const picking = asked(
      'draft-deal',
      { do: 'give-card', card: 'tax' },
      { do: 'want-card', card: 'tax' },
      { do: 'want-card', card: 'revolt' },
    );
    expect(canPlay(picking, 'revolt')).toBe(false);
    pick(picking, 'card', 'tax');
    expect(picking.single?.choice).toEqual({ do: 'give-card', card: 'tax' });
  });

  it('can be discarded', () => {
    const picking = asked('discard', { do: 'discard', card: 'revolt' });
    expect(canPlay(picking, 'revolt')).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { loadCatalogue, Words } from '../../words';
import { face } from './face';
import type { Decision, Option, View } from './view';

const words = new Words('en', {
  game: { nouns: {} },
  catalogue: await loadCatalogue('zizka', 'en'),
});

function doubt(prompt: string, actions: number, ...choices: object[]): string | null {
  const options = choices.map((choice) => ({ choice, details: {} }));
  const decision = { seat: 0, prompt, arguments: {}, options } as unknown as Decision;
  const view = { table: { actions, roll: null } } as unknown as View;
  return face.doubts?.(decision, options[0] as Option, view, words) ?? null;
}

const SURE = 'Are you sure?';
const MOVE = { do: 'move', space: 'tyn' };
const PEEK = { do: 'peek', space: 'tyn' };

it('confirms taps on a card or on a space that dismiss a member, or where chance decides', () => {
  const verbs = ['start', 'conquer', 'hire-instead', 'take-instead'];
  expect(verbs.filter((verb) => !face.confirm.includes(verb))).toEqual([]);
});

it('does not confirm what a button names, what can be undone, or what is frequent', () => {
  const verbs = ['hire', 'move', 'event', 'reroll', 'pay-reroll', 'fill', 'fill-giving', 'joust'];
  const asked = ['attack', 'attack-torak', 'hire:hire', 'take'];
  expect([...verbs, ...asked].filter((verb) => face.confirm.includes(verb))).toEqual([]);
});

it('confirms a move that ends the turn', () => {
  expect(doubt('act', 1, MOVE)).toBe(SURE);
  expect(doubt('act', 2, MOVE)).toBeNull();
  expect(doubt('act', 1, MOVE, { do: 'peek', space: 'pisek' })).toBeNull();
  expect(doubt('lift-writ', 0, { do: 'lift', warrant: 'no-favour' })).toBe(SURE);
  expect(doubt('lift-writ', 1, { do: 'lift', warrant: 'no-favour' })).toBeNull();
});

it('confirms a peek where a tap elsewhere moves', () => {
  expect(doubt('act', 2, PEEK)).toBe(SURE);
  expect(doubt('act', 2, { do: 'peek-castle', difficulty: 'hard' })).toBe(SURE);
  expect(doubt('act', 2, PEEK, MOVE)).toBeNull();
  expect(doubt('peek', 0, PEEK)).toBeNull();
});

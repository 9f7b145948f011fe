import { describe, expect, it } from 'vitest';
import { joustOf, joustDiceOf, optionFor, tapped } from './jousting';
import type { Option } from '../view';
import { told } from './stage.fixture';

const FACES = ['sword', 'wild', 'shield', 'speech'];
const option = (choice: object) =>
  ({ choice: { do: 'joust', ...choice }, details: {} }) as unknown as Option;

describe('a joust chosen by taps', () => {
  it('sets the first aside and proposes the weak ones', () => {
    expect(tapped(null, 0, FACES)).toEqual({ aside: 0, again: [2] });
    expect(tapped(null, 3, FACES)).toEqual({ aside: 3, again: [0, 2] });
  });

  it('marks others, unmarks them, and takes back the one set aside', () => {
    const first = tapped(null, 0, FACES);
    const more = tapped(first, 1, FACES);
    expect(more).toEqual({ aside: 0, again: [1, 2] });
    expect(tapped(more, 2, FACES)).toEqual({ aside: 0, again: [1] });
    expect(tapped(more, 0, FACES)).toBeNull();
  });

  it('is one of the options, in which dice are counted from 1', () => {
    const options = [option({ die: 1, dice: '3' }), option({ die: 1, dice: '2+3' })];
    expect(optionFor({ aside: 0, again: [1, 2] }, options)).toBe(options[1]);
    expect(optionFor({ aside: 0, again: [] }, options)).toBeNull();
    expect(joustOf({ do: 'joust', die: 2, dice: '1+4' })).toEqual({ aside: 1, again: [0, 3] });
    expect(joustOf({ do: 'free-reroll', die: 2 })).toEqual({ aside: 1, again: [] });
    expect(joustOf({ do: 'stop' })).toBeNull();
  });
});

describe('the dice of a tournament', () => {
  it('keep their identity, whatever was set aside', () => {
    const lines = told(
      ['jousts', { seat: 1, faces: ['sword', 'sword', 'shield', 'wild'] }],
      // The second sword is set aside: the first was rerolled.
      ['jousts-again', { seat: 1, aside: 'sword', faces: ['speech', 'wild', 'wild'], dice: '1+3' }],
      ['jousts-free', { seat: 1, faces: ['shield', 'wild', 'wild'], dice: '1' }],
    );
    expect(joustDiceOf(lines, 10)).toEqual({
      seat: 1,
      dice: [
        { id: 0, face: 'shield', thrown: 12 },
        { id: 2, face: 'wild', thrown: 11 },
        { id: 3, face: 'wild', thrown: 10 },
      ],
      aside: [{ id: 1, face: 'sword', thrown: 10 }],
    });
  });

  it('are new with every rider', () => {
    const lines = told(
      ['jousts', { seat: 1, faces: ['sword'] }],
      ['scored', { seat: 1, score: 1 }],
      ['jousts', { seat: 0, faces: ['wild'] }],
    );
    expect(joustDiceOf(lines, 0)?.seat).toBe(0);
    expect(joustDiceOf([], 0)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { Picking } from '../../table/question/picking.svelte';
import { HandOffer, sorted } from './hand.svelte';
import { KINDS } from './kinds';
import { offerOf, exact, laying, NOTHING, plus, reachable, spent } from './offer';
import type { Option } from './view';

const option = (choice: object) => ({ choice, details: {} }) as Option;

/** Three Nobles, a Monk and a Jester in hand; a guild of Monks (number 7) on the table. */
const HAND = ['monk', 'noble', 'noble', 'noble', 'jester'];
const ACTION: Option[] = [
  ...['monk', 'noble', 'jester'].map((card) => option({ do: 'play', card })),
  option({ do: 'lay', card: 'noble', cards: 2, jesters: 1 }),
  option({ do: 'lay', card: 'noble', cards: 3, jesters: 0 }),
  option({ do: 'lay', card: 'noble', cards: 3, jesters: 1 }),
  option({ do: 'use', guild: 7 }),
  option({ do: 'reinforce', guild: 7, card: 'monk', cards: 0, jesters: 1 }),
  option({ do: 'reinforce', guild: 7, card: 'monk', cards: 1, jesters: 0 }),
  option({ do: 'reinforce', guild: 7, card: 'monk', cards: 1, jesters: 1 }),
];
const SWAP: Option[] = [
  ['monk', 'noble'],
  ['monk', 'jester'],
  ['noble', 'noble'],
  ['jester', 'noble'],
].map(([card, also]) => option({ do: 'swap', card, also }));

const verbs = (options: readonly Option[]) => options.map(({ choice }) => choice.do);

describe('what an offer can become', () => {
  it('counts the cards that an option spends', () => {
    expect(spent(option({ do: 'lay', card: 'noble', cards: 2, jesters: 1 }))).toEqual({
      noble: 2,
      jester: 1,
    });
    expect(spent(option({ do: 'lay', card: 'jester', cards: 0, jesters: 3 }))).toEqual({
      jester: 3,
    });
    expect(spent(option({ do: 'swap', card: 'noble', also: 'noble' }))).toEqual({ noble: 2 });
    expect(spent(option({ do: 'use', guild: 7 }))).toEqual({});
  });

  it('is played as it is, or grows into a guild', () => {
    const noble = plus(NOTHING, 'noble');
    expect(verbs(exact(ACTION, noble))).toEqual(['play']);
    expect(verbs(reachable(ACTION, noble))).toEqual(['play', 'lay', 'lay', 'lay']);
    expect(laying(ACTION, noble)?.choice).toMatchObject({ cards: 3, jesters: 0 });
  });

  it('suggests no guild while a lone Jester could belong to any', () => {
    const others = [...ACTION, option({ do: 'lay', card: 'monk', cards: 2, jesters: 1 })];
    expect(laying(others, plus(NOTHING, 'jester'))).toBeNull();
  });

  it('uses or reinforces the selected guild', () => {
    const touched = { ...NOTHING, guild: 7 };
    expect(verbs(exact(ACTION, touched))).toEqual(['use']);
    expect(exact(ACTION, plus(touched, 'jester')).map(offerOf)).toEqual([
      { lifted: { jester: 1 }, guild: 7 },
    ]);
    expect(reachable(ACTION, plus(touched, 'noble'))).toEqual([]);
  });
});

describe('the hand', () => {
  const cards = sorted(HAND, KINDS);
  const card = (key: string) => cards.find((each) => each.key === key)!;

  function hand(options: Option[]) {
    const picking = new Picking<'guilds'>({});
    const ask = (id: string) =>
      picking.ask({
        id,
        seat: 0,
        prompt: 'action',
        arguments: {},
        options,
        may_decline: false,
        clauses: [],
      });
    ask('1.0');
    return {
      picking,
      ask,
      offer: new HandOffer(
        () => picking,
        () => cards,
      ),
    };
  }

  it('puts equal cards side by side in the order of the rulebook', () => {
    expect(cards.map(({ key }) => key)).toEqual([
      'jester:0',
      'monk:0',
      'noble:0',
      'noble:1',
      'noble:2',
    ]);
  });

  it('chooses nothing by lifting, and the whole option by settling', () => {
    const { picking, offer } = hand(ACTION);
    offer.toggle(card('noble:1'));
    offer.toggle(card('noble:2'));
    offer.toggle(card('jester:0'));
    expect(picking.any).toBe(false);
    expect(offer.open).toBe(true);
    expect([...offer.lifted].sort()).toEqual(['jester:0', 'noble:1', 'noble:2']);
    expect(offer.exact).toHaveLength(1);
    offer.settle(offer.exact[0]!);
    expect(picking.single?.choice).toEqual({ do: 'lay', card: 'noble', cards: 2, jesters: 1 });
    expect(offer.open).toBe(false);
  });

  it('replaces the others by a card that does not fit them', () => {
    const { offer } = hand(ACTION);
    offer.toggle(card('noble:0'));
    expect(offer.canLift('monk')).toBe(false);
    expect(offer.canReplaceWith('monk')).toBe(true);
    offer.toggle(card('monk:0'));
    expect([...offer.lifted]).toEqual(['monk:0']);
    offer.touch(7);
    expect(offer.exact.map(({ choice }) => choice)).toEqual([
      { do: 'reinforce', guild: 7, card: 'monk', cards: 1, jesters: 0 },
    ]);
    offer.touch(7);
    expect(verbs(offer.exact)).toEqual(['play']);
  });

  it('puts a card back when it is clicked again', () => {
    const { offer } = hand(ACTION);
    offer.toggle(card('noble:0'));
    offer.toggle(card('noble:0'));
    expect(offer.offer).toEqual(NOTHING);
  });

  it('steps through equal cards', () => {
    const { offer } = hand(ACTION);
    offer.step('noble', 1);
    offer.step('noble', 1);
    expect(offer.offer.lifted).toEqual({ noble: 2 });
    offer.step('noble', -1);
    expect(offer.offer.lifted).toEqual({ noble: 1 });
  });

  it('takes two cards of a swap in either order', () => {
    const { offer } = hand(SWAP);
    offer.toggle(card('noble:0'));
    offer.toggle(card('monk:0'));
    expect(offer.exact.map(({ choice }) => choice)).toEqual([
      { do: 'swap', card: 'monk', also: 'noble' },
    ]);
    expect(offer.canLift('jester')).toBe(false);
  });

  it('keeps the offer with the same question, and drops it with another', () => {
    const { offer, ask } = hand(ACTION);
    offer.toggle(card('noble:0'));
    ask('1.0');
    expect(offer.offer.lifted).toEqual({ noble: 1 });
    ask('2.0');
    expect(offer.offer).toEqual(NOTHING);
  });

  it('drops the cards when the choice is cleared', () => {
    const { picking, offer } = hand(ACTION);
    offer.toggle(card('noble:0'));
    picking.clear();
    expect(offer.lifted.size).toBe(0);
  });

  it('shows advice like an offer, and continues from it', () => {
    const { picking, offer } = hand(ACTION);
    picking.advise({ do: 'lay', card: 'noble', cards: 3, jesters: 1 });
    expect(offer.lifted.size).toBe(4);
    offer.toggle(card('jester:0'));
    expect(picking.any).toBe(false);
    expect(offer.offer.lifted).toEqual({ noble: 3 });
  });
});

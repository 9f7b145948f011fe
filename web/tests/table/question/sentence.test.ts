import { describe, expect, it } from 'vitest';
import type { Decision, GameInfo, Result, View } from '../../../src/protocol';
import { Picking } from '../../../src/table/question/picking.svelte';
import { asked, outcome, waitedFor } from '../../../src/table/question/sentence';
import { loadCatalogue, Words } from '../../../src/words';

const FIELDS = [
  { name: 'card', thing: 'card' },
  { name: 'region', thing: 'region' },
];
const ASKING = [
  { name: 'seat', thing: 'seat' },
  { name: 'card', thing: 'card' },
];
const GAME = {
  verbs: { reinforce: FIELDS, attack: FIELDS, end: [] },
  nouns: { card: 'card' },
} as unknown as GameInfo;
const CARDS = ['red-knight', 'blue-witch'];
const DECISION = {
  id: '0.0',
  seat: 0,
  prompt: 'play',
  arguments: {},
  options: [
    ...CARDS.flatMap((card) =>
      [1, 2].map((region) => ({ choice: { do: 'reinforce', card, region }, details: {} })),
    ),
    { choice: { do: 'end' }, details: {} },
  ],
} as unknown as Decision;

async function french(reader: number | null = 0): Promise<Words> {
  const catalogue = await loadCatalogue('avalon', 'fr');
  return new Words('fr', { game: GAME, catalogue, players: ['Ana', 'Ben'], reader });
}

function picking(): Picking {
  const made = new Picking(GAME.verbs);
  made.ask(DECISION);
  return made;
}

describe('the sentence', () => {
  it('does not announce the turn twice', async () => {
    expect(asked(picking(), GAME, await french())).toMatch(/^Quelle carte/);
  });

  it('asks for what is still missing', async () => {
    const made = picking();
    made.pick('card', 'red-knight');
    expect(asked(made, GAME, await french())).toBe('Chevalier rouge. Quelle région\u00a0?');
  });

  it('names everything that is chosen', async () => {
    const made = new Picking({ ...GAME.verbs, name: ASKING });
    const options = ['attack', 'reinforce'].map((verb) => ({
      choice: { do: verb, card: 'red-knight', region: 2 },
      details: {},
    }));
    made.ask({ ...DECISION, options } as unknown as Decision);
    made.pick('card', 'red-knight');
    made.pick('region', 2);
    expect(asked(made, GAME, await french())).toBe(
      'Chevalier rouge et région\u00a02. Que faites-vous\u00a0?',
    );
  });

  it('says which player the Knight asks, and for what', async () => {
    const game = { verbs: { name: ASKING }, nouns: { card: 'card' } } as unknown as GameInfo;
    const catalogue = await loadCatalogue('guilds', 'en');
    const words = new Words('en', { game, catalogue, players: ['Ana', 'Ben'], reader: 0 });
    const made = new Picking(game.verbs);
    const options = ['monk', 'noble'].flatMap((card) =>
      [1, 2].map((seat) => ({ choice: { do: 'name', seat, card }, details: {} })),
    );
    made.ask({ ...DECISION, options } as unknown as Decision);
    made.pick('seat', 1);
    expect(asked(made, game, words)).toBe('Ben. Which card do you ask for?');
    made.clear();
    made.pick('card', 'monk');
    expect(asked(made, game, words)).toBe('Monk. Who do you ask for this card?');
  });

  it('says what the verb is about, where only that is chosen', async () => {
    const made = picking();
    made.pickVerb('reinforce');
    expect(asked(made, GAME, await french())).toBe('Renforcer. Quelle carte\u00a0?');
  });

  it('says why it asks for confirmation, and shows notes', async () => {
    const made = picking();
    const beside = { doubt: 'Partir quand même ?', note: 'Vous n’avez rien.' };
    expect(asked(made, GAME, await french(), beside)).toMatch(
      /^Quelle carte.* Vous n’avez rien\.$/,
    );
    expect(asked(made, GAME, await french(), { first: 'Écrivez.' })).toBe('Écrivez.');
    made.pickVerb('end');
    expect(asked(made, GAME, await french(), beside)).toBe(beside.doubt);
    expect(asked(made, GAME, await french())).toBe('Vous confirmez ?');
  });

  it('says when it is only advice', async () => {
    const made = picking();
    made.advise({ do: 'end' });
    expect(asked(made, GAME, await french())).toMatch(/^Le bot/);
  });

  it('says what several seats are asked, with prompts of their own or not', async () => {
    const catalogue = await loadCatalogue('fief', 'en');
    const players = ['Ana', 'Ben', 'Cleo'];
    const words = new Words('en', { game: GAME, catalogue, players, reader: 0 });
    const waiting = (...prompts: string[]) =>
      waitedFor(
        {
          waiting: prompts.map((prompt, at) => ({
            id: `7.${at + 1}`,
            seat: at + 1,
            prompt,
            arguments: {},
          })),
        } as unknown as View,
        words,
      );
    expect(waiting('window-income-aside', 'window-income-aside')).toBe(
      'Before income: waiting for Ben and Cleo.',
    );
    expect(waiting('talk', 'talk')).toBe('Private talk: waiting for Ben and Cleo.');
    expect(waiting('unheard-of', 'unheard-of')).toBe('Waiting for Ben and Cleo.');
    expect(waiting('window-income')).toBe('Ben may act before income is paid.');
  });

  it('says who has won, and why', async () => {
    const result = { winners: [1], reason: 'crowns', scores: [] } as Result;
    expect(outcome(result, await french())).toMatch(/^Ben gagne\. Au moins 15\scouronnes/);
    expect(outcome(result, await french(1))).toMatch(/^Vous gagnez/);
  });
});

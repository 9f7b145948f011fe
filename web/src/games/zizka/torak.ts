/** The cards of Torak, the opponent in the solo game. */
import type { Words } from '../../words';
import type { ZizkaTorakView } from '../../protocol';
import type { TooltipText } from './tooltips';
import { counted } from './signs';
import type { Table } from './view';

interface TorakCard {
  move: number;
  vp: number;
  effects: readonly string[];
  loss: 'half-coins' | 'all-coins' | 'member';
  /** His score in a tournament. */
  score: number;
}

function card(
  move: number,
  vp: number,
  loss: TorakCard['loss'],
  score: number,
  ...effects: string[]
): TorakCard {
  return { move, vp, loss, score, effects };
}

/** ZIZ-SOLO-07: cards of every level. */
const BASIC: Readonly<Record<string, TorakCard>> = {
  'torak-basic-1': card(3, 1, 'half-coins', 8, 'refresh-members'),
  'torak-basic-2': card(4, 1, 'member', 9),
  'torak-basic-3': card(2, 1, 'half-coins', 10, 'favour-wenceslas'),
  'torak-basic-4': card(2, 1, 'half-coins', 9, 'favour-sigismund'),
  'torak-basic-5': card(3, 2, 'half-coins', 11, 'swap-event'),
  'torak-basic-6': card(1, 2, 'all-coins', 7, 'swap-event'),
  'torak-basic-7': card(2, 1, 'member', 10, 'refresh-members', 'swap-event'),
  'torak-basic-8': card(1, 3, 'half-coins', 12),
};
/** The additional card of each level. */
const MORE: Readonly<Record<string, TorakCard>> = {
  'torak-easy': card(1, 0, 'half-coins', 7, 'refresh-members'),
  'torak-hard': card(3, 3, 'all-coins', 12, 'swap-event'),
};
const CARDS: Readonly<Record<string, TorakCard>> = { ...BASIC, ...MORE };

/** The cards that may come before all are shuffled again. */
export function cardsLeft({ discarded }: ZizkaTorakView, { level }: Table['modes']): string[] {
  const deck = [...Object.keys(BASIC), `torak-${level}`];
  return deck.filter((name) => name in CARDS && !discarded.includes(name));
}

/** What a card does, as one text. */
export function cardText(name: string, words: Words): string {
  const known = CARDS[name];
  if (known === undefined) return '';
  const { move, vp, loss, score, effects } = known;
  return [
    words.say('board-torak-card', { move, vp }),
    ...effects.map((effect) => words.say(`board-torak-${effect}`)),
    words.say('board-torak-loss', { loss, score }),
  ].join(' ');
}

export function torakTooltip(
  torak: ZizkaTorakView,
  modes: Table['modes'],
  words: Words,
): TooltipText {
  const { points, deck, dice, luck, discarded, lying } = torak;
  const last = discarded.at(-1);
  const told = [
    `${words.say('board-torak-strength', { count: dice, luck })}.`,
    ...(last === undefined
      ? []
      : [words.say('board-torak-last', { card: last }), cardText(last, words)]),
  ];
  return {
    title: words.component('commander', 'torak'),
    lead: [
      words.say('board-sign-vp', { count: points }),
      words.say('board-torak-deck', { count: deck }),
    ].join(', '),
    lines: cardsLeft(torak, modes).map((name) => ({
      label: words.component('card', name),
      signs: counted([
        ['move', CARDS[name]?.move ?? 0],
        ['vp', CARDS[name]?.vp ?? 0],
      ]),
    })),
    text: told.filter(Boolean).join(' '),
    more: lying ? words.say('board-torak-lies') : '',
  };
}

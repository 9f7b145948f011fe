/** Builds the details of a thing on the table: name, what is printed on it, current state. */
import type { Words } from '../../words';
import {
  abilitySigns,
  BACKS,
  iconSigns,
  rewardSigns,
  rowSigns,
  signNames,
  SPOILS,
  type Count,
} from './signs';
import {
  deckAt,
  knows,
  standing,
  whatIsAt,
  type CastleDeck,
  type Member,
  type Space,
  type Table,
  type Token,
} from './view';

export interface TooltipText {
  title: string;
  /** What kind of thing it is. */
  lead?: string;
  /** Rows of signs, each with a label. */
  lines?: { label: string; signs: Count[] }[];
  /** The face of an event token. */
  token?: Token;
  text?: string;
  /** Its current state. */
  more?: string;
}

/** The details as one text for screen readers. */
export function spoken(tooltipText: TooltipText, words: Words): string {
  const { title, lead, lines = [], token, text, more } = tooltipText;
  const rows = lines.map(({ label, signs }) =>
    words.say('board-line', { label, signs: signNames(signs, words) }),
  );
  return [
    lead === undefined ? `${title}.` : words.say('board-titled', { title, lead }),
    ...rows,
    ...(token === undefined ? [] : tokenLines(token, words)),
    text,
    more,
  ]
    .filter(Boolean)
    .join(' ');
}

// Members ------------------------------------------------------------------------------------------

export function memberTooltip(member: Member, words: Words): TooltipText {
  const { name, level, cost, rejects, conditional } = member;
  const text = [
    conditional === null
      ? ''
      : conditional === 'tournament'
        ? words.say('board-helps-joust')
        : words.say('board-helps', { kind: conditional }),
    rejects === null ? '' : words.say('board-rejects', { trait: rejects }),
  ];
  return {
    title: words.component('member', name),
    lead:
      level === 0
        ? words.say('board-companion')
        : words.say('board-member', { level, count: cost }),
    lines: [{ label: words.say('board-gives'), signs: abilitySigns(member.abilities) }],
    text: text.filter(Boolean).join(' '),
  };
}

// Spaces -------------------------------------------------------------------------------------------

export function spaceTooltip(table: Table, space: Space, words: Words): TooltipText {
  const told: TooltipText = {
    title: words.component('space', space.name),
    lead: words.component('kind', whatIsAt(space)),
    more: presence(table, space, words),
  };
  const deck = deckAt(table, space);
  if (deck !== undefined) return { ...told, ...castleParts(deck, words) };
  if (space.face !== null) {
    const { name, kind } = space.face;
    const lead = words.say('board-token', { token: name, kind });
    const text = knows(table, space) ? words.say('board-peeked') : '';
    return { ...told, lead, token: space.face, text };
  }
  if (space.token !== null) return { ...told, ...backParts(space.token, words) };
  return { ...told, text: emptyText(space, words) };
}

/** ZIZ-EVENT-03: what the back says. */
function backParts(kind: string, words: Words): Partial<TooltipText> {
  const { needs, step } = BACKS[kind] ?? { needs: [], step: null };
  if (needs.length === 0) return { text: words.say('board-back-tournament') };
  const lines = [
    { label: words.say('board-back-asks'), signs: needs.map((sign) => ({ sign, count: 1 })) },
    ...(step === null
      ? []
      : [{ label: words.say('board-back-pays'), signs: [{ sign: step, count: 1 }] }]),
  ];
  return { lines, text: words.say('board-back') };
}

function castleParts(deck: CastleDeck, words: Words): Partial<TooltipText> {
  const known = deck.known[0] ?? null;
  const spoils = {
    label: words.say('board-spoils'),
    signs: SPOILS[deck.difficulty] ?? [],
  };
  if (known === null) return { lines: [spoils], text: words.say('board-castle-hidden') };
  const rows = known.rows.map((row, at) => ({
    label: words.say('board-row', { row: at + 1 }),
    signs: iconSigns(row),
  }));
  const text = words.say('board-castle-known', { card: known.name });
  return { lines: [...rows, spoils], text };
}

export function castleTooltip(deck: CastleDeck, words: Words): TooltipText {
  return {
    title: words.say('board-castle-deck', { difficulty: deck.difficulty }),
    lead: words.say('board-castle-count', { count: deck.count }),
    ...castleParts(deck, words),
  };
}

function emptyText({ kind }: Space, words: Words): string {
  const key = `board-empty-${kind}`;
  return words.knows(key) ? words.say(key) : '';
}

/** Who is there. */
function presence(table: Table, space: Space, words: Words): string {
  const seats = standing(table, space.name).map((seat) => {
    const { lying } = table.seats[seat] ?? {};
    return lying ? words.say('board-lies', { seat }) : words.say('board-stands', { seat });
  });
  const torak =
    table.torak?.space === space.name
      ? [words.say(table.torak.lying ? 'board-torak-lies' : 'board-torak-stands')]
      : [];
  return [...seats, ...torak].join(' ');
}

function tokenLines({ rows, personal, common, goal }: Token, words: Words): string[] {
  const prize = (key: string, reward: Token['common']) =>
    reward === null
      ? []
      : [words.say(key, { count: goal, pays: signNames(rewardSigns(reward), words) })];
  return [
    ...rows.map((row, at) =>
      words.say('board-row-line', {
        row: at + 1,
        asks: signNames(rowSigns(row), words),
        pays: signNames(rewardSigns(row.reward), words),
      }),
    ),
    ...prize('board-goal-line', personal),
    ...prize('board-common-line', common),
  ];
}

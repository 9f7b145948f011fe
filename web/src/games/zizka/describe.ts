/** Describes the whole table in plain sentences for screen readers. */
import type { Words } from '../../words';
import { castleTooltip, memberTooltip, spaceTooltip, spoken } from './tooltips';
import { abilitySigns, iconSigns, signNames, type Count } from './signs';
import { isReroll } from './stage/choosing';
import { castleLines, eventLines, type Line } from './stage/rows';
import { wouldLeave } from './stage/steps';
import { tokenOf } from './stage/tournament';
import { torakTooltip } from './torak';
import { LAST_TURN, seatOrder, tableOf, type Member, type Table, type View } from './view';

export function describe(view: View, you: number | null, words: Words): string[] {
  const table = tableOf(view);
  return [
    ...turnLines(view, table, words),
    ...rollLines(table, view.waiting[0]?.prompt, words),
    ...tournamentLines(table, words),
    ...seatOrder(table, you).flatMap((seat) => playerLines(table, seat, words)),
    ...torakLines(table, words),
    ...table.spaces.map((space) => {
      const names = space.links.map((name) => words.component('space', name));
      const roads = words.say('board-roads', { names: words.listed(names) });
      return `${spoken(spaceTooltip(table, space, words), words)} ${roads}`;
    }),
    ...table.offers.flatMap(({ level, tables, top }) => {
      const members = [...tables, top].filter((member) => member !== null);
      const heading = words.say('board-level', { level });
      return members.length === 0 ? [] : [`${heading}.`, ...memberLines(members, words)];
    }),
    ...table.castles.map((deck) => spoken(castleTooltip(deck, words), words)),
    ...reserveLines(table, words),
  ].filter(Boolean);
}

function turnLines(view: View, table: Table, words: Words): string[] {
  if (view.result !== null || table.turn_number === 0) return [];
  return [
    words.say('board-turn', { seat: table.turn, count: table.actions }),
    endingOf(table, words),
  ];
}

/** The announcement that the game is about to end. */
export function endingOf({ end }: Table, words: Words): string {
  if (end === 0) return '';
  return words.say(end === LAST_TURN ? 'board-last-turn' : 'board-last-round');
}

function rollLines(table: Table, asked: string | undefined, words: Words): string[] {
  const { roll, siege } = table;
  if (roll === null) return [];
  const { seat, purpose, dice, rerolls, luck, total } = roll;
  return [
    words.say('board-roll', { seat, purpose, faces: dice.map(({ face }) => face) }),
    words.say('board-roll-has', { icons: named(iconSigns(roll.icons), words) }),
    isReroll(asked) ? words.say('board-sign-reroll', { count: rerolls }) : '',
    words.say('board-sign-luck', { count: luck }),
    siege === null ? '' : words.say('board-obstacle', { row: siege.row }),
    ...rollRows(table, words).flatMap(({ row, asked, note, leaving }) => [
      note === '' ? '' : words.say('board-roll-row', { row, asked, note }),
      leaving.length === 0 ? '' : wouldLeave(leaving, words),
    ]),
    total === null ? '' : words.say('board-total', { count: total }),
  ];
}

/** The rows of the event, or the obstacles of the castle, as on the stage. */
function rollRows(table: Table, words: Words): Line[] {
  const { roll, siege } = table;
  if (roll === null || roll.rows.length === 0) return [];
  if (siege === null) {
    const token = tokenOf(table, roll.seat);
    return token === null ? [] : eventLines(token, roll, table, words);
  }
  const deck = table.castles.find(({ difficulty }) => difficulty === siege.difficulty);
  const castle = deck?.known[0];
  return castle ? castleLines(castle, siege.row, roll, words) : [];
}

function tournamentLines({ tourney }: Table, words: Words): string[] {
  if (tourney === null) return [];
  const { host, riders, pot, scores, torak, rider, faces, aside, score } = tourney;
  return [
    words.say('board-tourney', { seat: host, count: pot }),
    ...scores.map((count, at) => words.say('board-score', { seat: riders[at] ?? host, count })),
    torak === null ? '' : words.say('board-torak-score', { count: torak }),
    rider === null ? '' : words.say('board-jousts', { seat: rider, faces, count: score }),
    aside.length === 0 ? '' : words.say('board-set-aside', { aside }),
  ];
}

function playerLines(table: Table, seat: number, words: Words): string[] {
  const player = table.seats[seat];
  if (player === undefined || player.commander === null) return [];
  const { commander, points, coins, luck, morale, warrant, favours, castles, range } = player;
  return [
    words.say('board-player', { seat, commander, points, coins, luck }),
    player.space === null ? '' : words.say('board-player-space', { seat, space: player.space }),
    `${words.say('board-morale', { count: morale })}.`,
    words.say('board-player-has', { signs: named(abilitySigns(player.totals), words) }),
    `${words.say('board-range', { count: range })}.`,
    warrant === null ? '' : `${words.say('board-warrant', { count: warrant })}.`,
    player.lying ? words.say('board-lies', { seat }) : '',
    ...favours.map((sovereign) => `${words.say('board-favour', { sovereign })}.`),
    castles.length === 0
      ? ''
      : words.say('board-line', {
          label: words.say('board-castles-taken'),
          signs: words.listed(castles.map((card) => words.component('card', card))),
        }),
    `${words.say('board-entourage')}.`,
    ...memberLines(player.entourage, words),
  ];
}

function torakLines({ torak, modes, warrants }: Table, words: Words): string[] {
  if (torak === null) return [];
  const { space, points } = torak;
  return [
    words.say('board-torak', { space, count: points }),
    spoken(torakTooltip(torak, modes, words), words),
    ...warrants.map(
      (warrant) =>
        `${words.component('warrant', warrant)}. ${words.component('warrant', warrant, 'text')}`,
    ),
  ];
}

function reserveLines({ heap, used, favours, luck }: Table, words: Words): string[] {
  return [
    words.say('board-stack', { count: heap, used: used.length }),
    favours.length === 0
      ? ''
      : words.say('board-reserve', {
          names: words.listed(favours.map((sovereign) => words.component('sovereign', sovereign))),
        }),
    luck === null ? '' : words.say('board-luck-left', { count: luck }),
  ];
}

function memberLines(members: readonly Member[], words: Words): string[] {
  return members.map((member) => spoken(memberTooltip(member, words), words));
}

function named(signs: readonly Count[], words: Words): string {
  return signs.length === 0 ? words.say('board-nothing') : signNames(signs, words);
}

/**
 * Describes the whole table in plain sentences for screen readers: first what goes on, then in
 * chapters the families, the fiefs with their villages, and the bishoprics.
 */
import type { Words } from '../../words';
import type { Chapter } from '../contract';
import { dangersOf } from './dangers';
import { fiefTooltip, lordTooltip, seeTooltip, spoken, villageTooltip } from './tooltips';
import { campsOf } from './victory';
import { familyOf, seatOrder, tableOf, type Fief, type Table, type View } from './view';

export function describe(view: View, you: number | null, words: Words): (string | Chapter)[] {
  const table = tableOf(view);
  const chapters = [
    chapter(
      words.say('board-victory'),
      campsOf(table).map(({ seats, points, goal }) =>
        words.say('board-points-of', { seats, points, goal }),
      ),
    ),
    ...(you === null
      ? []
      : [
          chapter(
            words.say('board-dangers'),
            dangersOf(table, you, words).map(({ text }) => text),
          ),
        ]),
    ...seatOrder(table, you).map((seat) =>
      chapter(words.player(seat), playerLines(table, seat, you, words)),
    ),
    ...table.fiefs.map((fief) =>
      chapter(words.component('fief', fief.name), fiefLines(table, fief, words)),
    ),
    chapter(
      words.say('board-bishoprics'),
      table.bishoprics.map((see) => spoken(seeTooltip(table, see, words), words)),
    ),
    chapter(words.say('board-piles'), [
      ...relicLines(table, words),
      words.say('board-piles-left', {
        characters: table.piles.characters,
        events: table.piles.events,
        track: table.piles.track,
      }),
    ]),
  ];
  return [
    ...turnLines(view, table, words),
    ...recruitsLines(table, words),
    ...battleLines(table, words),
    ...electionLines(table, words),
    ...chapters.filter(({ lines }) => lines.length > 0),
  ].filter((each) => each !== '');
}

const chapter = (title: string, lines: readonly string[]): Chapter => ({
  title,
  lines: lines.filter((line) => line !== ''),
});

/** A fief and its villages, with the roads from each. */
function fiefLines(table: Table, fief: Fief, words: Words): string[] {
  return [
    spoken(fiefTooltip(table, fief, words), words),
    ...table.villages
      .filter((village) => village.fief === fief.name)
      .map((village) => {
        const names = village.links.map((name) => words.component('village', name));
        const roads = words.say('board-roads', { names: words.listed(names) });
        return `${spoken(villageTooltip(table, village, words), words)} ${roads}`;
      }),
  ];
}

function turnLines(view: View, table: Table, words: Words): string[] {
  if (view.result !== null) return [];
  return [
    words.say('board-turn-phase', { count: table.turn, phase: table.phase }),
    table.first === null ? '' : words.say('board-first', { seat: table.first }),
    table.active === null ? '' : words.say('board-active', { seat: table.active }),
  ];
}

function battleLines({ battle }: Table, words: Words): string[] {
  if (battle === null) return [];
  const { village, attack, defence } = battle;
  return [
    words.say('board-battle-at', { village }),
    ...[attack, defence].flatMap(({ seats, sergeants, knights, lords, points, dice }) => [
      words.say('board-battle-side', {
        seats,
        pieces: words.listed([
          ...lords.map((name) => words.component('lord', name)),
          ...(sergeants === null || knights === null
            ? [words.say('board-battle-unshown')]
            : [
                words.say('board-host-sergeants', { count: sergeants }),
                words.say('board-host-knights', { count: knights }),
              ]),
        ]),
      }),
      ...(points === null ? [] : [words.say('board-combat', { count: points })]),
      ...(dice === null ? [] : [words.say('board-battle-dice', { count: dice })]),
    ]),
  ];
}

function recruitsLines({ recruits }: Table, words: Words): string[] {
  if (recruits === null) return [];
  const { seat, sergeants, knights, placed } = recruits;
  const pieces = words.listed([
    ...(sergeants === 0 ? [] : [words.say('board-host-sergeants', { count: sergeants })]),
    ...(knights === 0 ? [] : [words.say('board-host-knights', { count: knights })]),
  ]);
  return [words.say('board-recruits', { seat, pieces, count: placed })];
}

function electionLines({ election }: Table, words: Words): string[] {
  if (election === null) return [];
  const { office, candidates, voices } = election;
  return [
    words.say('board-election-of', { office }),
    candidates.length === 0
      ? ''
      : words.say('board-candidates-are', {
          names: words.listed(candidates.map((name) => words.component('lord', name))),
        }),
    ...voices.flatMap((count, seat) =>
      count === 0 ? [] : [words.say('board-has-voices', { seat, count })],
    ),
  ];
}

function playerLines(table: Table, seat: number, you: number | null, words: Words): string[] {
  const player = table.seats[seat];
  if (player === undefined) return [];
  const { points, goal, money, hand, villages, ally, together, embassies, income } = player;
  return [
    words.say('board-points-of', { seats: [seat], points, goal }),
    words.say('board-has-villages', { count: villages }),
    words.say('board-has-cards', { count: hand.length }),
    money === null
      ? words.say('board-money-hidden')
      : words.say('board-has-money', { count: money }),
    ally === null ? '' : words.say('board-allied', { seat: ally, count: together }),
    table.modes.free_diplomacy ? '' : words.say('board-has-embassies', { count: embassies }),
    words.say('board-paid-now', { count: income.total }),
    words.say('board-supply', {
      sergeants: player.sergeants,
      knights: player.knights,
      engines: player.engines,
    }),
    seat === you && hand.length > 0
      ? words.say('board-hand-is', {
          names: words.listed(hand.map((card) => words.component('card', card))),
        })
      : '',
    ...familyOf(table, seat).map((lord) => spoken(lordTooltip(table, lord, words), words)),
  ];
}

function relicLines({ relics }: Table, words: Words): string[] {
  return relics.flatMap(({ relic, holder, village }) => {
    if (relic === null) return [];
    if (holder !== null) return [words.say('board-relic-borne', { relic, lord: holder })];
    return village === null ? [] : [words.say('board-relic-at', { relic, village })];
  });
}

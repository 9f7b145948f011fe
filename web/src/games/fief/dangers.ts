/** 'What can happen to me now': what everybody can see coming, read out of the view, the worst first. */
import type { Words } from '../../words';
import { motives } from './lore';
import type { Sign } from './icons';
import { winningNow } from './victory';
import { familyOf, hostAt, presentAt, type Table, type Village } from './view';

export interface Danger {
  sign: Sign;
  text: string;
  /** Whether it is bad for the reader; the rest is good to know. */
  bad: boolean;
}

export function dangersOf(table: Table, you: number, words: Words): Danger[] {
  return [
    ...endings(table, you, words),
    ...attacks(table, you, words),
    ...sieges(table, you, words),
    ...lords(table, you, words),
    ...revolts(table, you, words),
    ...calamities(table, words),
    ...elections(table, words),
  ];
}

/** Who wins at the end of this turn, as it stands. */
function endings(table: Table, you: number, words: Words): Danger[] {
  return winningNow(table).map(({ seats }) => ({
    sign: 'points',
    bad: !seats.includes(you),
    text: words.say('board-wins-now', { seats }),
  }));
}

/** FIEF-6.0-05: with a free lord and troops one can attack whoever stands in the same village. */
function attacks(table: Table, you: number, words: Words): Danger[] {
  return table.villages.flatMap((village) => {
    if (!presentAt(table, village).includes(you) || isStormy(table, village)) return [];
    const seats = presentAt(table, village)
      .filter((seat) => seat !== you)
      .filter((seat) => {
        const { lords, count } = hostAt(table, village, seat);
        return lords.length > 0 && count > 0;
      });
    if (seats.length === 0) return [];
    const text = words.say('board-may-attack', { seats, village: village.name });
    return [{ sign: 'battle' as const, bad: true, text }];
  });
}

function isStormy(table: Table, { bishopric }: Village): boolean {
  return table.bishoprics.some(
    ({ number, sky }) => number === bishopric && sky.includes('bad-weather'),
  );
}

function sieges(table: Table, you: number, words: Words): Danger[] {
  return table.villages
    .filter(({ control }) => control === you)
    .flatMap(({ name, sieges: around }) =>
      around.map(({ seat }) => ({
        sign: 'engine' as const,
        bad: true,
        text: words.say('board-besieged', { seat, village: name }),
      })),
    );
}

function lords(table: Table, you: number, words: Words): Danger[] {
  return familyOf(table, you).flatMap(
    ({ name, captor, ransom, marked, king, queen, prince, pope }) => [
      ...(captor === null
        ? []
        : [
            {
              sign: 'chains' as const,
              bad: true,
              text: words.say('board-danger-prisoner', { lord: name, seat: captor, count: ransom }),
            },
          ]),
      // FIEF-10.4-02: Justice reaches neither the royal family nor the pope.
      ...(marked && !king && !queen && !prince && !pope
        ? [
            {
              sign: 'justice' as const,
              bad: true,
              text: words.say('board-justice', { lord: name }),
            },
          ]
        : []),
    ],
  );
}

function revolts(table: Table, you: number, words: Words): Danger[] {
  const names = table.villages
    .filter((village) => village.control === you && motives(table, village).length > 0)
    .map(({ name }) => name);
  if (names.length === 0) return [];
  const text = words.say('board-may-revolt', {
    count: names.length,
    names: words.listed(names.map((name) => words.component('village', name))),
  });
  return [{ sign: 'revolt', bad: true, text }];
}

/** FIEF-2.3-01: what lies on the track strikes before this turn's income, and nobody knows what it is. */
function calamities({ piles: { track } }: Table, words: Words): Danger[] {
  if (track === 0) return [];
  return [{ sign: 'plague', bad: true, text: words.say('board-calamities', { count: track }) }];
}

/** FIEF-1.8-05, -06: a king wants so many voices of titled lords, and a bishop among his voters. */
const KING_VOICES = 3;

function mayBeCrowned({ king, bishoprics, lords: all }: Table): boolean {
  return (
    king === null &&
    bishoprics.some(({ bishop }) => bishop !== null) &&
    all.filter(({ titles }) => titles > 0).length >= KING_VOICES
  );
}

/** FIEF-1.4-01, FIEF-1.8-01: what will be voted on in the next first phase, as it stands. */
function elections(table: Table, words: Words): Danger[] {
  if (table.turn === 0) return [];
  const sees = table.bishoprics.filter(
    ({ bishop, villages }) =>
      bishop === null &&
      villages.every(
        (name) => table.villages.find((village) => village.name === name)?.control != null,
      ),
  );
  const offices = [
    ...sees.map(({ number }) => `bishop-${number}`),
    ...(mayBeCrowned(table) ? ['king'] : []),
  ];
  if (offices.length === 0) return [];
  const names = words.listed(offices.map((office) => words.component('office', office)));
  return [{ sign: 'vote', bad: false, text: words.say('board-elections', { names }) }];
}

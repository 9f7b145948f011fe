/** Lists what can happen to the viewer now, from public knowledge in the view, the worst first. */
import type { Words } from '../../words';
import { motives } from './tooltips';
import type { Sign } from './icons';
import { winningNow } from './victory';
import {
  familyOf,
  hostAt,
  PHASES,
  presentAt,
  villageOf,
  type Lord,
  type Table,
  type Village,
} from './view';

export interface Danger {
  sign: Sign;
  text: string;
  /** Whether it is bad for the viewer; the rest is useful to know. */
  bad: boolean;
}

export function dangersOf(table: Table, you: number, words: Words): Danger[] {
  return [
    ...endings(table, you, words),
    ...attacks(table, you, words),
    ...sieges(table, you, words),
    ...marches(table, you, words),
    ...lords(table, you, words),
    ...revolts(table, you, words),
    ...calamities(table, words),
    ...elections(table, words),
  ];
}

/** The winners at the end of this turn, in the current state. */
function endings(table: Table, you: number, words: Words): Danger[] {
  return winningNow(table).map(({ seats }) => ({
    sign: 'points',
    bad: !seats.includes(you),
    text: words.say('board-wins-now', { seats }),
  }));
}

function attacks(table: Table, you: number, words: Words): Danger[] {
  return table.villages.flatMap((village) => {
    const seats = attackersAt(table, village, you).filter(
      (seat) => !areInBattle(table, village, [seat, you]),
    );
    if (seats.length === 0) return [];
    const text = words.say('board-may-attack', { seats, village: village.name });
    return [{ sign: 'battle' as const, bad: true, text }];
  });
}

/** In a battle the sides are already fixed. */
function areInBattle({ battle }: Table, { name }: Village, seats: readonly number[]): boolean {
  return battle?.village === name && seats.every((seat) => battle.sides[seat] !== 'neither');
}

/** FIEF-6.0-05: a free lord with troops can attack anyone in the same village. */
function attackersAt(table: Table, village: Village, you: number): number[] {
  const present = presentAt(table, village);
  if (!present.includes(you) || isStormy(table, village)) return [];
  return present.filter((seat) => {
    const { lords, count } = hostAt(table, village, seat);
    return seat !== you && lords.length > 0 && count > 0;
  });
}

/** At most this many villages are listed. */
const MARCHES = 3;

/**
 * Players who could still march on a village of the viewer this turn; the strongest of them is
 * compared with the troops there. Villages with a possible attacker present are listed elsewhere.
 */
function marches(table: Table, you: number, words: Words): Danger[] {
  const found = new Map<string, { seats: Set<number>; count: number }>();
  for (const { seat, count, within } of marchers(table, you)) {
    for (const name of within) {
      const village = villageOf(table, name);
      if (village === undefined || !isHeld(table, village, you)) continue;
      if (attackersAt(table, village, you).length > 0) continue;
      const { seats, count: before } = found.get(name) ?? {
        seats: new Set(),
        count: -hostAt(table, village, you).count,
      };
      found.set(name, { seats: seats.add(seat), count: before + count });
    }
  }
  return [...found]
    .sort(([, one], [, other]) => other.count - one.count)
    .slice(0, MARCHES)
    .map(([village, { seats }]) => ({
      sign: 'battle' as const,
      bad: true,
      text: words.say('board-may-come', { seats: [...seats], village }),
    }));
}

function isHeld(table: Table, village: Village, you: number): boolean {
  return village.control === you || presentAt(table, village).includes(you);
}

interface Marching {
  seat: number;
  /** The number of troops. */
  count: number;
  /** Where they could end their march. */
  within: ReadonlySet<string>;
}

/**
 * FIEF-5.0-05: troops with a free lord who can still move, before and in the movement phase;
 * without those of the viewer's ally.
 */
function marchers(table: Table, you: number): Marching[] {
  const now = PHASES.findIndex((phase) => phase === table.phase);
  if (table.turn === 0 || now > PHASES.indexOf('movement')) return [];
  return table.villages.flatMap((village) =>
    presentAt(table, village)
      .filter((seat) => seat !== you && seat !== table.seats[you]?.ally && !hasMoved(table, seat))
      .flatMap((seat) => {
        const { lords, count } = hostAt(table, village, seat);
        const stages = Math.max(
          0,
          ...lords
            .filter(({ post }) => post !== 'inside' || village.sieges.length === 0) // FIEF-5.0-19
            .map((lord) => stagesOf(table, lord)),
        );
        return count === 0 ? [] : [{ seat, count, within: reached(table, village, stages, you) }];
      }),
  );
}

/** FIEF-5.0-01: players move one after the other, in turn order. */
function hasMoved({ phase, first, active, seats }: Table, seat: number): boolean {
  if (phase !== 'movement' || first === null || active === null) return false;
  const place = (each: number) => (each - first + seats.length) % seats.length;
  return place(seat) < place(active);
}

/** FIEF-5.0-03: the stages a lord has left, of two in a turn; d'Arc of three. */
function stagesOf({ phase }: Table, { arc, stages }: Lord): number {
  return (arc ? 3 : 2) - (phase === 'movement' ? stages : 0);
}

/**
 * The villages in reach by roads: neither through bad weather (FIEF-2.3.1-01) nor past the viewer,
 * who can refuse passage (FIEF-5.0-10).
 */
function reached(table: Table, from: Village, stages: number, you: number): Set<string> {
  const found = new Set<string>();
  let edge = isStormy(table, from) ? [] : [from];
  for (let stage = 0; stage < stages; stage++) {
    edge = edge
      .filter((village) => village === from || !presentAt(table, village).includes(you))
      .flatMap(({ links }) => links.map((name) => villageOf(table, name)))
      .filter((village) => village !== undefined)
      .filter((village) => !found.has(village.name) && !isStormy(table, village));
    for (const { name } of edge) found.add(name);
  }
  return found;
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

/** FIEF-2.3-01: cards on the track, which nobody knows, strike before this turn's income. */
function calamities({ piles: { track } }: Table, words: Words): Danger[] {
  if (track === 0) return [];
  return [{ sign: 'plague', bad: true, text: words.say('board-calamities', { count: track }) }];
}

/**
 * FIEF-1.4-01, FIEF-1.8-01: elections expected in the next first phase, in the current state;
 * without those that are going on.
 */
function elections(table: Table, words: Words): Danger[] {
  if (table.turn === 0) return [];
  const offices = table.ballots.filter((office) => office !== table.election?.office);
  if (offices.length === 0) return [];
  const names = words.listed(offices.map((office) => words.component('office', office)));
  return [{ sign: 'vote', bad: false, text: words.say('board-elections', { names }) }];
}

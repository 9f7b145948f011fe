/**
 * What each event moves, and its sound. Places (`data-place`) on the board: `village:<name>`,
 * `host:<village>:<seat>`, `lord:<name>`, `see:<number>`, `fief:<name>`, `player:<seat>`,
 * `coins:<seat>`, `card:<at>` (own hand), `bank` (beside the phases).
 */
import type { Flight, GameFace } from '../contract';
import { byEvent } from '../told';
import Flying from './Flying.svelte';
import { isSign, type Sign } from './icons';
import { tableOf, type Table, type Told, type View } from './view';

const BANK = 'bank';
const player = (seat: number) => `player:${seat}`;
const purse = (seat: number) => `coins:${seat}`;
const village = (name: string) => `village:${name}`;
const fief = (name: string) => `fief:${name}`;
const see = (number: number) => `see:${number}`;
const pawn = (lord: string) => `lord:${lord}`;

type Move<Given> = (given: Given, view: Table) => Flight[];

function thing(from: string, to: string, view: Table, sign: Sign, count = 1): Flight[] {
  const props = { view, sign, count };
  return count > 0 ? [{ from, to, piece: Flying, props }] : [];
}

function lords(from: string, to: string, view: Table, names: readonly string[]): Flight[] {
  return names.length === 0 ? [] : [{ from, to, piece: Flying, props: { view, lords: names } }];
}

interface Marching {
  seat: number;
  lords: readonly string[];
  village: string;
  to: string;
  count: number;
}

/** A host on the road: its lords, and the troops with them. */
const march: Move<Marching> = ({ seat, lords: names, village: from, to, count }, view) => [
  {
    from: village(from),
    to: village(to),
    piece: Flying,
    props: {
      view,
      lords: names,
      seat,
      sign: 'sergeant',
      count,
    },
  },
];

const buys =
  (sign: Sign): Move<{ seat: number; village: string }> =>
  ({ seat, village: at }, view) =>
    thing(player(seat), village(at), view, sign);

const cardTo =
  (sign: Sign): Move<{ seat: number; bishopric: number }> =>
  ({ seat, bishopric }, view) =>
    thing(player(seat), see(bishopric), view, sign);

const crowns: Move<{ seat: number; fief: string }> = ({ seat, fief: name }, view) => {
  const rank = view.fiefs.find((each) => each.name === name)?.rank ?? '';
  return isSign(rank) ? thing(fief(name), player(seat), view, rank) : [];
};

/** The events that move something. */
const move = byEvent<'fief', [view: Table], Flight[]>({
  marches: march,
  placed: ({ seat, lord, village: at }, view) => lords(player(seat), village(at), view, [lord]),
  settles: ({ seat, lord, village: at }, view) => lords(player(seat), village(at), view, [lord]),
  captured: ({ seat, lord }, view) => lords(pawn(lord), player(seat), view, [lord]),
  'handed-over': ({ other, lord }, view) => lords(pawn(lord), player(other), view, [lord]),
  released: ({ seat, lord }, view) => lords(pawn(lord), player(seat), view, [lord]),
  'sergeant-hired': buys('sergeant'),
  'knight-hired': buys('knight'),
  'sergeant-shown': ({ seat }, view) => thing(BANK, player(seat), view, 'sergeant'),
  'knight-shown': ({ seat }, view) => thing(BANK, player(seat), view, 'knight'),
  'recruit-placed': buys('hidden'),
  'mill-built': buys('mill'),
  'castle-built': buys('castle'),
  'title-bought': crowns,
  crowned: crowns,
  inherited: crowns,
  income: ({ seat, count }, view) => thing(BANK, purse(seat), view, 'coin', count),
  paid: ({ seat, other, count }, view) => thing(purse(seat), purse(other), view, 'coin', count),
  ransomed: ({ seat, other, count }, view) => thing(purse(seat), purse(other), view, 'coin', count),
  pillages: ({ seat, village: at, count }, view) =>
    thing(village(at), purse(seat), view, 'coin', count),
  embassy: ({ seat, other }, view) => thing(player(seat), player(other), view, 'embassy'),
  draws: ({ seat }, view) => thing(BANK, player(seat), view, 'hand'),
  'draws-unseen': ({ seat }, view) => thing(BANK, player(seat), view, 'hand'),
  discards: ({ seat }, view) => thing(player(seat), BANK, view, 'hand'),
  'calamity-strikes': ({ card, bishopric }, view) =>
    isSign(card) ? thing(BANK, see(bishopric), view, card) : [],
  harvest: cardTo('good-harvest'),
  'harvest-cancels': cardTo('good-harvest'),
  weather: cardTo('fair-weather'),
  'weather-cancels': cardTo('fair-weather'),
  tallage: ({ seat, fief: name }, view) => thing(player(seat), fief(name), view, 'tax'),
  tithe: cardTo('tax'),
  bishop: ({ seat, bishopric }, view) => thing(see(bishopric), player(seat), view, 'bishop'),
  king: ({ seat }, view) => thing(BANK, player(seat), view, 'king'),
  queen: ({ seat }, view) => thing(BANK, player(seat), view, 'queen'),
  pope: ({ seat }, view) => thing(BANK, player(seat), view, 'pope'),
  cardinal: ({ seat }, view) => thing(BANK, player(seat), view, 'cardinal'),
  besieges: buys('engine'),
});

export function flights(event: Told, before: View): Flight[] {
  return move(event, tableOf(before)) ?? [];
}

const SOUNDS: Readonly<Record<string, ReturnType<GameFace['sound']>>> = {
  'pile-renewed': 'shuffle',
  'first-player': 'dice',
  settles: 'card',
  placed: 'card',
  marches: 'card',
  draws: 'card',
  'draws-unseen': 'card',
  discards: 'card',
  'tokens-placed': 'card',
  harvest: 'card',
  weather: 'card',
  tallage: 'card',
  tithe: 'card',
  'papal-tithe': 'card',
  'battle-roll': 'dice',
  'revolt-rolls': 'dice',
  'plague-roll': 'dice',
  calms: 'dice',
  calamity: 'dice',
  prayed: 'dice',
  income: 'coin',
  paid: 'coin',
  ransomed: 'coin',
  pillages: 'coin',
  'title-bought': 'coin',
  'hat-bought': 'coin',
  'sergeant-hired': 'coin',
  'knight-hired': 'coin',
  'sergeant-shown': 'coin',
  'knight-shown': 'coin',
  'recruit-placed': 'card',
  'mill-built': 'coin',
  'castle-built': 'coin',
  battle: 'sword',
  besieges: 'sword',
  rides: 'sword',
  revolt: 'sword',
  captured: 'sword',
  assassination: 'sword',
  justice: 'sword',
  ambush: 'sword',
  dies: 'bell',
  bishop: 'bell',
  cardinal: 'bell',
  pope: 'bell',
  king: 'bell',
  queen: 'bell',
  crowned: 'bell',
  married: 'bell',
  election: 'bell',
  excommunicated: 'spell',
  absolved: 'spell',
  arc: 'spell',
  'relic-taken': 'spell',
  'calamity-strikes': 'spell',
  won: 'win',
};

export function sound({ event }: Told): ReturnType<GameFace['sound']> {
  return SOUNDS[event] ?? null;
}

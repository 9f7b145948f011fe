/** What travels where on which event, and how it sounds. Places are those that stage/props.ts names;
 * `stage` is the stage itself. */
import type { Told, View } from '../../protocol';
import type { Flight, GameFace } from '../contract';
import Flying from './Flying.svelte';
import type { Sign } from './icons';
import { onOffer, tableOf, type Table } from './view';

type Arguments = Told['arguments'];

const STAGE = 'stage';
const TORAK = 'torak';
const player = (seat: unknown) => `player:${String(seat)}`;
const purse = (seat: unknown) => `coins:${String(seat)}`;
const figure = (who: unknown) => `figure:${String(who)}`;
const space = (name: unknown) => `space:${String(name)}`;
const member = (name: unknown) => `member:${String(name)}`;

function things(from: string, to: string, sign: Sign, count: unknown = 1): Flight[] {
  const props = { sign, count: Number(count) };
  return props.count > 0 ? [{ from, to, piece: Flying, props }] : [];
}

function ride(table: Table, who: number | 'torak', to: unknown): Flight[] {
  const commander = who === 'torak' ? who : (table.seats[who]?.commander ?? null);
  return [{ from: figure(who), to: space(to), piece: Flying, props: { commander } }];
}

/** Back to those of the own level; who came with the commander is out of the game. */
function leaves({ member: name }: Arguments, table: Table): Flight[] {
  const all = [...table.seats.flatMap(({ entourage }) => entourage), ...onOffer(table)];
  const level = all.find((one) => one.name === name)?.level ?? 0;
  return level > 0 ? things(member(name), `deck:${level}`, 'member') : [];
}

const joins = ({ seat, member: name }: Arguments) => things(member(name), player(seat), 'member');

/** Events in which something moves. */
const MOVES: Record<string, (given: Arguments, table: Table) => Flight[]> = {
  moved: ({ seat, space: to }, table) => ride(table, Number(seat), to),
  'torak-moved': ({ space: to }, table) => ride(table, 'torak', to),
  coins: ({ seat, count }) => things(STAGE, purse(seat), 'coin', count),
  paid: ({ seat, count }) => things(purse(seat), STAGE, 'coin', count),
  rerolled: ({ seat, paid }) => things(purse(seat), STAGE, 'coin', paid),
  entered: ({ seat, count }) => things(purse(seat), STAGE, 'coin', count),
  captured: ({ seat, other, count }) => things(purse(other), purse(seat), 'coin', count),
  'lost-coins': ({ seat, count }) => things(purse(seat), TORAK, 'coin', count),
  points: ({ seat, count }) => things(STAGE, player(seat), 'vp', count),
  'off-the-track': ({ seat, count }) => things(STAGE, player(seat), 'vp', count),
  'favour-kept': ({ seat, count }) => things(STAGE, player(seat), 'vp', count),
  'torak-points': ({ count }) => things(figure('torak'), TORAK, 'vp', count),
  luck: ({ seat, count }) => things(STAGE, player(seat), 'luck', count),
  'luck-spent': ({ seat, count }) => things(player(seat), STAGE, 'luck', count),
  step: ({ seat, trait }) => things(STAGE, player(seat), trait as Sign),
  favour: ({ seat, sovereign }) => things(STAGE, player(seat), sovereign as Sign),
  'favour-taken': ({ seat, other, sovereign }) =>
    things(player(other), player(seat), sovereign as Sign),
  warrant: ({ seat }) => things(STAGE, player(seat), 'warrant'),
  writ: ({ seat }) => things(STAGE, player(seat), 'warrant'),
  'writ-lifted': ({ seat }) => things(player(seat), STAGE, 'warrant'),
  conquered: ({ seat, difficulty }) =>
    things(`castles:${String(difficulty)}`, player(seat), 'castle'),
  hired: joins,
  recruited: joins,
  dismissed: leaves,
  'sent-away': leaves,
  given: leaves,
  left: leaves,
};

export function flights(event: Told, before: View): Flight[] {
  return MOVES[event.event]?.(event.arguments, tableOf(before)) ?? [];
}

const SOUNDS: Readonly<Record<string, ReturnType<GameFace['sound']>>> = {
  'laid-out': 'shuffle',
  'tokens-shuffled': 'shuffle',
  'deck-renewed': 'shuffle',
  'torak-shuffled': 'shuffle',
  'members-sent-away': 'shuffle',
  commander: 'bell',
  moved: 'card',
  'torak-moved': 'card',
  'turned-up': 'card',
  'torak-card': 'card',
  peeked: 'card',
  'peeked-unseen': 'card',
  'peeked-castle': 'card',
  'peeked-castle-unseen': 'card',
  'token-swapped': 'card',
  recruited: 'card',
  rolled: 'dice',
  rerolled: 'dice',
  jousts: 'dice',
  'jousts-again': 'dice',
  'jousts-free': 'dice',
  'torak-rolled': 'dice',
  coins: 'coin',
  paid: 'coin',
  entered: 'coin',
  hired: 'coin',
  'lost-coins': 'coin',
  'luck-spent': 'spell',
  favour: 'spell',
  'favour-taken': 'spell',
  completed: 'bell',
  tournament: 'bell',
  conquered: 'bell',
  'won-tournament': 'bell',
  besieged: 'sword',
  breached: 'sword',
  attacked: 'sword',
  'attacked-torak': 'sword',
  'torak-attacks': 'sword',
  captured: 'sword',
  warrant: 'sword',
  writ: 'sword',
  won: 'win',
  'beat-torak-in-the-end': 'win',
};

export function sound({ event }: Told): ReturnType<GameFace['sound']> {
  return SOUNDS[event] ?? null;
}

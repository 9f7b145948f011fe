/**
 * What each event moves, and its sound. Places are listed in stage/props.ts; `stage` is the stage.
 */
import type { Flight, GameFace } from '../contract';
import { byEvent } from '../told';
import Flying from './Flying.svelte';
import type { Sign } from './icons';
import { onOffer, tableOf, type Table, type Told, type View } from './view';

const STAGE = 'stage';
const TORAK = 'torak';
const player = (seat: number) => `player:${seat}`;
const purse = (seat: number) => `coins:${seat}`;
const figure = (who: number | 'torak') => `figure:${who}`;
const space = (name: string) => `space:${name}`;
const member = (name: string) => `member:${name}`;

function things(from: string, to: string, sign: Sign, count = 1): Flight[] {
  const props = { sign, count };
  return count > 0 ? [{ from, to, piece: Flying, props }] : [];
}

function ride(table: Table, who: number | 'torak', to: string): Flight[] {
  const commander = who === 'torak' ? who : (table.seats[who]?.commander ?? null);
  return [{ from: figure(who), to: space(to), piece: Flying, props: { commander } }];
}

/** A member returns to the deck of their level; one who came with the commander leaves the game. */
function leaves({ member: name }: { member: string }, table: Table): Flight[] {
  const all = [...table.seats.flatMap(({ entourage }) => entourage), ...onOffer(table)];
  const level = all.find((one) => one.name === name)?.level ?? 0;
  return level > 0 ? things(member(name), `deck:${level}`, 'member') : [];
}

const joins = ({ seat, member: name }: { seat: number; member: string }) =>
  things(member(name), player(seat), 'member');

/** The events that move something. */
const move = byEvent<'zizka', [table: Table], Flight[]>({
  moved: ({ seat, space: to }, table) => ride(table, seat, to),
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
  conquered: ({ seat, difficulty }) => things(`castles:${difficulty}`, player(seat), 'castle'),
  hired: joins,
  recruited: joins,
  dismissed: leaves,
  'sent-away': leaves,
  given: leaves,
  left: leaves,
});

export function flights(event: Told, before: View): Flight[] {
  return move(event, tableOf(before)) ?? [];
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

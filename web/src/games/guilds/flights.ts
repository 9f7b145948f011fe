/** How events move cards. Cards unknown to the viewer fly face down. */
import type { Flight } from '../contract';
import { byEvent, type ByEvent } from '../told';
import Flying from './Flying.svelte';
import type { Told, View } from './view';

/** The four places in the middle, and those of a seat. */
const hand = (seat: number) => `hand:${seat}`;
const guilds = (seat: number) => `guilds:${seat}`;

function fly(from: string, to: string, kind: string | null = null): Flight {
  return { from, to, piece: Flying, props: { kind } };
}

function faces(from: string, to: string, kinds: readonly string[]): Flight[] {
  return kinds.map((kind) => fly(from, to, kind));
}

function backs(from: string, to: string, count: number): Flight[] {
  return Array.from({ length: count }, () => fly(from, to));
}

interface Joining {
  card: string;
  count: number;
  jesters: number;
}

/** The cards that join a guild. */
export function joined({ card, count, jesters }: Joining): string[] {
  return Array.from({ length: count }, (_, at) => (at < count - jesters ? card : 'jester'));
}

/** The place of a guild that was on the table before; otherwise that of its owner. */
function guild(number: number, owner: number, { table: { seats } }: View): string {
  const there = seats.some((seat) => seat.guilds.some((each) => each.number === number));
  return there ? `guild:${number}` : guilds(owner);
}

/** The events that move something. */
const MOVES: ByEvent<'guilds', [before: View], Flight[]> = {
  'round-began': ({ card }, { seats }) => [
    ...Array.from({ length: seats }, (_, seat) => fly('draw', hand(seat))),
    fly('draw', 'discard', card),
  ],
  played: ({ seat, card }) => [fly(hand(seat), 'played', card)],
  'discarded-played': ({ card }) => [fly('played', 'discard', card)],
  laid: (told) => faces(hand(told.seat), guilds(told.seat), joined(told)),
  reinforced: (told, before) =>
    faces(hand(told.seat), guild(told.guild, told.seat, before), joined(told)),
  drew: ({ seat, cards }) => faces('draw', hand(seat), cards),
  'drew-unseen': ({ seat, count }) => backs('draw', hand(seat), count),
  refilled: () => [fly('discard', 'draw')],
  'artisan-took': ({ seat, card }) => [fly('discard', hand(seat), card)],
  assassinated: ({ card, other, guild: number }, before) => [
    fly(guild(number, other, before), 'discard', card),
  ],
  stole: ({ seat, card, other, guild: number }, before) => [
    fly(guild(number, other, before), hand(seat), card),
  ],
  dissolved: ({ seat, cards, guild: number }, before) =>
    faces(guild(number, seat, before), hand(seat), cards),
  'knight-took': ({ seat, other, card }) => [fly(hand(other), hand(seat), card)],
  swapped: ({ seat, other, given, received }) => [
    ...faces(hand(seat), hand(other), given),
    ...faces(hand(other), hand(seat), received),
  ],
  'swapped-unseen': ({ seat, other }) => [
    ...backs(hand(seat), hand(other), 2),
    ...backs(hand(other), hand(seat), 2),
  ],
  begged: ({ seat, other, card }) => [fly(hand(other), hand(seat), card)],
  'begged-unseen': ({ seat, other }) => [fly(hand(other), hand(seat))],
  gave: ({ seat, other, card }) => [fly(hand(seat), hand(other), card)],
  'gave-unseen': ({ seat, other }) => [fly(hand(seat), hand(other))],
  'priest-took': ({ seat, other, card }) => [fly(hand(other), hand(seat), card)],
  'priest-took-unseen': ({ seat, other }) => [fly(hand(other), hand(seat))],
  'priest-gave': ({ seat, other, card }) => [fly(hand(seat), hand(other), card)],
  'priest-gave-unseen': ({ seat, other }) => [fly(hand(seat), hand(other))],
  'magician-discarded': ({ seat, card }) => [fly(hand(seat), 'discard', card)],
  'witch-revealed': ({ card }) => [fly('draw', 'discard', card)],
};

const move = byEvent(MOVES);

export function flights(event: Told, before: View): Flight[] {
  return move(event, before) ?? [];
}

/** Whether an event moves anything. */
export function moves(event: Told): boolean {
  return event.event in MOVES;
}

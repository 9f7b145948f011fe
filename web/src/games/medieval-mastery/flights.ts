/** How events move knights and cards. Cards unknown to the viewer fly face down. */
import type { Flight } from '../contract';
import { byEvent } from '../told';
import Flying from './Flying.svelte';
import { castleOf, tableOf, type Table, type Told, type View } from './view';

/** The places of a seat; `laid` is its side of the battle. */
const hand = (seat: number) => `hand:${seat}`;
const draw = (seat: number) => `draw:${seat}`;
const discard = (seat: number) => `discard:${seat}`;
const laid = (seat: number) => `laid:${seat}`;
const player = (seat: number) => `player:${seat}`;
const tile = (number: number) => `tile:${number}`;

const castle = (table: Table, seat: number) => tile(castleOf(table, seat));
const arms = (table: Table, seat: number) => table.seats[seat]?.castle ?? null;

function march(from: string, to: string, table: Table, seat: number, count: number): Flight[] {
  const props = { knights: count, castle: arms(table, seat) };
  return props.knights > 0 ? [{ from, to, piece: Flying, props }] : [];
}

function card(from: string, to: string, table: Table, seat: number, face: string | null): Flight {
  const props = { card: face, castle: arms(table, seat) };
  return { from, to, piece: Flying, props };
}

function played(seat: number, table: Table, face: string): Flight[] {
  return [card(hand(seat), discard(seat), table, seat, face)];
}

/** The events that move something. */
const move = byEvent<'medieval-mastery', [table: Table], Flight[]>({
  'knights-came': ({ seat, count }, table) =>
    march(player(seat), castle(table, seat), table, seat, count),
  'territory-gives': ({ seat, tile: from }, table) =>
    march(tile(from), castle(table, seat), table, seat, 1),
  moved: ({ seat, tile: from, to, count }, table) =>
    march(tile(from), tile(to), table, seat, count),
  advanced: ({ seat, tile: to, count }, table) =>
    march(castle(table, seat), tile(to), table, seat, count),
  retreated: ({ seat, count }, table) =>
    table.battle ? march(tile(table.battle.tile), castle(table, seat), table, seat, count) : [],
  drew: ({ seat, cards }, table) =>
    cards.map((face) => card(draw(seat), hand(seat), table, seat, face)),
  'drew-unseen': ({ seat, count }, table) =>
    Array.from({ length: count }, () => card(draw(seat), hand(seat), table, seat, null)),
  reshuffled: ({ seat }, table) => [card(discard(seat), draw(seat), table, seat, null)],
  authority: ({ seat }, table) => played(seat, table, 'authority'),
  'call-to-arms': ({ seat }, table) => played(seat, table, 'call-to-arms'),
  'tactical-advance': ({ seat }, table) => played(seat, table, 'tactical-advance'),
  fractured: ({ seat }, table) => played(seat, table, 'fracture'),
  discarded: ({ seat, card: face }, table) => played(seat, table, face),
  'discarded-at-random': ({ seat, card: face }, table) => played(seat, table, face),
  'threw-away': ({ other, card: face }, table) => [
    card(draw(other), discard(other), table, other, face),
  ],
  recovered: ({ seat, card: face }, table) => [card(discard(seat), draw(seat), table, seat, face)],
  committed: ({ seat, card: face }, table) => [card(hand(seat), laid(seat), table, seat, face)],
  supported: ({ seat, cards }, table) =>
    cards.map((face) => card(hand(seat), laid(seat), table, seat, face)),
});

export function flights(event: Told, before: View): Flight[] {
  return move(event, tableOf(before)) ?? [];
}

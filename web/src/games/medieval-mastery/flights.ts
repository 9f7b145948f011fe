/** How events move knights and cards. What the viewer was not told flies face down. */
import type { Told, View } from '../../protocol';
import type { Flight } from '../contract';
import Flying from './Flying.svelte';
import { castleOf, tableOf, type Table } from './view';

type Arguments = Told['arguments'];

/** The places before a seat; `laid` is its side of the battle. */
const hand = (seat: unknown) => `hand:${String(seat)}`;
const draw = (seat: unknown) => `draw:${String(seat)}`;
const discard = (seat: unknown) => `discard:${String(seat)}`;
const laid = (seat: unknown) => `laid:${String(seat)}`;
const player = (seat: unknown) => `player:${String(seat)}`;
const tile = (number: unknown) => `tile:${String(number)}`;

const castle = (table: Table, seat: unknown) => tile(castleOf(table, Number(seat)));
const arms = (table: Table, seat: unknown) => table.seats[Number(seat)]?.castle ?? null;

function march(from: string, to: string, table: Table, seat: unknown, count: unknown): Flight[] {
  const props = { knights: Number(count), castle: arms(table, seat) };
  return props.knights > 0 ? [{ from, to, piece: Flying, props }] : [];
}

function card(from: string, to: string, table: Table, seat: unknown, face: unknown): Flight {
  const props = { card: typeof face === 'string' ? face : null, castle: arms(table, seat) };
  return { from, to, piece: Flying, props };
}

function played(given: Arguments, table: Table, face: unknown): Flight[] {
  return [card(hand(given.seat), discard(given.seat), table, given.seat, face)];
}

/** Events in which something moves. */
const MOVES: Record<string, (given: Arguments, table: Table) => Flight[]> = {
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
    Array.isArray(cards)
      ? cards.map((face) => card(draw(seat), hand(seat), table, seat, face))
      : [],
  'drew-unseen': ({ seat, count }, table) =>
    Array.from({ length: Number(count) }, () => card(draw(seat), hand(seat), table, seat, null)),
  reshuffled: ({ seat }, table) => [card(discard(seat), draw(seat), table, seat, null)],
  authority: (given, table) => played(given, table, 'authority'),
  'call-to-arms': (given, table) => played(given, table, 'call-to-arms'),
  'tactical-advance': (given, table) => played(given, table, 'tactical-advance'),
  fractured: (given, table) => played(given, table, 'fracture'),
  discarded: (given, table) => played(given, table, given.card),
  'discarded-at-random': (given, table) => played(given, table, given.card),
  'threw-away': ({ other, card: face }, table) => [
    card(draw(other), discard(other), table, other, face),
  ],
  recovered: ({ seat, card: face }, table) => [card(discard(seat), draw(seat), table, seat, face)],
  committed: ({ seat, card: face }, table) => [card(hand(seat), laid(seat), table, seat, face)],
  supported: ({ seat, cards }, table) =>
    Array.isArray(cards)
      ? cards.map((face) => card(hand(seat), laid(seat), table, seat, face))
      : [],
};

export function flights(event: Told, before: View): Flight[] {
  return MOVES[event.event]?.(event.arguments, tableOf(before)) ?? [];
}

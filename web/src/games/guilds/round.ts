/** The end of a round: the table before the next round is dealt. */
import type { GuildsGuildView, GuildsView } from '../../protocol';
import type { Flight, Rest } from '../contract';
import { flights } from './flights';
import type { Told, View } from './view';

const ENDS = ['round-third-guild', 'round-end-card'];

/** The line that ends the round, until the next round begins. */
export function endOf(chronicle: readonly Told[]): Told | null {
  const last = chronicle.at(-1);
  return last !== undefined && ENDS.includes(last.event) ? last : null;
}

/**
 * The table between two rounds (GLD-TWO-03): all cards in place, including those drawn and
 * discarded last.
 */
export function rest(lines: readonly Told[], before: View): Rest<'guilds'> | null {
  const next = lines.findIndex(({ event }) => event === 'round-began');
  const told = lines.slice(0, Math.max(0, next));
  const end = endOf(told);
  if (end === null) return null;
  const table = structuredClone(before.table);
  const view: View = { ...before, table, waiting: [] };
  for (const line of told) {
    for (const flight of flights(line, view)) move(table, flight, line);
    const { seat, hand } = line.arguments;
    const player = table.seats[Number(seat)];
    if (line.event === 'round-score' && player) player.hand = Number(hand);
  }
  for (const seat of end.arguments.seats ?? []) {
    const player = table.seats[seat];
    if (player) player.wins += 1;
  }
  return { view, lines: next };
}

/** Move a card between two places, as far as it is visible there. */
function move(table: GuildsView, { from, to, props }: Flight, { arguments: told }: Told): void {
  const kind = typeof props.kind === 'string' ? props.kind : null;
  if (from === 'draw') table.draw -= 1;
  if (from === 'played') table.played = null;
  if (to === 'played') table.played = kind;
  if (kind === null) return;
  take(cardsAt(table, from, told), kind);
  cardsAt(table, to, told)?.push(kind);
  for (const player of table.seats) {
    player.guilds = player.guilds.filter(({ cards }) => cards.length > 0);
  }
}

function take(cards: string[] | null, kind: string): void {
  const at = cards?.lastIndexOf(kind) ?? -1;
  if (at >= 0) cards?.splice(at, 1);
}

/** The visible cards of a place on the board. */
function cardsAt(table: GuildsView, place: string, told: Told['arguments']): string[] | null {
  const [name, number] = place.split(':');
  const at = Number(number);
  if (name === 'discard') return table.discard;
  if (name === 'hand') return table.seats[at]?.cards ?? null;
  const all = table.seats.flatMap(({ guilds }) => guilds);
  if (name === 'guild') return all.find((guild) => guild.number === at)?.cards ?? null;
  return name === 'guilds' ? newGuild(table, at, told).cards : null;
}

/** The guild that a seat is laying. */
function newGuild(table: GuildsView, seat: number, told: Told['arguments']): GuildsGuildView {
  const guilds = table.seats[seat]?.guilds ?? [];
  const laid = guilds.find(({ number }) => number === told.guild);
  if (laid) return laid;
  const guild = { number: Number(told.guild), type: String(told.card), cards: [] };
  guilds.push(guild);
  return guild;
}

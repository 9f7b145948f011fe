/** How events move cards and tiles, and which sounds they make. */
import type { Flight, GameFace } from '../contract';
import { byEvent } from '../told';
import Flying from './Flying.svelte';
import { tableOf, type Told, type View } from './view';

/** At most this many cards fly at once. */
const MOST = 6;

function fly(card: string | null, from: string, to: string): Flight {
  return { from, to, piece: Flying, props: { card } };
}

function flyTile(tile: string, from: string, to: string): Flight {
  return { from, to, piece: Flying, props: { tile } };
}

/** The viewer's cards fly from the hand, at the place of that card. */
function from(before: View, seat: number, card: string): string {
  const own = tableOf(before).hands[seat]?.cards?.includes(card) ?? false;
  return own ? `hand:${seat}:${card}` : `hand:${seat}`;
}

interface Laid {
  seat: number;
  card: string;
  region: number;
}

const pile = ({ seat, region }: Omit<Laid, 'card'>) => `pile:${region}:${seat}`;
const other = ({ seat, region }: Laid) => `pile:${region}:${1 - seat}`;

function lays(told: Laid, before: View): Flight[] {
  return [fly(told.card, from(before, told.seat, told.card), pile(told))];
}

function discards({ seat, card }: Omit<Laid, 'region'>, before: View): Flight[] {
  return [fly(card, from(before, seat, card), 'discard')];
}

function unseen(count: number, start: string, end: string): Flight[] {
  return Array.from({ length: Math.min(count, MOST) }, () => fly(null, start, end));
}

const move = byEvent<'avalon', [before: View], Flight[]>({
  reinforced: lays,
  bewitched: lays,
  attacked: lays,
  resisted: lays,
  // The counter is laid, and the countered witch of the same colour is captured.
  countered: (told, before) => [
    ...lays(told, before),
    fly(told.card, other(told), `hand:${told.seat}`),
  ],
  'changed-sides': (told) => [fly(told.card, other(told), pile(told))],
  'equal-loss': (told) => told.cards.slice(0, MOST).map((lost) => fly(lost, pile(told), 'discard')),
  'gave-card': discards,
  discarded: discards,
  'gave-top': (told) => [fly(told.card, pile(told), 'discard')],
  'gave-all': ({ seat, cards }, before) => givenUp(before, seat, cards),
  'took-tile': ({ seat, tile }) => [flyTile(tile, 'tiles', `player:${seat}`)],
  'dark-tile-pays': ({ seat, tile }) => [flyTile(tile, `player:${seat}`, 'tiles')],
  drew: ({ seat, cards }) =>
    cards.slice(0, MOST).map((drawn) => fly(drawn, 'draw', `hand:${seat}`)),
  'drew-unseen': ({ seat, count }) => unseen(count, 'draw', `hand:${seat}`),
  reshuffled: ({ count }) => unseen(count, 'discard', 'draw'),
});

export function flights(event: Told, before: View): Flight[] {
  return move(event, before) ?? [];
}

/**
 * All cards given up: all piles from the top down, then the hand. The equal losses at the region
 * just conquered are no longer in `before`, so the event's cards are matched with the piles one by
 * one.
 */
function givenUp(before: View, seat: number, cards: string[]): Flight[] {
  const told = [...cards];
  const flying: Flight[] = [];
  tableOf(before).row.forEach(({ piles }, index) => {
    const held = piles[seat] ?? [];
    for (let top = held.length - 1; top >= 0 && told.length > 0; top--) {
      if (held[top] !== told[0]) continue;
      flying.push(fly(told.shift() ?? null, `pile:${index + 1}:${seat}`, 'discard'));
    }
  });
  return [...flying, ...told.map((card) => fly(card, `hand:${seat}`, 'discard'))];
}

const SOUNDS: Record<string, ReturnType<GameFace['sound']>> = {
  reinforced: 'card',
  bewitched: 'spell',
  countered: 'spell',
  'changed-sides': 'spell',
  attacked: 'sword',
  resisted: 'sword',
  'conquered-mist': 'bell',
  conquered: 'bell',
  'gave-card': 'card',
  'gave-top': 'card',
  'gave-all': 'card',
  discarded: 'card',
  'took-tile': 'coin',
  drew: 'card',
  'drew-unseen': 'card',
  reshuffled: 'shuffle',
  'ended-crowns': 'win',
  'ended-stalemate': 'win',
  'ended-idleness': 'win',
};

export function sound(event: Told): ReturnType<GameFace['sound']> {
  return SOUNDS[event.event] ?? null;
}

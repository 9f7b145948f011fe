/** How what happened moves the things on the table, and how it sounds. */
import type { Told, View } from '../../protocol';
import type { Flight, GameFace } from '../contract';
import Flying from './Flying.svelte';
import { tableOf } from './view';

interface Facts {
  seat: number;
  card: string;
  cards: string[];
  region: number;
  count: number;
  tile: string;
}

/** More cards than this fly as a few: enough to see where they go. */
const MOST = 6;

function fly(card: string | null, from: string, to: string): Flight {
  return { from, to, piece: Flying, props: { card } };
}

function flyTile(tile: string, from: string, to: string): Flight {
  return { from, to, piece: Flying, props: { tile } };
}

export function flights(event: Told, before: View): Flight[] {
  const { seat, card, cards, region, count, tile } = event.arguments as unknown as Facts;
  const hand = `hand:${seat}`;
  // One's own cards leave from where they are held.
  const held = tableOf(before).hands[seat]?.cards?.includes(card) ? `${hand}:${card}` : hand;
  const pile = `pile:${region}:${seat}`;
  const other = `pile:${region}:${1 - seat}`;
  switch (event.event) {
    case 'reinforced':
    case 'bewitched':
    case 'attacked':
    case 'resisted':
      return [fly(card, held, pile)];
    case 'countered': // the counter is laid, and the countered witch (its like) is taken
      return [fly(card, held, pile), fly(card, other, hand)];
    case 'changed-sides':
      return [fly(card, other, pile)];
    case 'equal-loss':
      return cards.slice(0, MOST).map((lost) => fly(lost, pile, 'discard'));
    case 'gave-card':
    case 'discarded':
      return [fly(card, held, 'discard')];
    case 'gave-top':
      return [fly(card, pile, 'discard')];
    case 'gave-all':
      return givenUp(before, seat, cards);
    case 'took-tile':
      return [flyTile(tile, 'tiles', `player:${seat}`)];
    case 'dark-tile-pays':
      return [flyTile(tile, `player:${seat}`, 'tiles')];
    case 'drew':
      return cards.slice(0, MOST).map((drawn) => fly(drawn, 'draw', hand));
    case 'drew-unseen':
      return Array.from({ length: Math.min(count, MOST) }, () => fly(null, 'draw', hand));
    case 'reshuffled':
      return Array.from({ length: Math.min(count, MOST) }, () => fly(null, 'discard', 'draw'));
    default:
      return [];
  }
}

/** Everything: all piles, each from the top down, then the hand. Since `before` the equal losses at the
 * region just conquered have gone, so what is told is matched with the piles card by card. */
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

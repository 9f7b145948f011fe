/** Describes the board and the things on it for screen readers. */
import type { Words } from '../../words';
import { REGIONS, TILES } from './components';
import { announced, tableOf, type RegionView, type Table, type View, worth } from './view';

function pile(cards: string[], seat: number, words: Words): string {
  const names = cards.toReversed().map((card) => words.component('card', card));
  return words.say('board-pile', { seat, count: cards.length, pile: names.join(', ') });
}

/** What is known of a region. Where all cards are open, this includes regions in the mist. */
export function regionFacts(here: RegionView | undefined, place: number, words: Words): string {
  if (!here?.region) return words.say('board-region-mist', { region: place });
  const { region: name, owner } = here;
  const told = { region: place, name, crowns: REGIONS[name]?.crowns };
  return owner === null
    ? words.say('board-region-veiled', told)
    : words.say('board-region', { ...told, owner });
}

/** A region with both piles, the near seat's first. */
export function regionLine(view: View, place: number, near: number, words: Words): string {
  const here = tableOf(view).row[place - 1];
  const piles = here?.piles ?? [];
  const waits = announced(view);
  return [
    regionFacts(here, place, words),
    pile(piles[near] ?? [], near, words),
    pile(piles[1 - near] ?? [], 1 - near, words),
    waits?.region === place ? words.say(`board-announced-${waits.what}`) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The pending dark tile of a seat; empty if there is none. */
export function pendingTile(table: Table, seat: number, words: Words): string {
  const tile = table.tiles.pending[seat];
  if (!tile) return '';
  return words.say('board-tile-pending', {
    tile,
    worth: worth(table, tile, seat),
    text: words.component('tile', tile, 'text'),
  });
}

/** The publicly known cards of a hand; empty if there are none. */
export function knownLine(table: Table, seat: number, words: Words): string {
  const known = table.hands[seat]?.known ?? [];
  return known.length > 0 ? words.say('board-known', { cards: known }) : '';
}

function playerLine(table: Table, seat: number, words: Words): string {
  const count = table.hands[seat]?.size ?? 0;
  return [
    words.say('board-player', {
      seat,
      crowns: table.crowns[seat],
      goal: table.limits.crowns,
      count,
    }),
    knownLine(table, seat, words),
    pendingTile(table, seat, words),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A hand whose cards are visible to the viewer: the own one, or any where all cards are open. */
function handLine(table: Table, seat: number, words: Words): string {
  const cards = table.hands[seat]?.cards;
  return cards ? words.say('board-hand-cards', { seat, count: cards.length, cards }) : '';
}

/** What a tile would do, asked before it is taken. */
export function tileWarning(tile: string, seat: number, view: View, words: Words): string {
  const brings = worth(tableOf(view), tile, seat);
  return words.say('board-doubt-tile', { which: tile, worth: brings });
}

function tilesLine(table: Table, lie: 'face_up' | 'used', words: Words): string {
  const names = Object.keys(TILES).flatMap((tile) => {
    const count = table.tiles[lie][tile] ?? 0;
    return count > 0 ? [words.say('board-tile-count', { tile, count })] : [];
  });
  const key = lie === 'used' ? 'board-tiles-used' : 'board-tiles-free';
  const [first = '', ...others] = names;
  const tiles = others.reduce((told, more) => words.say('board-tiles-more', { told, more }), first);
  return words.say(key, { count: names.length, tiles });
}

export function describe(view: View, you: number | null, words: Words): string[] {
  const table = tableOf(view);
  const near = you ?? 0;
  const top = table.discard.at(-1);
  return [
    view.result === null
      ? words.say('board-turn', { seat: table.turn, count: table.conquests })
      : '',
    playerLine(table, near, words),
    handLine(table, near, words),
    playerLine(table, 1 - near, words),
    handLine(table, 1 - near, words),
    ...table.row.map((_, index) => regionLine(view, index + 1, near, words)),
    words.say('table-draw', { count: table.draw }) + '.',
    top === undefined
      ? words.say('table-discard', { count: 0 }) + '.'
      : words.say('board-discard-top', { count: table.discard.length, card: top }),
    tilesLine(table, 'face_up', words),
    tilesLine(table, 'used', words),
  ].filter(Boolean);
}

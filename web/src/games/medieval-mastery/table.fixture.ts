/** A small table for the tests: two castles on one shore each, a lake between them.
 *
 *     1 castle of seat 0   2 forest   3 lake   4 fort   5 castle of seat 1
 *          6 village   7 ruins   8 cave   9 arena
 */
import type { MasteryPlayerView, MasteryTileView, MasteryView } from '../../protocol';
import type { View } from './view';

function tile(q: number, r: number, more: Partial<MasteryTileView>): MasteryTileView {
  return {
    q,
    r,
    kind: 'territory',
    land: 'forest',
    points: 1,
    capacity: 6,
    owner: null,
    knights: 0,
    supply: null,
    ...more,
  };
}

const CASTLE = { kind: 'castle', land: null, points: 0, capacity: null, supply: [] };

function player(castle: string, more: Partial<MasteryPlayerView>): MasteryPlayerView {
  return {
    castle,
    team: 0,
    points: 0,
    reserve: 7,
    hand: 2,
    cards: null,
    draw: 13,
    known: [],
    discard: [],
    artefacts: [
      { name: 'order', destroyed: null },
      { name: 'rage', destroyed: null },
      { name: 'greed', destroyed: null },
    ],
    ...more,
  };
}

export function masteryTable(more: Partial<MasteryView> = {}): MasteryView {
  return {
    turn: 0,
    turn_number: 3,
    first: 0,
    cycles: 1,
    crown_used: false,
    target: 13,
    modes: { siege: false, team: 1, cutthroat: false, skirmish: false, chaos: false },
    map: [
      tile(-2, 0, { ...CASTLE, owner: 0, knights: 8 }),
      tile(-1, 0, { owner: 0, knights: 3, supply: [1] }),
      tile(0, 0, { kind: 'lake', land: null, points: 0, capacity: null }),
      tile(1, 0, { land: 'fort', points: 2, owner: 0, knights: 2, supply: [3, 2] }),
      tile(2, 0, { ...CASTLE, owner: 1, knights: 4 }),
      tile(-2, 1, { land: 'village' }),
      tile(-1, 1, { land: 'ruins' }),
      tile(0, 1, { land: 'cave', capacity: 4, owner: 1, knights: 2 }),
      tile(1, 1, { land: 'arena', points: 3, owner: 1, knights: 5, supply: [5] }),
    ],
    seats: [
      player('touraine', { points: 3, reserve: 6, cards: ['ambush', 'support-1'] }),
      player('anjou', { team: 1, points: 4 }),
    ],
    battle: null,
    limits: { faces: 6, garrison: 1 },
    ...more,
  };
}

export function masteryView(table = masteryTable()): View {
  return {
    game: 'medieval-mastery',
    seats: table.seats.length,
    seat: 0,
    number: 12,
    waiting: [],
    frames: [],
    result: null,
    table,
  };
}

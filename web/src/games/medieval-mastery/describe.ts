/** Describes the whole table and single tiles in plain sentences for screen readers. */
import type { Words } from '../../words';
import { beside } from './hexes';
import type { TooltipText } from './tooltips';
import { areAllies, landOf, sidePoints, tableOf, tileAt, type Table, type View } from './view';

/** A tile, with its knights as planned. */
export function tileLine(
  table: Table,
  number: number,
  words: Words,
  knights = tileAt(table, number)?.knights ?? 0,
): string {
  const tile = tileAt(table, number);
  if (tile === undefined) return '';
  const { owner, land, points, capacity } = tile;
  if (tile.kind === 'lake') return words.say('board-lake', { tile: number });
  if (tile.kind === 'castle') {
    const castle = owner === null ? null : (table.seats[owner]?.castle ?? null);
    if (castle === null) return words.say('board-castle-free', { tile: number, owner });
    const held = words.say('board-castle', { owner, castle, tile: number, count: knights });
    return [held, ...attacked(table, number, words)].join(' ');
  }
  if (land === null) return words.say('board-tile-hidden', { tile: number });
  return [
    words.say('board-tile', { land, tile: number, points, capacity }),
    ...standing(table, number, words, knights),
    ...attacked(table, number, words),
    words.component('land', land, 'text'),
  ].join(' ');
}

/** The attackers of a tile, with their number. */
function attacked({ battle }: Table, number: number, words: Words): string[] {
  if (battle?.tile !== number) return [];
  return [words.say('board-tile-attacked', { seat: battle.sides[0], count: battle.knights[0] })];
}

/** The owner of a territory, its knights, and whether it is supplied. */
function standing(table: Table, number: number, words: Words, knights: number): string[] {
  const { owner = null, supply } = tileAt(table, number) ?? {};
  if (owner === null) return [words.say('board-tile-free')];
  const held = words.say('board-tile-held', { owner, count: knights });
  return supply !== null ? [held] : [held, words.say('board-tile-cut')];
}

/** The abilities of a tile, for its tooltip. */
export function tileTooltip(table: Table, number: number, words: Words): TooltipText {
  const tile = tileAt(table, number);
  const land = tile?.land ?? null;
  if (tile === undefined || (tile.kind === 'territory' && land === null)) {
    const title = words.say('board-territory', { tile: number });
    return { title, text: words.say('board-tile-hidden', { tile: number }) };
  }
  if (tile.kind === 'lake') {
    return { title: tileName(table, number, words), text: words.say('board-lake-text') };
  }
  if (land === null) {
    return {
      title: tileName(table, number, words),
      text: words.component('land', 'castle', 'text'),
      more: tileLine(table, number, words),
    };
  }
  const { points, capacity, knights } = tile;
  return {
    title: tileName(table, number, words),
    text: words.component('land', land, 'text'),
    more: [
      words.say('board-tile-worth', { points, capacity }),
      ...standing(table, number, words, knights),
    ].join(' '),
  };
}

/** A tile's name and number, as in the chronicle. */
export function tileName(table: Table, number: number, words: Words): string {
  const tile = tileAt(table, number);
  const name =
    tile?.kind === 'lake'
      ? words.say('board-lake-name')
      : words.component('land', tile?.land ?? 'castle');
  return words.say('board-tile-name', { name, tile: number });
}

function battleLines(table: Table, words: Words): string[] {
  const { battle } = table;
  if (battle === null) return [];
  const [seat, other] = battle.sides;
  const [attack, defence] = battle.scores;
  const land = tileAt(table, battle.tile)?.land ?? 'castle';
  const { step, tile } = battle;
  return [
    words.say('board-battle', { seat, other, attack, defence, land, tile, step }),
    ...battle.sides.map((_, side) => scoreLine(table, battle, side, words)),
  ];
}

/** The parts of one side's score. */
function scoreLine(
  table: Table,
  battle: NonNullable<Table['battle']>,
  side: number,
  words: Words,
): string {
  const seat = battle.sides[side] ?? 0;
  const conflict = battle.conflict[side] ?? null;
  const row = (name: string, by = 0) =>
    by === 0 ? [] : [`${words.say(`board-row-${name}`)} ${signed(by)}`];
  const support = battle.support.filter((_, from) => areAllies(table, from, seat)).flat();
  const parts = [
    words.say('board-knights', { count: battle.counted[side] ?? 0 }),
    ...row('ground', battle.ground[side]),
    ...row('sceptre', battle.sceptre[side]),
    ...(conflict === null ? [] : [words.component('card', conflict)]),
    ...row('conflict', battle.rolled[side]),
    ...support.map((card) => words.component('card', card)),
  ];
  return words.say('board-battle-side', { seat, parts: words.listed(parts) });
}

function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

function playerLines(table: Table, seat: number, words: Words): string[] {
  const player = table.seats[seat];
  if (player === undefined || player.castle === null) return [];
  const { castle, points, reserve, hand, draw, discard, cards, artefacts } = player;
  const names = (up: boolean) =>
    artefacts.filter(({ destroyed }) => (destroyed === null) === up).map(({ name }) => name);
  const mates = table.modes.team > 1;
  return [
    words.say('board-player', { seat, castle, points, target: table.target, dice: reserve }),
    mates ? words.say('board-player-team', { seat, points: sidePoints(table, seat) }) : '',
    words.say('board-player-cards', { seat, count: hand, draw, discarded: discard.length }),
    names(true).length > 0 ? words.say('board-face-up', { artefacts: names(true) }) : '',
    names(false).length > 0 ? words.say('board-face-down', { artefacts: names(false) }) : '',
    cards !== null && cards.length > 0 ? words.say('board-holds', { seat, cards }) : '',
  ];
}

/** The neighbours of a tile. */
function besideLine(table: Table, at: number, words: Words): string {
  const names = (beside(table.map)[at] ?? []).map((near) => {
    const tile = table.map[near];
    const land = tile === undefined || tile.kind === 'territory' ? null : landOf(tile);
    return land === null ? String(near + 1) : tileName(table, near + 1, words);
  });
  return words.say('board-tile-beside', { names: words.listed(names) });
}

export function describe(view: View, you: number | null, words: Words): string[] {
  const table = tableOf(view);
  const seats = table.seats.map((_, at) => (at + (you ?? 0)) % table.seats.length);
  return [
    view.result === null ? words.say('board-turn', { seat: table.turn }) : '',
    ...battleLines(table, words),
    ...seats.flatMap((seat) => playerLines(table, seat, words)),
    ...table.map.map(
      (_, at) => `${tileLine(table, at + 1, words)} ${besideLine(table, at, words)}`,
    ),
  ].filter(Boolean);
}

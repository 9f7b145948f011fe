/** The rows of an event or of a castle, ready to be drawn. */
import type {
  ZizkaCastleView,
  ZizkaRollView,
  ZizkaRowView,
  ZizkaTokenView,
  ZizkaView,
} from '../../../protocol';
import type { Words } from '../../../words';
import { iconSigns, rewardSigns, rowSigns, signNames, type Count } from '../signs';
import type { Player } from '../view';
import { lackingTogether, share, shares, type Place, type Share } from './pool';
import { stepsOf } from './steps';

export interface Line {
  /** Counted from 1. */
  row: number;
  first: boolean;
  places: Place[];
  /** Needs that no die meets: coins and members. */
  asks: Count[];
  pays: Count[];
  filled: boolean;
  /** Whether its turn has not come yet. */
  coming: boolean;
  /** What it lacks, or its state; whether it can be filled. */
  note: string;
  well: boolean;
  /** Members who would leave by the steps of morale that it pays. */
  leaving: string[];
  /** All its needs, in words. */
  asked: string;
}

const NOTHING: Pick<ZizkaRollView, 'dice' | 'printed' | 'spent'> = {
  dice: [],
  printed: {},
  spent: 0,
};

// Events -------------------------------------------------------------------------------------------

/**
 * The rows of an event while it is being rolled; with `null` for the roll, as printed on the token.
 */
export function eventLines(
  token: ZizkaTokenView,
  roll: ZizkaRollView | null,
  table: ZizkaView,
  words: Words,
): Line[] {
  const taken = eventShares(token, roll);
  return token.rows.map((row, at) => ({
    row: at + 1,
    first: at === 0,
    places: taken[at]?.places ?? [],
    asks: rowSigns({ ...row, need: {} }),
    pays: rewardSigns(row.reward),
    filled: roll?.rows[at]?.filled ?? false,
    coming: false,
    ...(roll === null ? SILENT : eventNote(token, roll, at, table, words)),
    asked: signNames(rowSigns(row), words),
  }));
}

export function eventShares(token: ZizkaTokenView, roll: ZizkaRollView | null): Share[] {
  const filled = token.rows.map((_, at) => roll?.rows[at]?.filled ?? false);
  return shares(
    token.rows.map(({ need }) => need),
    filled,
    roll ?? NOTHING,
  );
}

/**
 * For rows that could each be filled: the luck tokens that all of them take together, null if they
 * exclude each other.
 */
export function luckTogether(
  token: ZizkaTokenView,
  lines: readonly Line[],
  roll: ZizkaRollView,
  table: ZizkaView,
): number | null {
  const player = table.seats[roll.seat];
  const well = token.rows.filter((_, at) => lines[at]?.well);
  const open = well.filter((row) => !lines[token.rows.indexOf(row)]?.filled);
  if (player === undefined || open.length < 2) return 0;
  const needs = well.map(({ need }) => need);
  const luck = lackingTogether(needs, roll);
  const paid = open.reduce((sum, { pay, reward }) => sum + pay - reward.coins, 0);
  const given = open.filter(({ discard }) => discard).length;
  const can = luck <= roll.luck && paid <= player.coins && given <= player.entourage.length;
  return can ? luck : null;
}

type Note = Pick<Line, 'note' | 'well' | 'leaving'>;
const SILENT: Note = { note: '', well: false, leaving: [] };

/** How a row stands by itself; while nothing is filled, beside the first (ZIZ-EVENT-10). */
interface Standing {
  /** What it lacks; null: no number of luck tokens would help. */
  icons: number | null;
  /** Luck tokens available for it. */
  luck: number;
  members: number;
  player: Player;
  /** Whether the first row lacks something before it. */
  after: boolean;
}

function standingOf(
  { rows }: ZizkaTokenView,
  roll: ZizkaRollView,
  at: number,
  player: Player,
): Standing {
  const { luck } = roll;
  const icons = roll.rows[at]?.lacking ?? null;
  const members = player.entourage.length;
  const [first] = rows;
  if (at === 0 || first === undefined || roll.rows[0]?.filled) {
    return { icons, luck, members, player, after: false };
  }
  const before = roll.rows[0]?.lacking ?? Infinity;
  const { left } = stepsOf(player, first.reward);
  return {
    icons: icons === null ? null : icons - before,
    luck: luck - before,
    members: left.entourage.length - Number(first.discard) + Number(first.reward.member > 0),
    player: { ...left, coins: left.coins - first.pay + first.reward.coins },
    after: before > 0,
  };
}

/** What prevents a row from being filled, whatever the dice show. */
function blockerOf(
  { pay, discard, reward }: ZizkaRowView,
  { members, player }: Standing,
  { torak, warrants, limits }: ZizkaView,
  words: Words,
): string | null {
  const short = pay - player.coins;
  if (short > 0) return words.say('board-stage-row-coins', { count: short });
  if (discard && members < 1) return words.say('board-stage-row-nobody');
  // ZIZ-SOLO-24
  const all = torak !== null && warrants.length >= limits.warrants;
  return reward.warrant && all ? words.say('board-stage-row-writs') : null;
}

function eventNote(
  token: ZizkaTokenView,
  roll: ZizkaRollView,
  at: number,
  table: ZizkaView,
  words: Words,
): Note {
  const row = token.rows[at];
  const state = roll.rows[at];
  const player = table.seats[roll.seat];
  if (row === undefined || state === undefined || player === undefined) return SILENT;
  if (state.filled) return { ...SILENT, note: words.say('board-stage-filled'), well: true };
  const standing = standingOf(token, roll, at, player);
  const barred = blockerOf(row, standing, table, words);
  const { note, well } =
    barred === null
      ? lackNote(standing.icons, standing.luck, words, 'board-stage-row-ready')
      : { note: barred, well: false };
  return {
    note: standing.after ? words.say('board-stage-row-after', { note }) : note,
    well,
    leaving: stepsOf(standing.player, row.reward).gone,
  };
}

/** The note on missing icons, or on luck that would suffice (ZIZ-LUCK-04). */
function lackNote(
  lacking: number | null,
  luck: number,
  words: Words,
  ready: string,
): Pick<Note, 'note' | 'well'> {
  if (lacking === null) return { note: words.say('board-stage-row-impossible'), well: false };
  const well = lacking <= luck;
  if (lacking === 0) return { note: words.say(ready), well };
  const key = well ? 'board-stage-row-luck' : 'board-stage-row-lacks';
  return { note: words.say(key, { count: lacking }), well };
}

// Castles ------------------------------------------------------------------------------------------

/** The obstacles of a castle; `next` is the current one, counted from 1. */
export function castleLines(
  castle: ZizkaCastleView,
  next: number,
  roll: ZizkaRollView | null,
  words: Words,
): Line[] {
  return castle.rows.map((need, at) => {
    const now = at + 1 === next;
    const state = now ? roll?.rows[0] : undefined;
    const filled = at + 1 < next;
    return {
      row: at + 1,
      first: now,
      places: castlePlaces(need, filled, now ? roll : null),
      asks: [],
      pays: [],
      filled,
      coming: at + 1 > next,
      ...castleNote(filled, state?.lacking ?? null, now ? roll : null, words),
      asked: signNames(iconSigns(need), words),
    };
  });
}

function castlePlaces(
  need: Readonly<Record<string, number>>,
  filled: boolean,
  roll: ZizkaRollView | null,
): Place[] {
  const { places } = share(need, roll ?? NOTHING);
  return filled ? places.map((place) => ({ ...place, met: 'own' })) : places;
}

function castleNote(
  filled: boolean,
  lacking: number | null,
  roll: ZizkaRollView | null,
  words: Words,
): Note {
  if (filled) return { ...SILENT, note: words.say('board-stage-obstacle-overcome'), well: true };
  if (roll === null) return SILENT;
  return { ...SILENT, ...lackNote(lacking, roll.luck, words, 'board-stage-obstacle-ready') };
}

/** The lines that are drawn of an event and of a castle. */
import type {
  ZizkaCastleView,
  ZizkaRollView,
  ZizkaRowView,
  ZizkaTokenView,
  ZizkaView,
} from '../../../protocol';
import type { Words } from '../../../words';
import { iconSigns, rewardSigns, rowSigns, signNames, type Count } from '../signs';
import { share, shares, type Place, type Share } from './pool';

export interface Line {
  /** Counted from 1. */
  row: number;
  first: boolean;
  places: Place[];
  /** Coins and members, which no die gives. */
  asks: Count[];
  pays: Count[];
  filled: boolean;
  /** Whether it is not its turn yet. */
  coming: boolean;
  /** What it lacks, or how it stands; whether that is well. */
  note: string;
  well: boolean;
  /** All that it asks for, in words. */
  asked: string;
}

const NOTHING: Pick<ZizkaRollView, 'dice' | 'printed' | 'spent'> = {
  dice: [],
  printed: {},
  spent: 0,
};

// Events -------------------------------------------------------------------------------------------

/** The rows of an event whose roll goes on; `null` for the roll: as it stands on the token. */
export function eventLines(
  token: ZizkaTokenView,
  roll: ZizkaRollView | null,
  table: ZizkaView,
  words: Words,
): Line[] {
  const filled = token.rows.map((_, at) => roll?.rows[at]?.filled ?? false);
  const taken = eventShares(token, roll);
  return token.rows.map((row, at) => ({
    row: at + 1,
    first: at === 0,
    places: taken[at]?.places ?? [],
    asks: rowSigns({ ...row, need: {} }),
    pays: rewardSigns(row.reward),
    filled: filled[at] ?? false,
    coming: false,
    ...(roll === null ? SILENT : eventNote(row, roll, at, table, words)),
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

/** How a row stands, and whether that is well. */
interface Note {
  note: string;
  well: boolean;
}
const SILENT: Note = { note: '', well: false };

function eventNote(
  { pay, discard }: ZizkaRowView,
  roll: ZizkaRollView,
  at: number,
  table: ZizkaView,
  words: Words,
): Note {
  const state = roll.rows[at];
  if (state === undefined) return SILENT;
  if (state.filled) return { note: words.say('board-stage-filled'), well: true };
  const player = table.seats[roll.seat];
  const short = pay - (player?.coins ?? 0);
  if (short > 0) return { note: words.say('board-stage-row-coins', { count: short }), well: false };
  if (discard && player?.entourage.length === 0) {
    return { note: words.say('board-stage-row-nobody'), well: false };
  }
  return roll.dice.length === 0 ? SILENT : lackNote(state.lacking, roll.luck, words);
}

/** What is lacking, or that luck would do (ZIZ-LUCK-04). */
function lackNote(
  lacking: number | null,
  luck: number,
  words: Words,
  ready = 'board-stage-row-ready',
): Note {
  if (lacking === null) return { note: words.say('board-stage-row-impossible'), well: false };
  if (lacking === 0) return { note: words.say(ready), well: true };
  const well = lacking <= luck;
  const key = well ? 'board-stage-row-luck' : 'board-stage-row-lacks';
  return { note: words.say(key, { count: lacking }), well };
}

// Castles ------------------------------------------------------------------------------------------

/** The obstacles of a castle; `next` is the one that comes, counted from 1. */
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
  if (filled) return { note: words.say('board-stage-obstacle-overcome'), well: true };
  if (roll === null) return SILENT;
  return lackNote(lacking, roll.luck, words, 'board-stage-obstacle-ready');
}

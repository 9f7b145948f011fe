/** A tournament: the riders, their scores, and what the ranks are worth. */
import type { ZizkaTokenView, ZizkaView } from '../../../protocol';
import type { Who } from './fight';
import type { Scene } from './scene';

export interface Standing {
  who: Who;
  /** Null: has not ridden yet. */
  score: number | null;
  /** Whether the seat is rolling; the score is provisional. */
  riding: boolean;
  /** What the current rank is worth. */
  rank: number | null;
}

export interface TournamentState {
  host: number;
  pot: number;
  standings: Standing[];
  /** Whether entries are still open. */
  entering: boolean;
  winners: Who[];
  /** What the ranks are worth, from the lowest score up, if all scores differ. */
  ranks: readonly number[];
}

export function tournamentOf(scene: Scene, table: ZizkaView): TournamentState {
  const now = table.tourney;
  const { ranks } = table.limits;
  const host = now?.host ?? hostOf(scene, table);
  const scores = now === null ? toldScores(scene) : runningScores(now);
  // The host rides last, and is not an entrant (ZIZ-TOURNAMENT-05).
  if (!scores.some(([who]) => who === host)) scores.push([host, null]);
  const riding = now?.rider ?? null;
  const entering = now !== null && now.faces.length === 0 && now.scores.length === 0;
  const counted = scores.flatMap(([, score]) => (score === null ? [] : [score]));
  const steps = [...new Set(counted)].toSorted((one, other) => one - other);
  return {
    host,
    pot: now?.pot ?? 0,
    standings: scores.map(([who, score]) => ({
      who,
      score,
      riding: who === riding,
      rank: score === null ? null : (ranks[steps.indexOf(score)] ?? 0),
    })),
    entering,
    winners: winners(scene),
    ranks: ranks.slice(
      0,
      entering ? table.seats.length + Number(now.torak !== null) : scores.length,
    ),
  };
}

type Score = [Who, number | null];

function runningScores(now: NonNullable<ZizkaView['tourney']>): Score[] {
  const riders = now.riders.map((seat, at): Score => {
    const score = now.scores[at] ?? (seat === now.rider ? now.score : null);
    return [seat, score];
  });
  return now.torak === null ? riders : [['torak', now.torak], ...riders];
}

function toldScores({ lines }: Scene): Score[] {
  return lines.flatMap(({ event, arguments: given }): Score[] => {
    if (event === 'scored') return [[Number(given.seat), Number(given.score)]];
    return event === 'torak-rides' ? [['torak', Number(given.score)]] : [];
  });
}

function hostOf({ lines }: Scene, table: ZizkaView): number {
  const told = lines.find(({ event }) => event === 'tournament');
  return told === undefined ? table.turn : Number(told.arguments.seat);
}

function winners({ lines }: Scene): Who[] {
  return lines.flatMap(({ event, arguments: given }): Who[] => {
    if (event === 'won-tournament') return [Number(given.seat)];
    return event === 'torak-won-tournament' ? ['torak'] : [];
  });
}

/** The token on a seat's space, if its face is known. */
export function tokenOf(table: ZizkaView, seat: number): ZizkaTokenView | null {
  const space = table.seats[seat]?.space;
  return table.spaces.find(({ name }) => name === space)?.face ?? null;
}

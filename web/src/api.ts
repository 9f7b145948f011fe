/**
 * The typed HTTP API of the server. Every failure is a `Problem`, put into words by `Words.error`.
 */
import type {
  RematchRequest,
  Created,
  GameInfo,
  Invitation,
  Listed,
  RememberedTables,
  NewTable,
  PlayOn,
  Problem,
  Seated,
  SitDown,
} from './protocol';

/** A refusal by the server, or a missing answer. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.error);
  }
}

async function request<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ error: 'no-connection', details: {} }, 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  throw new Refusal(
    isProblem(answer) ? answer : { error: 'server-fault', details: {} },
    response.status,
  );
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'error' in answer && 'details' in answer;
}

function at(table: string): string {
  return `/tables/${encodeURIComponent(table)}`;
}

let games: Promise<GameInfo[]> | null = null;

export const api = {
  /**
   * The games that can be played. Requested once, since they do not change while the page is open.
   */
  games(): Promise<GameInfo[]> {
    games ??= request<GameInfo[]>('/games').catch((problem: unknown) => {
      games = null;
      throw problem;
    });
    return games;
  },
  /** The tables that anyone can join or watch. */
  openTables: () => request<Listed[]>('/tables'),
  newTable: (body: NewTable) => request<Created>('/tables', body),
  /** Whether an invitation is valid for this table, as far as known now. */
  isInvited: (table: string, invite: string) =>
    request<Invitation>(`${at(table)}/invitation`, { invite }).then(
      ({ valid }) => valid,
      () => true,
    ),
  sitDown: (table: string, body: SitDown) => request<Seated>(`${at(table)}/seats`, body),
  mine: (body: RememberedTables) => request<Listed[]>('/mine', body),
  rematch: (table: string, body: RematchRequest) => request<Created>(`${at(table)}/rematch`, body),
  playOn: (table: string, body: PlayOn) => request<Created>(`${at(table)}/branch`, body),
  record: (table: string) => request<unknown>(`${at(table)}/record`),
  /** The address of the record, for a download link. */
  recordAddress: (table: string) => `/api${at(table)}/record`,
};

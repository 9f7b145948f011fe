/** The HTTP side of the server, typed. Whatever goes wrong is a `Problem` that `Words.error` words. */
import type {
  Again,
  Created,
  GameInfo,
  Invitation,
  Listed,
  Mine,
  NewTable,
  PlayOn,
  Problem,
  Seated,
  SitDown,
} from './protocol';

/** A refusal of the server, or its silence. */
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
  /** The games that can be played. They do not change while the page is open: asked once. */
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
  /** Whether an invitation opens this table, as far as can be known now. */
  isInvited: (table: string, invite: string) =>
    request<Invitation>(`${at(table)}/invitation`, { invite }).then(
      ({ valid }) => valid,
      () => true,
    ),
  sitDown: (table: string, body: SitDown) => request<Seated>(`${at(table)}/seats`, body),
  mine: (body: Mine) => request<Listed[]>('/mine', body),
  rematch: (table: string, body: Again) => request<Created>(`${at(table)}/rematch`, body),
  playOn: (table: string, body: PlayOn) => request<Created>(`${at(table)}/branch`, body),
  record: (table: string) => request<unknown>(`${at(table)}/record`),
  /** For a link that saves the record as a file. */
  recordAddress: (table: string) => `/api${at(table)}/record`,
};

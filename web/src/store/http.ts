/** Everything that is asked over HTTP. A refusal is an error with the server's sentence. */

import type { CardInfo, Created, GameInfo, Joined, NewTable, Problem, Replay, Review, TableInfo, TableList } from "../api";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/api${path}`, request);
  if (!response.ok) throw new Refused((await response.json()) as Problem);
  return (await response.json()) as Answer;
}

export const games = (): Promise<GameInfo[]> => ask("/games");
export const cards = (game: string): Promise<CardInfo[]> => ask(`/games/${game}/cards`);
export const tables = (state: "running" | "finished"): Promise<TableList> => ask(`/tables?state=${state}`);
export const table = (id: string): Promise<TableInfo> => ask(`/tables/${id}`);
export const create = (wanted: NewTable): Promise<Created> => ask("/tables", wanted);
export const join = (id: string, code: string, name: string): Promise<Joined> => ask(`/tables/${id}/join`, { code, name });
export const again = (id: string, secret: string): Promise<{ table: string }> => ask(`/tables/${id}/again`, { secret });
export const take = (id: string, secret: string, card: string): Promise<{ table: string | null }> => ask(`/tables/${id}/take`, { secret, card });
export const replay = (id: string, eyes: number): Promise<Replay> => ask(`/tables/${id}/replay${eyes < 0 ? "" : `?eyes=${eyes}`}`);
export const review = (id: string): Promise<Review> => ask(`/tables/${id}/review`);
export const askForReview = (id: string, secret: string): Promise<Review> => ask(`/tables/${id}/review`, { secret });
export const recordOf = (id: string): string => `/api/tables/${id}/record`;

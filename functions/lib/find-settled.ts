import type { Db } from '#functions/db/index.ts';
import type { Advice } from '#shared/model/advice.ts';
import type { Recommended } from '#shared/model/response.ts';
import { type AdviceKey, aboutOf } from './attach-advice.ts';

/** What a session was advised. */
export interface Settled {
  /** See `aboutOf`. */
  about: string;
  advice: Advice;
  results: Recommended[];
}

/** What a session was advised already; null when it was not. */
export async function findSettled(db: Db, key: AdviceKey): Promise<Settled | null> {
  const { data: own } = await db.advice.get(key).go({ consistent: true });
  if (!own) return null;
  const { about, advice, results } = own;
  if (results) return { about, advice, results };
  const { data: held } = await db.response.get(key).go({ consistent: true });
  const stands = held?.response.advice && aboutOf(held.response) === about;
  return { about, advice, results: stands ? held.response.results : [] };
}

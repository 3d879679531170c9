import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import { type AdviceKey, aboutOf, attachAdvice } from '#functions/lib/attach-advice.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';
import type { Advice } from '#shared/model/advice.ts';
import type { Recommended } from '#shared/model/response.ts';

/** How long advice waits for a response that may be sent from an offline phone, in seconds. */
const kept = 7 * 24 * 3600;

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

/**
 * Keeps what a session was advised, once, and puts it into the response when that is there.
 * @returns what holds: that of whoever came first
 */
export async function settle(
  db: Db,
  { now }: Pick<System, 'now'>,
  key: AdviceKey,
  settled: Settled,
): Promise<Settled> {
  try {
    await db.advice.create({ ...key, ...settled, expiresAt: toSeconds(now()) + kept }).go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    return (await findSettled(db, key)) ?? settled;
  }
  await attachAdvice(db, key);
  return settled;
}

import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import { type AdviceKey, attachAdvice } from '#functions/lib/attach-advice.ts';
import { findSettled, type Settled } from '#functions/lib/find-settled.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';

/** How long advice waits for a response that may be sent from an offline phone, in seconds. */
const kept = 7 * 24 * 3600;

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

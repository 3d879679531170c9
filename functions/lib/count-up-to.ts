import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';

interface Counted {
  /** What is counted, hashed where it is about a person. */
  about: string;
  /** An hour or a day in UTC, as an ISO time begins. */
  period: string;
  /** When the count is of no use any more, in seconds since 1970. */
  expiresAt: number;
}

/**
 * Counts one more of something in an hour or a day.
 * @param most in that time
 * @returns false where there were as many already: then nothing is counted
 */
export async function countUpTo(
  db: Db,
  { about, period, expiresAt }: Counted,
  most: number,
): Promise<boolean> {
  try {
    await db.periodCount
      .upsert({ about, period, expiresAt })
      .add({ count: 1 })
      .where(({ count }, { notExists, lt }) => `${notExists(count)} OR ${lt(count, most)}`)
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

import type { Db } from '#functions/db/index.ts';
import { Refusal } from '#shared/refusal.ts';

const attempts = 10;
/** The longest wait before the first try again, in milliseconds; doubles with every try, up to the limit. */
const firstWait = 40;
const longestWait = 1_000;

export interface StoreDeps {
  db: Db;
  sleep(ms: number): Promise<void>;
  /** 0 to 1, for jitter. */
  random(): number;
}

/**
 * Tries a write until it did not meet another one: transactions that meet on one counter refuse each other, and are
 * tried again after a random wait ("full jitter").
 * @throws AppError unavailable when the writes go on meeting; the sender tries again later
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export async function settle<Outcome extends string>(
  deps: StoreDeps,
  write: () => Promise<Outcome | 'conflict'>,
): Promise<Outcome> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const outcome = await write();
    if (outcome !== 'conflict') return outcome as Outcome;
    await deps.sleep(Math.min(longestWait, firstWait * 2 ** attempt) * deps.random());
  }
  throw new Refusal('unavailable', 'The answers could not be stored now. Send them again in a moment.');
}

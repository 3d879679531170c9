import { rowShards } from '#functions/db/event-count.ts';
import type { Db } from '#functions/db/index.ts';
import { Refusal } from '#shared/refusal.ts';
import type { Fact } from './facts.ts';
import { distinct, grouped, summed } from './tally.ts';

const attempts = 8;
/** The longest wait before the first try again, in milliseconds; doubles with every try, up to the limit. */
const firstWait = 25;
const longestWait = 800;

export interface CountDeps {
  db: Db;
  sleep(ms: number): Promise<void>;
  /** 0 up to 1, for jitter and for the shard. */
  random(): number;
}

interface Outcome {
  written: boolean;
  /** The facts that were not counted yet. */
  unknown: Fact[];
}

/** Marks and counts in one transaction: either all of it is there, or nothing. */
async function write(db: Db, facts: Fact[], shard: number, expiresAt: number): Promise<Outcome> {
  const { canceled, data } = await db.service.transaction
    .write(({ eventMark, eventCount, eventDay }) => [
      ...facts.map(({ quizId, session, mark }) =>
        eventMark.create({ quizId, session, mark, expiresAt }).commit(),
      ),
      ...summed(facts).map(({ row, counts }) =>
        row.entity === 'day'
          ? eventDay
              .upsert({ ...row.key, shard })
              .add(counts)
              .commit()
          : eventCount
              .upsert({ ...row.key, shard })
              .add(counts)
              .commit(),
      ),
    ])
    .go();
  const outcomes: readonly { code: string }[] = data;
  const known = facts.filter((_, index) => outcomes[index]?.code === 'ConditionalCheckFailed');
  return { written: !canceled, unknown: facts.filter((fact) => !known.includes(fact)) };
}

/**
 * Counts facts, each once whatever is sent how often. Writes that meet on one row refuse each other; they are tried
 * again after a random wait, on another shard of the row, so that a busy quiz spreads by itself and a quiet one
 * stays one row.
 * @param expiresAt when it may be forgotten that these facts are counted, in seconds since 1970
 * @throws AppError unavailable when the writes go on meeting; what was written stays counted
 */
export async function countFacts(deps: CountDeps, facts: Fact[], expiresAt: number): Promise<void> {
  for (const group of grouped(distinct(facts))) await countGroup(deps, group, expiresAt);
}

async function countGroup(deps: CountDeps, group: Fact[], expiresAt: number): Promise<void> {
  let left = group;
  let meetings = 0;
  while (left.length > 0) {
    const shard = Math.floor(deps.random() * Math.min(rowShards, 4 ** meetings));
    const { written, unknown } = await write(deps.db, left, shard, expiresAt);
    if (written) return;
    if (unknown.length === left.length) {
      meetings += 1;
      if (meetings === attempts) {
        throw new Refusal('unavailable', 'The events could not be counted now. Send them again in a moment.');
      }
      await deps.sleep(Math.min(longestWait, firstWait * 2 ** meetings) * deps.random());
    }
    left = unknown;
  }
}

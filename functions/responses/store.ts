import { monthOf, shardOf } from '#functions/db/counts.ts';
import type { Db } from '#functions/db/index.ts';
import { AppError } from '#shared/errors.ts';
import type { Response } from '#shared/model/response.ts';
import { engineVersion } from '#shared/quiz/artefact.ts';

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

type Outcome = 'stored' | 'known' | 'conflict';

async function write(db: Db, shopId: string, response: Response): Promise<Outcome> {
  const { id: responseId, quizId, completedAt, receivedAt } = response;
  const shard = shardOf(responseId);
  const counter = (about: 'month' | 'quiz', name: string) => ({ shopId, about, name, shard });
  const { canceled, data } = await db.service.transaction
    .write((entities) => [
      entities.response
        .create({ shopId, responseId, quizId, completedAt, engine: engineVersion, response })
        .commit(),
      entities.counter
        .upsert(counter('month', monthOf(new Date(receivedAt))))
        .add({ count: 1 })
        .commit(),
      entities.counter.upsert(counter('quiz', quizId)).add({ count: 1 }).commit(),
    ])
    .go();
  if (!canceled) return 'stored';
  return data[0].code === 'ConditionalCheckFailed' ? 'known' : 'conflict';
}

/**
 * Stores a response and counts it, all or nothing, once for its id. Writes that meet on one counter refuse each
 * other; they are tried again after a random wait ("full jitter").
 * @returns false when the response was there already, and nothing was written
 * @throws AppError unavailable when the writes go on meeting; the sender tries again later
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export async function storeResponse(deps: StoreDeps, shopId: string, response: Response): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const outcome = await write(deps.db, shopId, response);
    if (outcome !== 'conflict') return outcome === 'stored';
    await deps.sleep(Math.min(longestWait, firstWait * 2 ** attempt) * deps.random());
  }
  throw new AppError('unavailable', 'The answers could not be stored now. Send them again in a moment.');
}

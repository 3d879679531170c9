import { monthOf, responsesInMonth, shardOf } from '#functions/db/counts.ts';
import type { System } from '#functions/lib/system.ts';
import type { Response } from '#shared/model/response.ts';
import { engineVersion } from '#shared/quiz/artefact.ts';
import { contactWrites } from './contact-writes.ts';
import { type Delivery, deliveryWrites } from './deliveries.ts';
import type { Given } from './given.ts';
import { type StoreDeps as Deps, settle } from './settle.ts';

export interface StoreDeps extends Deps {
  system: System;
}

/** Who is told of a response. */
export interface Told {
  /** The id that the contact in it gets. */
  contactId: string;
  /** May be on their way: they are waited for together with what the storing reads. */
  deliveries: Delivery[] | Promise<Delivery[]>;
}

async function write(
  { db, system }: StoreDeps,
  { shopId, ordinal }: { shopId: string; ordinal: number },
  response: Response,
  given: Given,
  { contactId, deliveries }: Told & { deliveries: Delivery[] },
) {
  const { id: responseId, quizId, completedAt, receivedAt } = response;
  const shard = shardOf(responseId);
  const counter = (about: 'month' | 'quiz', name: string) => ({ shopId, about, name, shard });
  const person = { shopId, sourceId: responseId, contactId, createdAt: receivedAt, ordinal };
  const { canceled, data } = await db.service.transaction
    .write((entities) => [
      entities.response
        .create({ shopId, responseId, quizId, completedAt, engine: engineVersion, ordinal, response })
        .commit(),
      entities.counter
        .upsert(counter('month', monthOf(new Date(receivedAt))))
        .add({ count: 1 })
        .commit(),
      entities.counter.upsert(counter('quiz', quizId)).add({ count: 1 }).commit(),
      ...contactWrites(entities, person, given),
      ...deliveryWrites(entities, deliveries, system.now()),
    ])
    .go();
  if (!canceled) return 'stored';
  return data[0]?.code === 'ConditionalCheckFailed' ? 'known' : 'conflict';
}

/**
 * Stores a response with the contact and the receipts in it, and counts it, all or nothing, once for its id.
 * @returns its place among the responses of the month, of which several that come at once may share one; null when it
 * was there already, and nothing was written
 * @throws AppError unavailable
 */
export const storeResponse = async (
  deps: StoreDeps,
  shopId: string,
  response: Response,
  given: Given,
  told: Told = { contactId: deps.system.newId('contact'), deliveries: [] },
): Promise<number | null> => {
  const month = monthOf(new Date(response.receivedAt));
  const [before, deliveries] = await Promise.all([responsesInMonth(deps.db, shopId, month), told.deliveries]);
  const ordinal = before + 1;
  const outcome = await settle<'stored' | 'known'>(deps, () =>
    write(deps, { shopId, ordinal }, response, given, { ...told, deliveries }),
  );
  return outcome === 'stored' ? ordinal : null;
};

import type { Logger } from '#functions/lib/logger.ts';
import type { System } from '#functions/lib/system.ts';
import type { EventSink } from '#functions/ports/event-sink/event-sink.ts';
import { AppError } from '#shared/errors.ts';
import type { Response, SentResponse } from '#shared/model/response.ts';
import type { Artefact } from './artefacts.ts';
import { respond } from './respond.ts';
import { type StoreDeps, storeResponse } from './store.ts';

export interface SubmitDeps extends StoreDeps {
  system: System;
  artefact(quizId: string, version: number): Promise<Artefact>;
  events: EventSink;
}

/**
 * The shop that a version of a quiz belongs to. A quiz that was taken out of the shop still takes what shoppers
 * had begun, or what their browsers had kept.
 * @throws AppError not_found when the version was never live
 */
async function shopOf({ db }: SubmitDeps, quizId: string, version: number): Promise<string> {
  const { data: published } = await db.publishedQuiz.get({ quizId }).go();
  const key = published && { shopId: published.shopId, quizId, quizVersion: version };
  const { data } = key ? await db.quizVersion.get(key).go({ attributes: ['shopId'] }) : { data: null };
  if (!data) throw new AppError('not_found', 'There is no such version of this quiz.');
  return data.shopId;
}

async function tell({ events }: SubmitDeps, shopId: string, response: Response, log: Logger): Promise<void> {
  const { id, quizId, version, locale, completedAt, receivedAt } = response;
  const event = { event: 'completed', id, shopId, quizId, version, locale, completedAt, receivedAt };
  // The response is stored; that analysis lacks an event must not make the shopper's browser send it again.
  await events.put(event).catch((error: unknown) => log.error('an event was not taken', { error }));
}

/** Takes a completed session: stored and counted once, whatever is sent how often. */
export async function submit(deps: SubmitDeps, sent: SentResponse, log: Logger): Promise<{ id: string }> {
  const shopId = await shopOf(deps, sent.quizId, sent.version);
  const artefact = await deps.artefact(sent.quizId, sent.version);
  const response = respond(artefact, sent, deps.system.now());
  if (await storeResponse(deps, shopId, response)) await tell(deps, shopId, response, log);
  return { id: sent.id };
}

import type { FindArtefact } from '#functions/lib/artefacts.ts';
import { attachAdvice } from '#functions/lib/attach-advice.ts';
import type { Logger } from '#functions/lib/logger.ts';
import type { EventSink } from '#functions/ports/event-sink/event-sink.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import type { Response, SentResponse } from '#shared/model/response.ts';
import { Refusal } from '#shared/refusal.ts';
import { deliveriesOf, wakeDeliveries } from './deliveries.ts';
import { givenIn } from './given.ts';
import { type NoticeDeps, noticeUsage } from './notice-usage.ts';
import { respond } from './respond.ts';
import { type StoreDeps, storeResponse } from './store.ts';

export interface SubmitDeps extends StoreDeps, NoticeDeps {
  /** Where what a shop's own systems are told waits. */
  hookQueue: JobQueue;
  artefact: FindArtefact;
  events: EventSink;
}

async function tell({ events }: SubmitDeps, shopId: string, response: Response, log: Logger): Promise<void> {
  const { id, quizId, version, locale, completedAt, receivedAt } = response;
  const event = { kind: 'response', id, shopId, quizId, version, locale, completedAt, receivedAt };
  // The response is stored; that analysis lacks an event must not make the shopper's browser send it again.
  await events.put([event]).catch((error: unknown) => log.error('an event was not taken', { error }));
}

/**
 * Takes a completed session: stored and counted once, whatever is sent how often.
 * @throws AppError not_found when the version was never live, invalid when the answers do not fit it
 */
export async function submit(deps: SubmitDeps, sent: SentResponse, log: Logger): Promise<{ id: string }> {
  const artefact = await deps.artefact(sent.quizId, sent.version);
  if (!artefact)
    throw new Refusal('not_found', 'There is no such version of this quiz. Load the page again.');
  const { shopId } = artefact;
  const response = respond(artefact, sent, deps.system.now());
  const given = givenIn(artefact.head, response);
  const contactId = deps.system.newId('contact');
  const about = {
    'response.completed': response.id,
    'lead.created': given.contact && contactId,
  };
  const deliveries = deliveriesOf(deps, { shopId, quizId: response.quizId, about });
  const ordinal = await storeResponse(deps, shopId, response, given, { contactId, deliveries });
  if (response.advice) {
    await attachAdvice(deps.db, { shopId, responseId: response.id }).catch((error: unknown) =>
      log.error('a response lacks what its shopper was advised', { error }),
    );
  }
  if (ordinal !== null) {
    await tell(deps, shopId, response, log);
    await wakeDeliveries(deps.hookQueue, await deliveries, log);
    // The shopper is done; that a merchant hears of the plan later must not make the browser send it again.
    await noticeUsage(deps, shopId, ordinal).catch((error: unknown) =>
      log.error('a merchant was not told of the usage', { error }),
    );
  }
  return { id: sent.id };
}

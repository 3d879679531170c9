import type { Logger } from '#functions/lib/logger.ts';
import type { System } from '#functions/lib/system.ts';
import type { EventSink } from '#functions/ports/event-sink/event-sink.ts';
import { AppError } from '#shared/errors.ts';
import type { Response, SentResponse } from '#shared/model/response.ts';
import type { FindArtefact } from './artefacts.ts';
import { respond } from './respond.ts';
import { type StoreDeps, storeResponse } from './store.ts';

export interface SubmitDeps extends StoreDeps {
  system: System;
  artefact: FindArtefact;
  events: EventSink;
}

async function tell({ events }: SubmitDeps, shopId: string, response: Response, log: Logger): Promise<void> {
  const { id, quizId, version, locale, completedAt, receivedAt } = response;
  const event = { event: 'completed', id, shopId, quizId, version, locale, completedAt, receivedAt };
  // The response is stored; that analysis lacks an event must not make the shopper's browser send it again.
  await events.put(event).catch((error: unknown) => log.error('an event was not taken', { error }));
}

/**
 * Takes a completed session: stored and counted once, whatever is sent how often.
 * @throws AppError not_found when the version was never live, invalid when the answers do not fit it
 */
export async function submit(deps: SubmitDeps, sent: SentResponse, log: Logger): Promise<{ id: string }> {
  const artefact = await deps.artefact(sent.quizId, sent.version);
  if (!artefact) throw new AppError('not_found', 'There is no such version of this quiz.');
  const { shopId } = artefact;
  const response = respond(artefact, sent, deps.system.now());
  if (await storeResponse(deps, shopId, response)) await tell(deps, shopId, response, log);
  return { id: sent.id };
}

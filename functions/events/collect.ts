import { type System, toSeconds } from '#functions/lib/system.ts';
import type { EventSink } from '#functions/ports/event-sink/event-sink.ts';
import { Refusal } from '#shared/refusal.ts';
import { isBot } from './bots.ts';
import { type CountDeps, countFacts } from './count.ts';
import { factsOf } from './facts.ts';
import { judge, type Refused, type Taken } from './judge.ts';
import type { FindVersion } from './versions.ts';

export interface CollectDeps extends CountDeps {
  system: System;
  version: FindVersion;
  events: EventSink;
}

/** Longer than an event may be on its way. */
const remembered = 8 * 86_400;

async function keepRaw({ events }: CollectDeps, taken: Taken[], now: Date): Promise<void> {
  const receivedAt = now.toISOString();
  try {
    await events.put(taken.map(({ event, shopId }) => ({ ...event, shopId, receivedAt })));
  } catch (cause) {
    throw new Refusal('unavailable', 'The events could not be taken now. Send them again in a moment.', {
      cause,
    });
  }
}

/**
 * Takes what happened in quizzes: first as it is, for later analysis, then into the counters. Cut off in between,
 * it is sent again: then it is in the raw events twice, under the same id, and counted once.
 * @throws AppError unavailable, after which the same events may be sent again
 */
export async function collect(
  deps: CollectDeps,
  sent: unknown[],
  userAgent: string,
): Promise<{ accepted: number; refused: Refused[] }> {
  if (isBot(userAgent)) {
    const message = 'comes from a program rather than a person, and is left out';
    return { accepted: 0, refused: sent.map((_, index) => ({ index, message })) };
  }
  const now = deps.system.now();
  const { taken, refused } = await judge(deps.version, sent, now);
  if (taken.length > 0) {
    await keepRaw(deps, taken, now);
    await countFacts(deps, taken.flatMap(factsOf), toSeconds(now) + remembered);
  }
  return { accepted: taken.length, refused };
}

import { issuesOf } from '#shared/errors.ts';
import { eventSchema, type QuizEvent } from '#shared/model/event.ts';
import type { FindVersion, Version } from './versions.ts';

/** An event that counts, and whose quiz it is about. */
export interface Taken {
  event: QuizEvent;
  shopId: string;
}

export interface Refused {
  index: number;
  message: string;
}

/** A browser sends what happened on one page: more quizzes than this at once are made up. */
const mostVersions = 5;
const oldest = 7 * 86_400_000;

/** The event's time; the time of receipt for a clock that is ahead, or that is more than 7 days behind. */
const clamped = (at: string, now: Date): string => {
  const age = now.getTime() - Date.parse(at);
  return (age < 0 || age > oldest ? now : new Date(at)).toISOString();
};

/** What an event names that the version does not have, in words; undefined when all is well. */
function unknownIn({ questions, products }: Version, event: QuizEvent): string | undefined {
  if ('question' in event && !questions.has(event.question))
    return 'names a question that this version does not have';
  const named = 'product' in event ? [event.product] : 'products' in event ? event.products : [];
  return named.every((id) => products.has(id))
    ? undefined
    : 'names a product that this version does not have';
}

/**
 * Looks at each event by itself: it fits the contract, and its quiz, version, question and products are there. So
 * nobody can fill the table with names of their own.
 */
export async function judge(
  find: FindVersion,
  sent: unknown[],
  now: Date,
): Promise<{ taken: Taken[]; refused: Refused[] }> {
  const taken: Taken[] = [];
  const refused: Refused[] = [];
  const versions = new Map<string, Promise<Version | null>>();
  for (const [index, one] of sent.entries()) {
    const refuse = (message: string) => void refused.push({ index, message });
    const { data: event, error } = eventSchema.safeParse(one);
    if (!event) {
      const [issue] = issuesOf(error);
      refuse(`${issue?.path || 'event'}: ${issue?.message}`);
      continue;
    }
    const key = `${event.quizId} ${event.version}`;
    if (!versions.has(key) && versions.size === mostVersions) {
      refuse(`is about one more quiz: send events of at most ${mostVersions} versions at once`);
      continue;
    }
    const found = versions.get(key) ?? find(event.quizId, event.version);
    versions.set(key, found);
    const version = await found;
    const fault = version ? unknownIn(version, event) : 'names a version that was never published';
    if (!version || fault !== undefined) refuse(fault ?? '');
    else taken.push({ event: { ...event, at: clamped(event.at, now) }, shopId: version.shopId });
  }
  return { taken, refused };
}

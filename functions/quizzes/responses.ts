import type { Db } from '#functions/db/index.ts';
import { forgetResponse } from '#functions/lib/forget-response.ts';
import { type IsLocked, withheld } from '#functions/lib/locked.ts';
import { present } from '#functions/lib/present.ts';
import type { ResponseFilter } from '#shared/api/quizResponses.ts';
import type { Response } from '#shared/model/response.ts';
import { Refusal } from '#shared/refusal.ts';
import { isBefore, responseFits } from './response-filter.ts';
import { findQuiz, type QuizKey } from './store.ts';

/** Where a page ended: the time of completion and the id of its last response. */
const cursorForm = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~(resp_[0-9a-f]{32})$/;

function positionOf(cursor: string) {
  const [, completedAt, responseId] = cursorForm.exec(cursor) ?? [];
  if (completedAt === undefined || responseId === undefined) {
    const message = 'must be the cursor of the page before';
    throw new Refusal('invalid', 'Start again from the first page.', {
      issues: [{ path: 'cursor', message }],
    });
  }
  return { completedAt, responseId };
}

/** Items read for one page of a narrow filter, at most; the next page goes on from there. */
const mostRead = 1000;
const readAtOnce = 100;

type Stored = { completedAt: string; responseId: string; ordinal?: number | undefined; response: Response };
/** What the merchant sees of it. */
const seen = ({ ordinal, response }: Stored, isLocked: IsLocked): Response =>
  isLocked({ ordinal, receivedAt: response.receivedAt }) ? withheld(response) : response;

const cursorOf = ({ completedAt, responseId }: Stored) => `${completedAt}~${responseId}`;

/** The newest before a position, and whether there are older ones. */
async function readBefore(db: Db, key: QuizKey, before: string | undefined, filter: ResponseFilter) {
  const all = db.response.query.responsesByQuiz(key);
  const upTo = filter.to === undefined ? all : all.lt({ completedAt: new Date(filter.to).toISOString() });
  const from = before === undefined ? upTo : all.lt(positionOf(before));
  const page = await from.go({ limit: readAtOnce, pages: 1, order: 'desc' });
  return { items: page.data, more: page.cursor !== null };
}

/**
 * A page of the responses to a quiz that fit, newest first. Of a narrow filter it may be short, or empty, and still
 * have a cursor to go on from.
 * @throws AppError not_found, invalid
 */
export async function listResponses(
  db: Db,
  key: QuizKey,
  { cursor, limit, ...filter }: ResponseFilter & { cursor?: string | undefined; limit: number },
  isLocked: IsLocked,
): Promise<{ responses: Response[]; cursor?: string }> {
  await findQuiz(db, key);
  const fits = responseFits(filter);
  const responses: Response[] = [];
  let at = cursor;
  for (let read = 0; read < mostRead; read += readAtOnce) {
    const { items, more } = await readBefore(db, key, at, filter);
    for (const item of items) {
      if (isBefore(item.completedAt, filter.from)) return { responses };
      at = cursorOf(item);
      // A locked one is looked for by what is seen of it, or the filter would tell what is in it.
      const response = seen(item, isLocked);
      if (fits(response)) responses.push(response);
      if (responses.length === limit) {
        const last = item === items.at(-1) && !more;
        return { responses, ...present({ cursor: last ? undefined : at }) };
      }
    }
    if (!more) return { responses };
  }
  return { responses, ...present({ cursor: at }) };
}

/** Responses that a draft is run over. */
const mostAnswers = 200;

/** What the last shoppers answered, newest first; of very long answers, those of fewer shoppers. */
export async function lastAnswers(db: Db, key: QuizKey, isLocked: IsLocked) {
  await findQuiz(db, key);
  const query = db.response.query.responsesByQuiz(key);
  const { data } = await query.go({ limit: mostAnswers, pages: 1, order: 'desc' });
  const open = data.map((stored) => seen(stored, isLocked)).filter(({ locked }) => !locked);
  return open.map(({ id, answers }) => ({ id, answers }));
}

/** One response. @throws AppError not_found also when it belongs to another quiz */
export async function getResponse(
  db: Db,
  key: QuizKey,
  responseId: string,
  isLocked: IsLocked,
): Promise<Response> {
  await findQuiz(db, key);
  const { data } = await db.response.get({ shopId: key.shopId, responseId }).go();
  if (data?.quizId !== key.quizId)
    throw new Refusal('not_found', 'There is no such response to this quiz. Load the list again.');
  return seen(data, isLocked);
}

/**
 * Deletes what a shopper answered.
 * @throws AppError not_found, unavailable
 */
export async function removeResponse(db: Db, key: QuizKey, responseId: string): Promise<void> {
  await forgetResponse(db, await getResponse(db, key, responseId, () => false), key.shopId);
}

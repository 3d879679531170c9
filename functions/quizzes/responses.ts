import type { Db } from '#functions/db/index.ts';
import { present } from '#functions/lib/present.ts';
import { AppError } from '#shared/errors.ts';
import type { Response } from '#shared/model/response.ts';
import { findQuiz, type QuizKey } from './store.ts';

/** Where a page ended: the time of completion and the id of its last response. */
const cursorForm = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~(resp_[0-9a-f]{32})$/;

function positionOf(cursor: string) {
  const [, completedAt, responseId] = cursorForm.exec(cursor) ?? [];
  if (completedAt === undefined || responseId === undefined) {
    const message = 'must be the cursor of the page before';
    throw new AppError('invalid', 'Start again from the first page.', {
      issues: [{ path: 'cursor', message }],
    });
  }
  return { completedAt, responseId };
}

/** A page of the responses to a quiz, newest first. @throws AppError not_found, invalid */
export async function listResponses(
  db: Db,
  key: QuizKey,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ responses: Response[]; cursor?: string }> {
  await findQuiz(db, key);
  const all = db.response.query.responsesByQuiz(key);
  const from = cursor === undefined ? all : all.lt(positionOf(cursor));
  const page = await from.go({ limit, pages: 1, order: 'desc' });
  const last = page.cursor === null ? undefined : page.data.at(-1);
  return {
    responses: page.data.map(({ response }) => response),
    ...present({ cursor: last && `${last.completedAt}~${last.responseId}` }),
  };
}

/** One response. @throws AppError not_found also when it belongs to another quiz */
export async function getResponse(db: Db, key: QuizKey, responseId: string): Promise<Response> {
  await findQuiz(db, key);
  const { data } = await db.response.get({ shopId: key.shopId, responseId }).go();
  if (data?.quizId !== key.quizId) throw new AppError('not_found', 'There is no such response to this quiz.');
  return data.response;
}

import { createHash } from 'node:crypto';
import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import type { Response } from '#shared/model/response.ts';
import { removedQuiz } from './forget-response.ts';

/** Whose advice it is. */
export interface AdviceKey {
  shopId: string;
  responseId: string;
}

/** The same for the same content: the table gives the members of a map in an order of its own. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What advice is about, so that it is told from that for other answers; nobody can read the answers in it. */
export const aboutOf = ({
  version,
  locale,
  answers,
}: Pick<Response, 'version' | 'locale' | 'answers'>): string =>
  createHash('sha256')
    .update(JSON.stringify([version, locale, answers], inOrder))
    .digest('hex');

const tries = 3;

/** Whether it stands there; false when somebody else changed the response meanwhile. */
async function write(db: Db, key: AdviceKey, held: Response, next: Response): Promise<boolean> {
  try {
    await db.response
      .patch(key)
      .set({ response: next })
      // An answer that names a person may be taken out at the same moment, and must not come back.
      .where(({ response }, { eq }) => eq(response, held))
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/**
 * Puts into a stored response what its shopper was advised. Whoever stores the response or the advice calls it after,
 * so that it is done by the one who comes last; until then nothing happens.
 */
export async function attachAdvice(db: Db, key: AdviceKey): Promise<void> {
  const { data: stored } = await db.advice.get(key).go({ consistent: true });
  if (!stored?.results) return;
  const { about, advice, results } = stored;
  for (let left = tries; left > 0; left--) {
    const { data: held } = await db.response.get(key).go({ consistent: true });
    if (!held) return;
    const { response, quizId } = held;
    const fits = quizId !== removedQuiz && aboutOf(response) === about;
    if (!fits || (await write(db, key, response, { ...response, advice, results }))) {
      await db.advice.patch(key).remove(['results']).go();
      return;
    }
  }
}

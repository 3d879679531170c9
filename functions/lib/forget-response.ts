import { shardOf } from '#functions/db/counts.ts';
import type { Db } from '#functions/db/index.ts';
import type { Response } from '#shared/model/response.ts';
import { Refusal } from '#shared/refusal.ts';

/** What stands in the place of a quiz's id for a response that was deleted. */
export const removedQuiz = 'removed';

/**
 * Takes everything out of a response. Its id stays, so that a browser that sends it again does not bring it back. The
 * quiz counts one less; the month does not.
 * @throws AppError unavailable
 */
export async function forgetResponse(db: Db, response: Response, shopId: string): Promise<void> {
  const { id: responseId, quizId, completedAt } = response;
  const empty: Response = { ...response, answers: {}, path: [], results: [] };
  const { canceled } = await db.service.transaction
    .write(({ response: stored, counter }) => [
      stored
        .patch({ shopId, responseId })
        .set({ quizId: removedQuiz, completedAt, response: empty })
        .where((attribute, { eq }) => eq(attribute.quizId, quizId))
        .commit(),
      counter
        .patch({ shopId, about: 'quiz', name: quizId, shard: shardOf(responseId) })
        .subtract({ count: 1 })
        .commit(),
    ])
    .go();
  if (canceled) throw new Refusal('unavailable', 'The response is being changed now. Try again in a moment.');
}

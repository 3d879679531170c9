import { responsesByQuiz, responsesOfQuiz } from '#functions/db/counts.ts';
import type { Db } from '#functions/db/index.ts';
import type { quizzes as contract, QuizRecord, QuizSummary } from '#shared/api/quizzes.ts';
import type { Body } from '#shared/api/route.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { checkStructure } from '#shared/quiz/check.ts';
import { Refusal } from '#shared/refusal.ts';
import { outlineOf } from './outline.ts';
import { pack } from './pack.ts';
import {
  changedElsewhere,
  findQuiz,
  findWithDraft,
  type QuizDeps,
  type QuizKey,
  summarize,
  toSummary,
} from './store.ts';

/** All quizzes of a shop that are not deleted, newest first: ids sort by the time they were made. */
export async function listQuizzes(db: Db, shopId: string): Promise<QuizSummary[]> {
  const [{ data }, counts] = await Promise.all([
    db.quiz.query.byShop({ shopId }).go({ pages: 'all', order: 'desc', consistent: true }),
    responsesByQuiz(db, shopId),
  ]);
  return data
    .filter(({ deletedAt }) => deletedAt === undefined)
    .map((item) => toSummary(item, counts.get(item.quizId) ?? 0));
}

export async function getQuiz(db: Db, key: QuizKey): Promise<QuizRecord> {
  const [{ item, draft }, count] = await Promise.all([
    findWithDraft(db, key),
    responsesOfQuiz(db, key.shopId, key.quizId),
  ]);
  return { ...toSummary(item, count), draft };
}

/**
 * A draft may be unfinished, and publishing tells what is missing. What it may not be is ambiguous: an id that
 * names two things, or a rule that leads to nothing, could not be told apart or repaired later.
 * @param at where the quiz stands in what was sent
 */
export function refuseAmbiguous(quiz: Quiz, at = 'draft'): void {
  const issues = checkStructure(quiz)
    .filter(({ path }) => path.endsWith('.id') || path.endsWith('.target.question'))
    .map(({ path, message }) => ({ path: `${at}.${path}`, message }));
  if (issues.length > 0)
    throw new Refusal(
      'invalid',
      'The quiz holds ids that lead nowhere or are used twice. Correct what is listed.',
      { issues },
    );
}

/** Saves the draft as the next revision. @throws AppError invalid, not_found, conflict, too_large */
export async function saveQuiz(
  { db, system }: QuizDeps,
  key: QuizKey,
  { revision, name, draft }: Body<typeof contract.save>,
): Promise<QuizSummary> {
  refuseAmbiguous(draft);
  const item = await findQuiz(db, key);
  if (item.revision !== revision) throw changedElsewhere();
  const packed = await pack(draft);
  const { thumbnail, questionCount } = outlineOf(draft);
  const change = { name, questionCount, revision: revision + 1, updatedAt: system.now().toISOString() };
  const { canceled } = await db.service.transaction
    .write(({ quiz, quizDraft }) => {
      const update = quiz.patch(key);
      const changed =
        thumbnail === undefined
          ? update.set(change).remove(['thumbnail'])
          : update.set({ ...change, thumbnail });
      return [
        changed
          .where(
            ({ revision: stored, deletedAt }, { eq, notExists }) =>
              `${eq(stored, revision)} AND ${notExists(deletedAt)}`,
          )
          .commit(),
        quizDraft.put({ ...key, revision: revision + 1, packed }).commit(),
      ];
    })
    .go();
  if (canceled) throw changedElsewhere();
  return summarize(db, key);
}

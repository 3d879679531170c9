import { eraseLater } from '#functions/lib/erase-message.ts';
import { toSeconds } from '#functions/lib/system.ts';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { writePointer } from './pointer.ts';
import {
  changedElsewhere,
  findItem,
  findQuiz,
  noSuchQuiz,
  type QuizDeps,
  type QuizKey,
  summarize,
} from './store.ts';

/** For how long a deleted quiz can be brought back, in seconds. */
const restorable = 30 * 24 * 3600;

/** Deletes a quiz, for now: out of the shop and out of the list, and gone for good in 30 days. */
export async function removeQuiz(deps: QuizDeps, key: QuizKey): Promise<void> {
  const { db, system } = deps;
  const { status } = await findQuiz(db, key);
  const { quizId } = key;
  const now = system.now();
  const expiresAt = toSeconds(now) + restorable;
  const deleted = { deletedAt: now.toISOString(), expiresAt };
  const published = status !== 'draft';
  const { canceled } = await db.service.transaction
    .write(({ quiz, quizDraft, publishedQuiz }) => [
      quiz
        .patch(key)
        .set({ ...deleted, status: published ? 'unpublished' : 'draft' })
        .remove(['publishedVersion', 'split'])
        .where((stored, { eq }) => eq(stored.status, status))
        .commit(),
      quizDraft.patch(key).set({ expiresAt }).commit(),
      ...(published
        ? [publishedQuiz.patch({ quizId }).set({ expiresAt }).remove(['liveVersion', 'split']).commit()]
        : []),
    ])
    .go();
  if (canceled) throw changedElsewhere();
  if (published) await writePointer(deps, quizId);
  await eraseLater(deps.erase, { ...key, at: new Date(expiresAt * 1000).toISOString() }, now);
}

/** Brings a deleted quiz back, unpublished. @throws AppError not_found when its 30 days are over */
export async function restoreQuiz({ db, system }: QuizDeps, key: QuizKey): Promise<QuizSummary> {
  const { status, deletedAt, expiresAt = 0 } = await findItem(db, key);
  if (deletedAt === undefined) return summarize(db, key);
  if (expiresAt <= toSeconds(system.now())) throw noSuchQuiz();
  const { quizId } = key;
  const { canceled } = await db.service.transaction
    .write(({ quiz, quizDraft, publishedQuiz }) => [
      quiz.patch(key).remove(['deletedAt', 'expiresAt']).commit(),
      quizDraft.patch(key).remove(['expiresAt']).commit(),
      ...(status === 'draft' ? [] : [publishedQuiz.patch({ quizId }).remove(['expiresAt']).commit()]),
    ])
    .go();
  if (canceled) throw changedElsewhere();
  return summarize(db, key);
}

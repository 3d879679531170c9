import type { QuizSummary } from '#shared/api/quizzes.ts';
import { Refusal } from '#shared/refusal.ts';
import { writePointer } from './pointer.ts';
import { unpublishQuiz } from './publish.ts';
import { changedElsewhere, findQuiz, type QuizDeps, type QuizKey, summarize } from './store.ts';
import { findVersion } from './versions.ts';

/** Puts a quiz away, out of the shop first: cut off in between, it is out and still in the list. */
export async function archiveQuiz(deps: QuizDeps, key: QuizKey): Promise<QuizSummary> {
  await unpublishQuiz(deps, key);
  const archivedAt = deps.system.now().toISOString();
  const { canceled } = await deps.db.service.transaction
    .write(({ quiz }) => [
      quiz
        .patch(key)
        .set({ archivedAt })
        .where(
          ({ status, deletedAt }, { ne, notExists }) =>
            `${ne(status, 'published')} AND ${notExists(deletedAt)}`,
        )
        .commit(),
    ])
    .go();
  if (canceled) throw changedElsewhere();
  return summarize(deps.db, key);
}

/** Takes a quiz out of the archive, and not back into the shop. @throws AppError not_found */
export async function unarchiveQuiz({ db }: QuizDeps, key: QuizKey): Promise<QuizSummary> {
  await findQuiz(db, key);
  await db.quiz.patch(key).remove(['archivedAt']).go();
  return summarize(db, key);
}

const liveAlready = () =>
  new Refusal('unprocessable', 'A version is in the shop already. Take it out, or publish the draft.');

/**
 * Puts a version that was published before into the shop, as taking it out is undone.
 * @throws AppError not_found, unprocessable when another version is there
 */
export async function putLive(deps: QuizDeps, key: QuizKey, version: number): Promise<QuizSummary> {
  const { publishedVersion } = await findQuiz(deps.db, key);
  if (publishedVersion !== undefined && publishedVersion !== version) throw liveAlready();
  const { revision } = await findVersion(deps.db, key, version);
  const { canceled } = await deps.db.service.transaction
    .write(({ quiz, publishedQuiz }) => [
      quiz
        .patch(key)
        .set({ status: 'published', publishedVersion: version, publishedRevision: revision })
        .remove(['archivedAt'])
        .where(
          (stored, { eq, notExists }) =>
            `${notExists(stored.deletedAt)} AND (${notExists(stored.publishedVersion)} OR ${eq(stored.publishedVersion, version)})`,
        )
        .commit(),
      publishedQuiz.patch({ quizId: key.quizId }).set({ liveVersion: version }).commit(),
    ])
    .go();
  if (canceled) throw changedElsewhere();
  await writePointer(deps, key.quizId);
  await deps.refresh.send(key);
  return summarize(deps.db, key);
}

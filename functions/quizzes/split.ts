import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Split } from '#shared/quiz/artefact.ts';
import { Refusal } from '#shared/refusal.ts';
import { writePointer } from './pointer.ts';
import { changedElsewhere, findQuiz, type QuizDeps, type QuizKey, summarize } from './store.ts';
import { findVersion } from './versions.ts';

/**
 * Gives a share of visitors another published version than the live one, to compare the two.
 * @throws AppError not_found when there is no such version, unprocessable when nothing can be compared
 */
export async function splitQuiz(deps: QuizDeps, key: QuizKey, split: Split): Promise<QuizSummary> {
  const { publishedVersion: live, split: running } = await findQuiz(deps.db, key);
  if (live === undefined) {
    throw new Refusal(
      'unprocessable',
      'Publish the quiz first: a test compares with the version in the shop.',
    );
  }
  if (split.version === live) {
    throw new Refusal(
      'unprocessable',
      'This version is in the shop already. Choose an earlier one to compare.',
    );
  }
  await findVersion(deps.db, key, split.version);
  // Another share is the same comparison; another version begins a new one.
  const since = running?.version === split.version ? running.startedAt : undefined;
  const startedAt = since ?? deps.system.now().toISOString();
  const { canceled } = await deps.db.service.transaction
    .write(({ quiz, publishedQuiz }) => [
      quiz
        .patch(key)
        .set({ split: { ...split, startedAt } })
        .where(({ publishedVersion }, { eq }) => eq(publishedVersion, live))
        .commit(),
      publishedQuiz.patch({ quizId: key.quizId }).set({ split }).commit(),
    ])
    .go();
  if (canceled) throw changedElsewhere();
  await writePointer(deps, key.quizId);
  return summarize(deps.db, key);
}

/**
 * Ends the comparison: every visitor gets one version again.
 * @param keep the version that stays, of the two; the live one when left out
 */
export async function endSplit(deps: QuizDeps, key: QuizKey, keep?: number): Promise<QuizSummary> {
  const { publishedVersion: live, split } = await findQuiz(deps.db, key);
  if (split && live !== undefined) {
    const stays = keep ?? live;
    if (stays !== live && stays !== split.version) {
      throw new Refusal('unprocessable', 'Keep one of the two versions that are compared.');
    }
    const { revision } = await findVersion(deps.db, key, stays);
    const { canceled } = await deps.db.service.transaction
      .write(({ quiz, publishedQuiz }) => [
        quiz
          .patch(key)
          .set({ publishedVersion: stays, publishedRevision: revision })
          .remove(['split'])
          .where(({ publishedVersion }, { eq }) => eq(publishedVersion, live))
          .commit(),
        publishedQuiz.patch({ quizId: key.quizId }).set({ liveVersion: stays }).remove(['split']).commit(),
      ])
      .go();
    if (canceled) throw changedElsewhere();
  }
  await writePointer(deps, key.quizId);
  return summarize(deps.db, key);
}

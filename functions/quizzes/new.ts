import { present } from '#functions/lib/present.ts';
import type { DraftedBy, DraftWhy } from '#shared/model/drafting.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { attemptExpiry } from './attempt.ts';
import { outlineOf } from './outline.ts';
import { pack } from './pack.ts';
import type { QuizDeps } from './store.ts';

/** Which attempt becomes a quiz, and what is known of who drafted it. */
interface Becomes {
  attemptId: string;
  draftedBy: DraftedBy;
  why?: DraftWhy;
}

/**
 * Writes a new quiz with its draft, as its first revision.
 * @param becomes an attempt becomes one quiz only: where it has one already, nothing is written
 * @returns null for an attempt that has its quiz, or was cancelled
 * @throws AppError too_large
 */
export async function storeFirst(
  { db, system }: QuizDeps,
  shopId: string,
  { name, quiz: draft }: { name: string; quiz: Quiz },
  becomes?: Becomes,
) {
  const { thumbnail, questionCount } = outlineOf(draft);
  const key = { shopId, quizId: system.newId('quiz') };
  const now = system.now().toISOString();
  const item = {
    ...key,
    name,
    status: 'draft' as const,
    revision: 1,
    lastVersion: 0,
    questionCount,
    createdAt: now,
    updatedAt: now,
    ...present({ thumbnail }),
  };
  const packed = await pack(draft);
  const expiresAt = attemptExpiry(system.now());
  const { canceled } = await db.service.transaction
    .write(({ quiz, quizDraft, quizAttempt }) => [
      quiz.create(item).commit(),
      quizDraft.create({ ...key, revision: 1, packed }).commit(),
      ...(becomes
        ? [
            quizAttempt
              .upsert({ shopId, ...becomes, quizId: key.quizId, stage: 'saving', expiresAt })
              .where(
                (attempt, { notExists }) =>
                  `${notExists(attempt.quizId)} AND ${notExists(attempt.cancelled)}`,
              )
              .commit(),
          ]
        : []),
    ])
    .go();
  return canceled ? null : item;
}

/** Writes a new quiz with its draft, as its first revision. @throws AppError too_large */
export async function storeNew(deps: QuizDeps, shopId: string, made: { name: string; quiz: Quiz }) {
  const item = await storeFirst(deps, shopId, made);
  if (!item) throw new Error('A new quiz could not be stored.');
  return item;
}

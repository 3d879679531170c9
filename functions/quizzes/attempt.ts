import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import { present } from '#functions/lib/present.ts';
import { toSeconds } from '#functions/lib/system.ts';
import type { quizzes as contract, QuizRecord } from '#shared/api/quizzes.ts';
import type { Reply } from '#shared/api/route.ts';
import type { DraftedBy, DraftStage, DraftWhy } from '#shared/model/drafting.ts';
import { Refusal } from '#shared/refusal.ts';
import { getQuiz } from './edit.ts';
import type { QuizDeps } from './store.ts';

/** Seconds for which it is known what became of an attempt. */
const kept = 24 * 60 * 60;

export interface AttemptKey {
  shopId: string;
  attemptId: string;
}

/** A quiz that was made, and by whom. */
export type Made = QuizRecord & { draftedBy: DraftedBy; why?: DraftWhy };

const wasCancelled = (cause?: unknown) =>
  new Refusal('conflict', 'The making of this quiz was cancelled. Begin a new one.', { cause });

/** Tells how far the making of a quiz has come. @param products how many it chooses from @throws AppError conflict when it was cancelled */
export type Note = (stage: DraftStage, products?: number) => Promise<void>;

const find = async (db: Db, key: AttemptKey) =>
  (await db.quizAttempt.get(key).go({ consistent: true })).data ?? undefined;

/** When what is known of an attempt that goes on now goes away, in seconds since 1970. */
export const attemptExpiry = (now: Date): number => toSeconds(now) + kept;

/** Notes the stages of an attempt, and ends one that was cancelled; without one, nobody asks. */
export const notesOf =
  ({ db, system }: QuizDeps, key: AttemptKey | undefined): Note =>
  async (stage, products) => {
    if (!key) return;
    const expiresAt = attemptExpiry(system.now());
    try {
      await db.quizAttempt
        .upsert({ ...key, stage, expiresAt, ...present({ products }) })
        .where(({ cancelled }, { notExists }) => notExists(cancelled))
        .go();
    } catch (error) {
      throw conditionFailed(error) ? wasCancelled(error) : error;
    }
  };

/** @throws AppError conflict when no quiz is to come of the attempt any more */
export async function refuseCancelled(db: Db, key: AttemptKey | undefined): Promise<void> {
  if (key && (await find(db, key))?.cancelled) throw wasCancelled();
}

/** Makes no quiz of an attempt, also of one that has not arrived yet. One that became a quiz stays that. */
export async function cancelAttempt(
  { db, system }: QuizDeps,
  key: AttemptKey,
): Promise<Reply<typeof contract.cancelAttempt>> {
  try {
    await db.quizAttempt
      .upsert({ ...key, stage: 'reading', cancelled: true, expiresAt: attemptExpiry(system.now()) })
      .where(({ quizId }, { notExists }) => notExists(quizId))
      .go();
    return {};
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    return present({ quizId: (await find(db, key))?.quizId });
  }
}

/** The quiz that an attempt became, if it has. @throws AppError not_found when it was deleted since */
export async function madeBefore(db: Db, key: AttemptKey | undefined): Promise<Made | undefined> {
  const { quizId, draftedBy, why } = (key && (await find(db, key))) ?? {};
  if (!key || !quizId || !draftedBy) return undefined;
  return { ...(await getQuiz(db, { shopId: key.shopId, quizId })), draftedBy, ...present({ why }) };
}

/** How far an attempt has come. */
export async function readAttempt(db: Db, key: AttemptKey): Promise<Reply<typeof contract.attempt>> {
  const attempt = await find(db, key);
  if (!attempt) return { stage: 'waiting' };
  const { stage, products, quizId } = attempt;
  return { stage: quizId ? 'done' : stage, ...present({ products, quizId }) };
}

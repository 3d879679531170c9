import type { Db } from '#functions/db/index.ts';
import { present } from '#functions/lib/present.ts';
import { toSeconds } from '#functions/lib/system.ts';
import type { quizzes as contract, QuizRecord } from '#shared/api/quizzes.ts';
import type { Reply } from '#shared/api/route.ts';
import type { DraftedBy, DraftStage, DraftWhy } from '#shared/model/drafting.ts';
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

/** Tells how far the making of a quiz has come. @param products how many it chooses from */
export type Note = (stage: DraftStage, products?: number) => Promise<void>;

const find = async (db: Db, key: AttemptKey) =>
  (await db.quizAttempt.get(key).go({ consistent: true })).data ?? undefined;

/** When what is known of an attempt that goes on now goes away, in seconds since 1970. */
export const attemptExpiry = (now: Date): number => toSeconds(now) + kept;

/** Notes the stages of an attempt; without one, nobody asks. */
export const notesOf =
  ({ db, system }: QuizDeps, key: AttemptKey | undefined): Note =>
  async (stage, products) => {
    if (!key) return;
    const expiresAt = attemptExpiry(system.now());
    await db.quizAttempt.upsert({ ...key, stage, expiresAt, ...present({ products }) }).go();
  };

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

import type { Actor } from '#functions/lib/call.ts';
import { toSeconds } from '#functions/lib/system.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import type { quizzes as contract, QuizSummary } from '#shared/api/quizzes.ts';
import type { Body } from '#shared/api/route.ts';
import { Refusal } from '#shared/refusal.ts';
import { pack } from './pack.ts';
import { refuseFaulty } from './publish.ts';
import {
  changedElsewhere,
  findQuiz,
  findWithDraft,
  type QuizDeps,
  type QuizKey,
  summarize,
} from './store.ts';

export interface ScheduleDeps extends QuizDeps {
  /** Where what wakes a schedule waits. */
  publishQueue: JobQueue;
}

/** The longest that a message can wait, in seconds; after it, it is sent again. */
const longestWait = 900;
/** How far ahead a time can be chosen, in days. */
const mostDays = 366;
/** For how long what was chosen is kept after its time, in seconds. */
const kept = 30 * 24 * 3600;

/** Wakes a schedule at its time, or as late before it as a message can wait. */
export const wakeLater = (
  { publishQueue, system }: ScheduleDeps,
  key: QuizKey,
  at: string,
): Promise<void> => {
  const left = Math.ceil((Date.parse(at) - system.now().getTime()) / 1000);
  return publishQueue.send({ ...key, at }, Math.min(longestWait, Math.max(0, left)));
};

function refuseTime(at: string, now: Date): void {
  const left = Date.parse(at) - now.getTime();
  if (left > 0 && left <= mostDays * 24 * 3600_000) return;
  throw new Refusal('unprocessable', 'Choose a time in the future, at most a year ahead.');
}

/**
 * Keeps the draft as it is, to be published at a time. Later changes do not go out with it.
 * @throws AppError unprocessable, not_found, conflict
 */
export async function scheduleQuiz(
  deps: ScheduleDeps,
  actor: Actor,
  key: QuizKey,
  { revision, at, despite }: Body<typeof contract.schedule>,
): Promise<QuizSummary> {
  const { db, system } = deps;
  refuseTime(at, system.now());
  const { item, draft } = await findWithDraft(db, key);
  if (item.revision !== revision) throw changedElsewhere();
  refuseFaulty(draft);
  const packed = await pack(draft);
  const { userId, accountId } = actor;
  // First the message: one without a schedule is dropped, a schedule without one would never run.
  await wakeLater(deps, key, at);
  const expiresAt = toSeconds(new Date(at)) + kept;
  const { canceled } = await db.service.transaction
    .write(({ quiz, quizSchedule }) => [
      quiz
        .patch(key)
        .set({ schedule: { at, revision } })
        .remove(['scheduleFault'])
        .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
        .commit(),
      quizSchedule.put({ ...key, revision, packed, userId, accountId, despite, expiresAt }).commit(),
    ])
    .go();
  if (canceled) throw changedElsewhere();
  return summarize(db, key);
}

/** Publishes at no time, and forgets that it could not be done. */
export async function unscheduleQuiz({ db }: QuizDeps, key: QuizKey): Promise<QuizSummary> {
  await findQuiz(db, key);
  await db.quiz.patch(key).remove(['schedule', 'scheduleFault']).go();
  return summarize(db, key);
}

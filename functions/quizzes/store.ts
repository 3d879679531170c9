import { responsesOfQuiz } from '#functions/db/counts.ts';
import type { Db } from '#functions/db/index.ts';
import { present } from '#functions/lib/present.ts';
import type { System } from '#functions/lib/system.ts';
import type { Files } from '#functions/ports/files/files.ts';
import type { LanguageModel } from '#functions/ports/language-model/language-model.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { Refusal } from '#shared/refusal.ts';
import { unpack } from './pack.ts';

/** What bringing a quiz into a shop takes. */
export interface PublishDeps {
  db: Db;
  system: System;
  files: Files;
  /** Where the product is. */
  origin: string;
  /** A shop's address, with `{shop}` for its domain. */
  shopUrl: string;
}

export interface QuizDeps extends PublishDeps {
  model: LanguageModel;
  /** Where what is in the shop waits to be proven, and to take in an import. */
  refresh: JobQueue;
  /** Where a deleted quiz waits to be erased. */
  erase: JobQueue;
}

/** A quiz of the caller's shop. The shop is the actor's, never the request's. */
export interface QuizKey {
  shopId: string;
  quizId: string;
}

export type QuizItem = NonNullable<Awaited<ReturnType<typeof readItem>>>;

const readItem = async (db: Db, key: QuizKey) => (await db.quiz.get(key).go({ consistent: true })).data;

export const noSuchQuiz = () =>
  new Refusal('not_found', 'There is no such quiz in this shop. Choose another from the list.');

export const changedElsewhere = (cause?: unknown) =>
  new Refusal('conflict', 'The quiz was changed elsewhere in the meantime. Load it again.', { cause });

/** The quiz's item, deleted or not. @throws AppError not_found */
export async function findItem(db: Db, key: QuizKey): Promise<QuizItem> {
  const item = await readItem(db, key);
  if (!item) throw noSuchQuiz();
  return item;
}

/** The quiz's item. @throws AppError not_found also when it was deleted */
export async function findQuiz(db: Db, key: QuizKey): Promise<QuizItem> {
  const item = await findItem(db, key);
  if (item.deletedAt !== undefined) throw noSuchQuiz();
  return item;
}

/** The quiz and its draft, of one and the same revision. @throws AppError not_found, conflict */
export async function findWithDraft(db: Db, key: QuizKey): Promise<{ item: QuizItem; draft: Quiz }> {
  const { data } = await db.service.transaction
    .get(({ quiz, quizDraft }) => [quiz.get(key).commit(), quizDraft.get(key).commit()])
    .go();
  const [{ item }, { item: stored }] = data;
  if (!item || !stored || item.deletedAt !== undefined) throw noSuchQuiz();
  return { item, draft: await unpack(stored.packed) };
}

/** What is told of a quiz. */
export function toSummary(item: QuizItem, responseCount: number): QuizSummary {
  const { quizId, name, status, revision, questionCount, createdAt, updatedAt } = item;
  const { thumbnail, publishedVersion, publishedRevision, split, archivedAt, schedule, scheduleFault } = item;
  return {
    id: quizId,
    name,
    status,
    revision,
    questionCount,
    responseCount,
    createdAt,
    updatedAt,
    ...present({
      thumbnail,
      publishedVersion,
      publishedRevision,
      split,
      archivedAt,
      schedule,
      scheduleFault,
    }),
  };
}

/** What is told of a quiz, as it is stored now. */
export async function summarize(db: Db, key: QuizKey): Promise<QuizSummary> {
  const [item, count] = await Promise.all([findQuiz(db, key), responsesOfQuiz(db, key.shopId, key.quizId)]);
  return toSummary(item, count);
}

import * as z from 'zod';
import type { Logger } from '#functions/lib/logger.ts';
import { present } from '#functions/lib/present.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import { AppError } from '#shared/errors.ts';
import { idSchema } from '#shared/model/id.ts';
import { compileNow, isWritten, numbered, reserveVersion, writeFiles } from './compile-now.ts';
import { unpack } from './pack.ts';
import { writePointer } from './pointer.ts';
import { proveLive } from './prove-live.ts';
import type { PublishDeps, QuizItem, QuizKey } from './store.ts';
import { findVersion } from './versions.ts';

/** Tells that a shop's catalogue is new: to all its quizzes, or to one of them. */
export const refreshMessageSchema = z.object({
  shopId: idSchema('shop'),
  quizId: idSchema('quiz').optional(),
});
type RefreshMessage = z.infer<typeof refreshMessageSchema>;

export interface RefreshDeps extends PublishDeps {
  queue: JobQueue;
}

/** The version in the shop, where a refresh may take its place: not while it is compared with another. */
const liveVersion = ({ status, deletedAt, split, publishedVersion }: QuizItem): number | undefined =>
  status === 'published' && deletedAt === undefined && !split ? publishedVersion : undefined;

/** Puts the new version in the place of the old one, unless something else was published in the meantime. */
async function replace(
  { db, system }: PublishDeps,
  key: QuizKey,
  from: number,
  to: number,
): Promise<boolean> {
  const { revision, packed, publishedBy, picture } = await findVersion(db, key, from);
  const { canceled } = await db.service.transaction
    .write(({ quiz, quizVersion, publishedQuiz }) => [
      quiz
        .patch(key)
        .set({ publishedVersion: to })
        .where(
          (stored, { eq, notExists }) =>
            `${eq(stored.publishedVersion, from)} AND ${notExists(stored.deletedAt)} AND ${notExists(stored.split)}`,
        )
        .commit(),
      quizVersion
        .create({
          ...key,
          quizVersion: to,
          revision,
          packed,
          refreshOf: from,
          publishedAt: system.now().toISOString(),
          publishedBy,
          ...present({ picture }),
        })
        .commit(),
      publishedQuiz.put({ ...key, liveVersion: to, newestVersion: to }).commit(),
    ])
    .go();
  return !canceled;
}

/** The version with the catalogue of now; nothing where the quiz had better go on as it is. */
async function compiled(deps: PublishDeps, accountId: string, key: QuizKey, version: number, log: Logger) {
  const { packed } = await findVersion(deps.db, key, version);
  try {
    return await compileNow(deps, accountId, key, version, await unpack(packed));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn('a quiz keeps its earlier products', { ...key, error });
    return undefined;
  }
}

/**
 * Compiles the version that is in the shop with the catalogue of now. A version never changes, so this makes the
 * next one of the same draft; where nothing a shopper could see is different, none.
 * @returns the new version, if one was made
 */
export async function refreshQuiz(deps: PublishDeps, key: QuizKey, log: Logger): Promise<number | undefined> {
  const [{ data: item }, { data: shop }] = await Promise.all([
    deps.db.quiz.get(key).go({ consistent: true }),
    deps.db.shop.get({ shopId: key.shopId }).go(),
  ]);
  const from = item ? liveVersion(item) : undefined;
  if (from === undefined || !shop) return undefined;
  const made = await compiled(deps, shop.accountId, key, from, log);
  if (!made || (await isWritten(deps, made))) return undefined;
  const to = await reserveVersion(deps.db, key);
  await writeFiles(deps, numbered(made, to));
  if (!(await replace(deps, key, from, to))) return undefined;
  await writePointer(deps, key.quizId);
  return to;
}

/** Takes a new catalogue into the quizzes of a shop, and proves them with it: one message for the shop becomes one for each quiz. */
export async function refresh(deps: RefreshDeps, message: RefreshMessage, log: Logger): Promise<void> {
  const { shopId, quizId } = message;
  if (quizId !== undefined) {
    await refreshQuiz(deps, { shopId, quizId }, log);
    await proveLive(deps, { shopId, quizId });
    return;
  }
  const { data } = await deps.db.quiz.query.byShop({ shopId }).go({ pages: 'all', consistent: true });
  const live = data.filter(({ status, deletedAt }) => status === 'published' && deletedAt === undefined);
  await Promise.all(live.map((item) => deps.queue.send({ shopId, quizId: item.quizId })));
}

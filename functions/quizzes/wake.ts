import * as z from 'zod';
import type { Logger } from '#functions/lib/logger.ts';
import type { ScheduleFault } from '#shared/api/quizSummary.ts';
import { AppError } from '#shared/errors.ts';
import { idSchema } from '#shared/model/id.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { checkQuiz } from '#shared/quiz/check.ts';
import { isGrave } from '#shared/quiz/grave.ts';
import { prove } from '#shared/quiz/prove.ts';
import { readCatalogue } from './catalogue.ts';
import { unpack } from './pack.ts';
import { bringLive } from './publish.ts';
import { type ScheduleDeps, wakeLater } from './schedule.ts';
import { findItem, type QuizItem, type QuizKey } from './store.ts';

/** What wakes a schedule. `at` tells one that was changed since. */
export const wakeSchema = z.object({
  shopId: idSchema('shop'),
  quizId: idSchema('quiz'),
  at: z.iso.datetime(),
});

/** What stands in the way now, of what is looked at before a quiz goes out; undefined: nothing. */
async function obstacleTo(
  { db }: ScheduleDeps,
  item: QuizItem,
  draft: Quiz,
  despite: boolean,
): Promise<ScheduleFault | undefined> {
  if (item.split) return 'test';
  if (checkQuiz(draft).length > 0) return 'faults';
  const { products } = await readCatalogue(db, item.shopId);
  if (products.length === 0) return 'products';
  return !despite && prove(draft, products).findings.some(isGrave) ? 'stuck' : undefined;
}

/** Ends a schedule, unless another has taken its place. */
async function settle({ db }: ScheduleDeps, key: QuizKey, at: string, reason?: ScheduleFault) {
  await db.service.transaction
    .write(({ quiz }) => {
      const change = quiz.patch(key);
      const ended = reason
        ? change.set({ scheduleFault: { at, reason } }).remove(['schedule'])
        : change.remove(['schedule']);
      return [ended.where(({ schedule }, { eq }) => eq(schedule.at, at)).commit()];
    })
    .go();
}

async function goOut(deps: ScheduleDeps, key: QuizKey, item: QuizItem): Promise<ScheduleFault | undefined> {
  const { data: kept } = await deps.db.quizSchedule.get(key).go({ consistent: true });
  if (!kept) throw new Error('What was to be published is not there.');
  const draft = await unpack(kept.packed);
  const { revision, despite, accountId, userId } = kept;
  const obstacle = await obstacleTo(deps, item, draft, despite);
  if (obstacle) return obstacle;
  try {
    await bringLive(deps, { accountId, userId }, item, { revision, draft, scheduled: true });
  } catch (error) {
    if (error instanceof AppError && error.code === 'unprocessable') return 'refused';
    throw error;
  }
  return undefined;
}

/**
 * Publishes what was scheduled, when its time has come; before it, goes on waiting. What stands in the way is noted
 * for the merchant. A fault of our own is thrown, so that the queue tries again; done twice, it changes nothing.
 */
export async function wake(
  deps: ScheduleDeps,
  { at, ...key }: z.output<typeof wakeSchema>,
  log: Logger,
): Promise<void> {
  const item = await findItem(deps.db, key).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  });
  if (item?.schedule?.at !== at || item.deletedAt !== undefined) return;
  if (Date.parse(at) > deps.system.now().getTime()) return wakeLater(deps, key, at);
  const obstacle = await goOut(deps, key, item);
  await settle(deps, key, at, obstacle);
  log.info('a schedule was due', { quizId: key.quizId, at, obstacle });
}

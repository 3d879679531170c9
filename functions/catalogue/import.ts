import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import type { Logger } from '#functions/lib/logger.ts';
import { type ShopTokenDeps, shopToken } from '#functions/lib/shop-token.ts';
import type { SyncMessage } from '#functions/lib/sync-message.ts';
import { toSeconds } from '#functions/lib/system.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import type { ExportState, OpenShop, ShopAdmin } from '#functions/ports/shop/shop.ts';
import { AppError } from '#shared/errors.ts';
import { deleteVanished, type Target, writeCatalogue } from './write.ts';

/** A shop that has not finished its export by then will not, in seconds. */
const exportLimit = 30 * 60;
const mostFailures = 5;
/** Waits between two looks at an export, in seconds; the last one is kept. */
const pollDelays = [1, 1, 1, 2, 2, 3, 5, 10, 15];
const busyDelay = 15;
const failureDelays = [2, 10, 30, 60];

const delayAt = (delays: number[], turn: number): number => delays[Math.min(turn, delays.length - 1)] ?? 0;

export interface ImportDeps extends ShopTokenDeps {
  queue: JobQueue;
  /** Where quizzes in the shop are told to take in the catalogue. */
  refresh: JobQueue;
  openShop: OpenShop;
  sleep(ms: number): Promise<void>;
}

type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>;
type Shop = { shopId: string; domain: string; currency: string };

/** The run that a message is about; null when it is over, or another one has taken its place. */
async function findRun(db: Db, { shopId, syncId }: SyncMessage) {
  const { data } = await db.syncRun.get({ shopId }).go({ consistent: true });
  if (data?.syncId !== syncId) return null;
  return data.state === 'waiting' || data.state === 'running' ? data : null;
}

type Change = Partial<Pick<Run, 'state' | 'done' | 'total' | 'operationId' | 'finishedAt' | 'message'>>;

/** Changes the run, as long as it is still the shop's newest. @throws when it is not */
async function change(
  { db, system }: ImportDeps,
  { shopId, syncId }: SyncMessage,
  to: Change,
): Promise<void> {
  await db.syncRun
    .patch({ shopId })
    .set({ ...to, touchedAt: toSeconds(system.now()) })
    .where((attribute, { eq }) => eq(attribute.syncId, syncId))
    .go();
}

async function fail(deps: ImportDeps, message: SyncMessage, told: string): Promise<void> {
  await change(deps, message, {
    state: 'failed',
    message: told,
    finishedAt: deps.system.now().toISOString(),
  });
}

async function takeIn(
  deps: ImportDeps,
  message: SyncMessage,
  run: Run,
  shop: Shop,
  admin: ShopAdmin,
  { url, total }: Extract<ExportState, { state: 'done' }>,
): Promise<void> {
  const { shopId, syncId } = message;
  const target: Target = { db: deps.db, sleep: deps.sleep, shopId, syncId, currency: shop.currency };
  await change(deps, message, { total });
  const exported = url === null ? none() : admin.exported(url);
  const done = await writeCatalogue(target, exported, run.done, (count) =>
    change(deps, message, { done: count }),
  );
  await deleteVanished(target);
  // Before the import is over: a step that failed here is done again.
  await deps.refresh.send({ shopId });
  // What is not for sale is in the export and not in the catalogue: the sum must come out.
  await change(deps, message, {
    state: 'done',
    done,
    total: done,
    finishedAt: deps.system.now().toISOString(),
  });
}

async function* none() {}

/** Looks again later, unless the shop has had long enough. @param delay in seconds */
async function lookAgain(deps: ImportDeps, message: SyncMessage, run: Run, delay: number): Promise<void> {
  const since = toSeconds(deps.system.now()) - toSeconds(new Date(run.startedAt));
  if (since > exportLimit) {
    return fail(deps, message, 'The shop took too long to list its products. Import again later.');
  }
  await change(deps, message, {});
  await deps.queue.send({ ...message, polls: message.polls + 1, failures: 0 }, delay);
}

async function advance(deps: ImportDeps, message: SyncMessage, run: Run): Promise<void> {
  const { data: shop } = await deps.db.shop.get({ shopId: message.shopId }).go({ consistent: true });
  if (!shop) return fail(deps, message, 'The shop is not connected any more.');
  const admin = deps.openShop(shop.domain, shopToken(deps, { id: shop.shopId, domain: shop.domain }));
  const operationId = run.operationId ?? (await admin.startExport());
  if (operationId === 'busy') return lookAgain(deps, message, run, busyDelay);
  if (run.operationId === undefined) await change(deps, message, { state: 'running', operationId });
  const exporting = await admin.exportState(operationId);
  if (exporting.state === 'failed') return fail(deps, message, exporting.message);
  if (exporting.state === 'done') return takeIn(deps, message, run, shop, admin, exporting);
  await lookAgain(deps, message, run, delayAt(pollDelays, message.polls));
}

/** What a merchant is told of a fault that stays. */
const toldOf = (error: unknown): string =>
  error instanceof AppError
    ? error.message
    : 'The products could not be imported. Import again; if it fails again, write to us.';

/**
 * Does one step of an import: starts the export, looks whether it is done, or writes what it holds. Each step
 * can be repeated: a step that failed is put back on the queue some times, and then the import has failed.
 */
export async function importStep(deps: ImportDeps, message: SyncMessage, log: Logger): Promise<void> {
  const run = await findRun(deps.db, message);
  if (!run) return;
  try {
    await advance(deps, message, run);
  } catch (error) {
    if (conditionFailed(error)) return log.warn('another import has taken the place of this one', { error });
    const final = error instanceof AppError && error.code === 'unprocessable';
    log.error('a step of an import failed', { error, failures: message.failures });
    if (final || message.failures >= mostFailures) return fail(deps, message, toldOf(error));
    const again = { ...message, failures: message.failures + 1 };
    await deps.queue.send(again, delayAt(failureDelays, message.failures));
  }
}

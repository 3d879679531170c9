import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import type { SyncMessage } from '#functions/lib/sync-message.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import type { Sync } from '#shared/api/shops.ts';

/** After this without a sign of life, an import counts as lost and another may start, in seconds. */
const lostAfter = 35 * 60;

export interface SyncDeps {
  db: Db;
  queue: JobQueue;
  system: System;
}

/** The newest import of a shop. */
export async function findSync(db: Db, shopId: string): Promise<Sync | undefined> {
  const { data } = await db.syncRun.get({ shopId }).go({ consistent: true });
  return data ?? undefined;
}

/** Claims the shop's one place for an import; null when an import is under way. */
async function claim({ db, system }: SyncDeps, shopId: string) {
  const now = system.now();
  const run = {
    shopId,
    syncId: system.newId('sync'),
    state: 'waiting' as const,
    done: 0,
    startedAt: now.toISOString(),
    touchedAt: toSeconds(now),
  };
  try {
    await db.syncRun
      .put(run)
      .where(
        ({ syncId, state, touchedAt }, { notExists, eq, lt }) =>
          `${notExists(syncId)} OR ${eq(state, 'done')} OR ${eq(state, 'failed')} OR ${lt(touchedAt, run.touchedAt - lostAfter)}`,
      )
      .go();
    return run;
  } catch (error) {
    if (conditionFailed(error)) return null;
    throw error;
  }
}

/** Starts an import, unless one is under way; answers the one that is under way then. */
export async function startSync(deps: SyncDeps, shopId: string): Promise<Sync> {
  const run = await claim(deps, shopId);
  if (!run) {
    const running = await findSync(deps.db, shopId);
    if (running) return running;
    throw new Error('An import could be neither started nor found.');
  }
  const message: SyncMessage = { shopId, syncId: run.syncId, polls: 0, failures: 0 };
  try {
    await deps.queue.send(message);
  } catch (error) {
    const told = 'The import could not be started. Import again.';
    await deps.db.syncRun.patch({ shopId }).set({ state: 'failed', message: told }).go();
    throw error;
  }
  return run;
}

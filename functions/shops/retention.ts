import type { Actor } from '#functions/lib/call.ts';
import { eraseLater } from '#functions/lib/erase-message.ts';
import type { System } from '#functions/lib/system.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import { getShop, type ShopDeps } from './shops.ts';

export interface RetentionDeps extends ShopDeps {
  system: System;
  /** Where what is to be deleted waits. */
  erase: JobQueue;
}

/**
 * Says for how long answers and contacts are kept. A rule that ends, or that another takes the place of, is known by
 * its time, so that what waits for it does nothing any more.
 * @param days null: until somebody deletes them
 */
export async function setRetention(deps: RetentionDeps, actor: Actor, days: number | null) {
  const { db, system, erase } = deps;
  const { shopId } = actor;
  const now = system.now();
  const since = now.toISOString();
  const shop = db.shop.patch({ shopId });
  await (days === null ? shop.remove(['retention']) : shop.set({ retention: { days, since } })).go();
  if (days !== null) await eraseLater(erase, { shopId, since, at: since }, now);
  return getShop(deps, actor);
}

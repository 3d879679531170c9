import type { Actor } from '#functions/lib/call.ts';
import { Refusal } from '#shared/refusal.ts';
import { getShop, type ShopDeps } from './shops.ts';
import { type SyncDeps, startSync } from './sync.ts';

/**
 * Ends what lets us into a shop. Quizzes stay in it with the products of the last import; all that is here stays too,
 * and is found again when the shop is connected again. An import under way ends at its next step.
 */
export async function disconnectShop(deps: ShopDeps & SyncDeps, actor: Actor) {
  const { db, system } = deps;
  const { shopId } = actor;
  const disconnectedAt = system.now().toISOString();
  await db.service.transaction
    .write(({ shop, shopToken }) => [
      shopToken.delete({ shopId }).commit(),
      shop.patch({ shopId }).set({ disconnectedAt }).commit(),
    ])
    .go();
  return getShop(deps, actor);
}

/** Imports the catalogue again. @throws AppError unprocessable while the shop is disconnected */
export async function syncAgain(deps: ShopDeps & SyncDeps, actor: Actor) {
  const { disconnectedAt } = await getShop(deps, actor);
  if (disconnectedAt === undefined) return startSync(deps, actor.shopId);
  throw new Refusal('unprocessable', 'The shop is disconnected. Connect it again, then import.');
}

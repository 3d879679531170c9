import { conditionFailed } from '#functions/db/faults.ts';
import type { Actor } from '#functions/lib/call.ts';
import { present } from '#functions/lib/present.ts';
import type { Brand } from '#shared/model/brand.ts';
import { Refusal } from '#shared/refusal.ts';
import { getShop, type ShopDeps } from './shops.ts';

/**
 * Says how the shop's new quizzes look. Those that are there keep their own look.
 * @param brand empty: no brand
 * @param revision of the brand that was changed; 0 where it was never saved
 * @throws AppError conflict when somebody saved another one since
 */
export async function setBrand(
  deps: ShopDeps,
  actor: Actor,
  { brand, revision }: { brand: Brand; revision: number },
) {
  const before = deps.db.shop.patch({ shopId: actor.shopId }).set({ brandRevision: revision + 1 });
  const isNone = Object.keys(brand).length === 0;
  try {
    await (isNone ? before.remove(['brand']) : before.set({ brand: present(brand) }))
      .where(({ brandRevision }, { eq, notExists }) =>
        revision === 0 ? notExists(brandRevision) : eq(brandRevision, revision),
      )
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    // A shop that is gone meanwhile is not found.
    await getShop(deps, actor);
    throw new Refusal('conflict', 'The brand was saved elsewhere in the meantime. Load it again.', {
      cause: error,
    });
  }
  return getShop(deps, actor);
}

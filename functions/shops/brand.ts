import type { Actor } from '#functions/lib/call.ts';
import { present } from '#functions/lib/present.ts';
import type { Brand } from '#shared/model/brand.ts';
import { getShop, type ShopDeps } from './shops.ts';

/** Says how the shop's new quizzes look. Those that are there keep their own look. @param brand empty: no brand */
export async function setBrand(deps: ShopDeps, actor: Actor, brand: Brand) {
  const shop = deps.db.shop.patch({ shopId: actor.shopId });
  await (Object.keys(brand).length === 0 ? shop.remove(['brand']) : shop.set({ brand: present(brand) })).go();
  return getShop(deps, actor);
}

import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import type { System } from '#functions/lib/system.ts';
import type { Product } from '#shared/model/product.ts';

/** An owner with a connected shop and the given catalogue, written as the product itself would. */
export async function merchantWith(db: Db, system: System, products: Product[] = []): Promise<Actor> {
  const [userId, accountId, shopId] = [system.newId('user'), system.newId('account'), system.newId('shop')];
  const now = system.now().toISOString();
  const shop = {
    domain: `${shopId.slice(-8)}.myshopify.com`,
    name: 'A shop',
    currency: 'EUR',
    connectedAt: now,
  };
  await db.account.create({ accountId, plan: 'free', createdAt: now }).go();
  const subject = `sub-${userId}`;
  await db.member.create({ userId, accountId, role: 'owner' }).go();
  await db.accountMember.create({ accountId, userId, subject }).go();
  await db.shop.create({ shopId, accountId, ...shop }).go();
  await db.accountShop.create({ accountId, shopId }).go();
  const items = products.map((product) => ({ shopId, syncId: 'sync', productId: product.id, product }));
  if (items.length > 0) await db.product.put(items).go();
  return { userId, subject, accountId, shopId, role: 'owner', locale: 'en' };
}

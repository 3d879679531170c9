import type { EntityItem } from 'electrodb';
import { monthOf, responsesInMonth } from '#functions/db/counts.ts';
import type { Db } from '#functions/db/index.ts';
import type { Actor, User } from '#functions/lib/call.ts';
import { present } from '#functions/lib/present.ts';
import type { System } from '#functions/lib/system.ts';
import type { ThemeEditorUrl } from '#functions/ports/shop/address.ts';
import type { Shop } from '#shared/api/shops.ts';
import type { Product } from '#shared/model/product.ts';
import type { Role } from '#shared/model/role.ts';
import { plans } from '#shared/plans.ts';
import { Refusal } from '#shared/refusal.ts';
import { findSync } from './sync.ts';

export interface ShopDeps {
  db: Db;
  themeEditorUrl: ThemeEditorUrl;
}

type Row = Omit<EntityItem<Db['shop']>, 'accountId'>;

const shopOf = async ({ db, themeEditorUrl }: ShopDeps, row: Row, role: Role): Promise<Shop> => {
  const { shopId: id, domain, name, currency, connectedAt, disconnectedAt, scopes, retention, brand } = row;
  const { brandRevision } = row;
  const maybe = present({
    sync: await findSync(db, id),
    disconnectedAt,
    scopes,
    retentionDays: retention?.days,
    brand: brand && present(brand),
    brandRevision,
  });
  return { id, domain, name, currency, connectedAt, role, ...maybe, themeEditorUrl: themeEditorUrl(domain) };
};

async function shopsOf(db: Db, accountId: string): Promise<Row[]> {
  const { data } = await db.accountShop.query.byAccount({ accountId }).go({ pages: 'all', consistent: true });
  const shops = await Promise.all(data.map(({ shopId }) => db.shop.get({ shopId }).go({ consistent: true })));
  return shops.flatMap((shop) => shop.data ?? []);
}

/** The shops of every account that the user is a member of, oldest first. */
export async function listShops(deps: ShopDeps, { userId }: User): Promise<Shop[]> {
  const { db } = deps;
  const { data: memberships } = await db.member.query
    .byUser({ userId })
    .go({ pages: 'all', consistent: true });
  const ofAccounts = await Promise.all(
    memberships.map(async ({ accountId, role }) =>
      (await shopsOf(db, accountId)).map((row) => ({ row, role })),
    ),
  );
  const found = ofAccounts.flat();
  found.sort((a, b) => (a.row.connectedAt < b.row.connectedAt ? -1 : 1));
  return Promise.all(found.map(({ row, role }) => shopOf(deps, row, role)));
}

export async function getShop(deps: ShopDeps, { shopId, role }: Actor): Promise<Shop> {
  const { data } = await deps.db.shop.get({ shopId }).go({ consistent: true });
  if (!data) throw new Refusal('not_found', 'There is no such shop in your account. Choose another shop.');
  return shopOf(deps, data, role);
}

interface Page {
  /** The id of the last product of the page before. */
  cursor?: string | undefined;
  limit: number;
}

/** A page of the catalogue, in the order of the product ids' text. */
export async function listProducts(
  db: Db,
  { shopId }: Actor,
  { cursor, limit }: Page,
): Promise<{ products: Product[]; cursor?: string }> {
  const all = db.product.query.byShop({ shopId });
  const from = cursor === undefined ? all : all.gt({ productId: cursor });
  // One page of the database at most, so that an answer stays under the limit of a function's answer.
  const page = await from.go({ limit, pages: 1 });
  const products = page.data.map(({ product }) => product);
  const last = page.cursor === null ? undefined : products.at(-1)?.id;
  return { products, ...present({ cursor: last }) };
}

export async function listCollections(db: Db, { shopId }: Actor) {
  const { data } = await db.collection.query.byShop({ shopId }).go({ pages: 'all' });
  const collections = data.map(({ collectionId, handle, title, productCount }) => ({
    id: collectionId,
    handle,
    title,
    productCount,
  }));
  return collections.sort((a, b) => a.title.localeCompare(b.title));
}

/** The account's plan, and the responses that this shop got in the running month. */
export async function getUsage(db: Db, system: System, { shopId, accountId }: Actor) {
  const month = monthOf(system.now());
  const [{ data: account }, responses] = await Promise.all([
    db.account.get({ accountId }).go(),
    responsesInMonth(db, shopId, month),
  ]);
  const plan = account?.plan ?? 'free';
  return { plan, month, responses, limit: plans[plan].responses };
}

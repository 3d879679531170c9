import type { Db } from '#functions/db/index.ts';
import { wholeCatalogue } from '#functions/db/product.ts';
import type { Collection, Product } from '#shared/model/product.ts';
import { Refusal } from '#shared/refusal.ts';

export interface Catalogue {
  products: Product[];
  collections: Collection[];
  currency: string;
}

/** The whole catalogue of a shop, as it is now: an import may have ended just before. @throws AppError not_found */
export async function readCatalogue(db: Db, shopId: string): Promise<Catalogue> {
  const [shop, products, collections] = await Promise.all([
    db.shop.get({ shopId }).go({ consistent: true }),
    db.product.query.byShop({ shopId }).go(wholeCatalogue),
    db.collection.query.byShop({ shopId }).go({ pages: 'all', consistent: true }),
  ]);
  if (!shop.data)
    throw new Refusal('not_found', 'There is no such shop in your account. Choose another shop.');
  return {
    products: products.data.map(({ product }) => product),
    collections: collections.data.map(({ collectionId, handle, title, productCount }) => ({
      id: collectionId,
      handle,
      title,
      productCount,
    })),
    currency: shop.data.currency,
  };
}

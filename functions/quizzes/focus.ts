import * as z from 'zod';
import type { Asker, LanguageModel } from '#functions/ports/language-model/language-model.ts';
import type { Collection, Product } from '#shared/model/product.ts';

const most = { collections: 200, types: 200 };

const task =
  'A merchant wants a product quiz for the wish in the material. Choose the collections (by id) and the product types (by name) that the quiz should choose from: only those that serve the wish, from the given lists alone. Leave a list empty when none of it fits.';

const focusSchema = z.object({
  collections: z.array(z.string()).max(most.collections),
  types: z.array(z.string()).max(most.types),
});

const typesOf = (products: Product[]): string[] =>
  [...new Set(products.map(({ productType }) => productType))].filter((type) => type !== '');

/**
 * The products that a wish in the merchant's own words is about. The model only chooses among the collections
 * and types that there are; anything else it names is dropped.
 * @returns null when it chose nothing that is there
 * @throws ModelFailure
 */
export async function focusOn(
  model: LanguageModel,
  asker: Asker,
  wish: string,
  products: Product[],
  collections: Collection[],
): Promise<Product[] | null> {
  const offered = collections.slice(0, most.collections).map(({ id, title }) => ({ id, title }));
  const types = typesOf(products).slice(0, most.types);
  const material = { wish, collections: offered, types };
  const chosen = await model.answer({ asker, kind: 'focus', task, material, schema: focusSchema });
  const ids = new Set(chosen.collections.filter((id) => offered.some((one) => one.id === id)));
  const names = new Set(chosen.types.filter((type) => types.includes(type)));
  const focused = products.filter(
    (product) => names.has(product.productType) || product.collections.some((id) => ids.has(id)),
  );
  return focused.length > 0 ? focused : null;
}

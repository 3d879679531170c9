import type { ShopProducts } from '#shared/api/analytics.ts';
import type { LiveProof } from '#shared/api/quizProofs.ts';
import type { Product } from '#shared/model/product.ts';
import { searchProducts } from '../../lib/search.ts';
import { oneOf, searchOf, text } from '../../lib/search-params.ts';

export const stocks = ['available', 'soldOut'] as const;
/** What quizzes make of a product: some answers lead to it, none do, nobody saw it for 30 days. */
export const uses = ['inQuiz', 'unreached', 'unseen'] as const;

const word = text(255);

/** An id, also where somebody typed it: ids are digits, which the address takes for a number. */
const id = (raw: unknown) => text(64)(typeof raw === 'number' ? String(raw) : raw);

/** What of the catalogue is shown, as the address says it. */
export const productSearch = searchOf({
  q: text(200),
  collection: id,
  stock: oneOf(stocks),
  vendor: word,
  type: word,
  use: oneOf(uses),
  /** Whose panel is open. */
  product: id,
});
export type ProductSearch = ReturnType<typeof productSearch>;

/** What is known of the products besides the catalogue. */
export interface Known {
  /** Those that some answers to a quiz in the shop lead to. */
  reached: ReadonlySet<string>;
  /** Those that were recommended in the last 30 days. */
  seen: ReadonlySet<string>;
}

export const knownOf = (proofs: LiveProof[], quizzes: ShopProducts['quizzes']): Known => ({
  reached: new Set(proofs.flatMap((proof) => proof.reached)),
  seen: new Set(
    quizzes.flatMap(({ products }) => products.flatMap(({ product, shown }) => (shown > 0 ? product : []))),
  ),
});

const useTests: Record<(typeof uses)[number], (known: Known, id: string) => boolean> = {
  inQuiz: ({ reached }, id) => reached.has(id),
  unreached: ({ reached }, id) => !reached.has(id),
  unseen: ({ seen }, id) => !seen.has(id),
};

/** The products that fit. @param known needed where `use` is chosen */
export const viewOf = (products: Product[], search: ProductSearch, known: Known | undefined): Product[] => {
  const { q = '', collection, stock, vendor, type, use } = search;
  return searchProducts(products, q).filter(
    (one) =>
      (!collection || one.collections.includes(collection)) &&
      (!stock || one.available === (stock === 'available')) &&
      (!vendor || one.vendor === vendor) &&
      (!type || one.productType === type) &&
      (!use || (known !== undefined && useTests[use](known, one.id))),
  );
};

/** The vendors or types there are, by name. */
export const wordsOf = (products: Product[], key: 'vendor' | 'productType'): string[] =>
  [...new Set(products.map((product) => product[key]))]
    .filter((text) => text !== '')
    .sort((a, b) => a.localeCompare(b));

/** What a product got in the last 30 days, by quiz and together. */
export const figuresOf = (quizzes: ShopProducts['quizzes'], id: string) => {
  const byQuiz = new Map(
    quizzes.flatMap(({ quizId, products }) => {
      const row = products.find(({ product }) => product === id);
      return row ? [[quizId, row] as const] : [];
    }),
  );
  const rows = [...byQuiz.values()];
  const sum = (key: 'shown' | 'clicked' | 'added') => rows.reduce((all, row) => all + row[key], 0);
  return { byQuiz, shown: sum('shown'), clicked: sum('clicked'), added: sum('added') };
};

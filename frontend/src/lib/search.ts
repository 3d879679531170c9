import type { Product } from '#shared/model/product.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The products in whose title, type, vendor or tags every word of the query occurs. */
export const searchProducts = (products: Product[], query: string): Product[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return products;
  return products.filter(({ title, productType, vendor, tags }) => {
    const text = plain([title, productType, vendor, ...tags].join(' '));
    return words.every((word) => text.includes(word));
  });
};

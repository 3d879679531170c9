import type { Product } from '#shared/model/product.ts';

/** A product for tests; whatever is not said is empty. */
export const productOf = (given: Partial<Product> & { id: string }): Product => ({
  handle: given.id,
  title: `Product ${given.id}`,
  description: '',
  vendor: '',
  productType: '',
  tags: [],
  collections: [],
  metafields: {},
  currency: 'EUR',
  price: { min: 1000, max: 1000 },
  available: true,
  variants: [],
  ...given,
});

const departments = {
  Beauty: {
    types: ['Serum', 'Cleanser', 'Moisturiser'],
    family: 'Skin',
    values: ['Dry', 'Oily', 'Sensitive'],
  },
  Shoes: { types: ['Running shoes', 'Hiking shoes'], family: 'Terrain', values: ['Road', 'Trail', 'Indoor'] },
  Tools: { types: ['Drill', 'Saw', 'Sander'], family: 'Power', values: ['Battery', 'Corded', 'Manual'] },
  Gifts: { types: ['Mug', 'Candle', 'Game', 'Book'], family: 'Recipient', values: ['Her', 'Him', 'Kids'] },
};
export const departmentNames = Object.keys(departments);

/** A shop of four departments, 48 products each, with a family of tags, plain tags, a brand and prices of their own. */
export const mixedShop = (): Product[] =>
  Object.entries(departments).flatMap(([name, { types, family, values }], department) =>
    Array.from({ length: 48 }, (_, index) => {
      const cents = (department + 1) * 500 * (1 + (index % 16));
      return productOf({
        id: `${department + 1}${String(index).padStart(3, '0')}`,
        title: `${name} ${index}`,
        productType: types[index % types.length] ?? '',
        vendor: ['North', 'South', 'East'][index % 3] ?? '',
        tags: [
          `${family}: ${values[Math.floor(index / 4) % values.length]}`,
          ...(index % 5 ? [] : ['Vegan', 'New']),
        ],
        collections: [`c${department}`],
        image: `https://cdn.example.com/${name}-${index}.jpg`,
        price: { min: cents, max: cents },
      });
    }),
  );

/** The collections of `mixedShop`, and one that only organises it. */
export const mixedCollections = () => [
  ...departmentNames.map((title, index) => ({
    id: `c${index}`,
    handle: title.toLowerCase(),
    title,
    productCount: 48,
  })),
  { id: 'all', handle: 'all', title: 'All products', productCount: 192 },
];

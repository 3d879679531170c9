import { describe, expect, it } from 'vitest';
import { productSchema } from '#shared/model/product.ts';
import { groupRows, parseRow } from './rows.ts';

const parent = (number: number, more: object = {}) => ({
  id: `gid://shopify/Product/${number}`,
  handle: `p-${number}`,
  title: `Product ${number}`,
  description: 'Light.',
  vendor: 'V',
  productType: 'Shoes',
  tags: ['red'],
  status: 'ACTIVE',
  onlineStoreUrl: 'https://a.example/p',
  featuredMedia: { preview: { image: { url: 'https://cdn.example/p.jpg' } } },
  ...more,
});
const variant = (of: number, price: string, available = true) => ({
  id: `gid://shopify/ProductVariant/${of}${price.replace('.', '')}`,
  title: '42',
  price,
  compareAtPrice: '99.90',
  availableForSale: available,
  selectedOptions: [{ name: 'Size', value: '42' }],
  __parentId: `gid://shopify/Product/${of}`,
});
const collection = (of: number) => ({
  id: 'gid://shopify/Collection/9',
  handle: 'run',
  title: 'Run',
  __parentId: `gid://shopify/Product/${of}`,
});
const metafield = (of: number) => ({
  id: 'gid://shopify/Metafield/5',
  namespace: 'specs',
  key: 'drop',
  value: '8',
  __parentId: `gid://shopify/Product/${of}`,
});

async function read(...rows: object[]) {
  async function* lines() {
    for (const row of rows) yield parseRow(JSON.stringify(row));
  }
  return Array.fromAsync(groupRows(lines()));
}

describe('the rows of an export', () => {
  it('become products of the model, with exact cents', async () => {
    const rows = [parent(1), variant(1, '19.99'), variant(1, '8.05', false), collection(1), metafield(1)];
    const [exported] = await read(...rows);
    const product = productSchema.parse({ ...exported?.product, currency: 'EUR' });
    expect(product).toMatchObject({
      id: '1',
      price: { min: 805, max: 1999 },
      available: true,
      collections: ['9'],
      metafields: { 'specs.drop': '8' },
      image: 'https://cdn.example/p.jpg',
      variants: [
        { id: '11999', price: 1999, compareAtPrice: 9990, options: { Size: '42' } },
        { available: false },
      ],
    });
    expect(exported?.collections).toEqual([{ id: '9', handle: 'run', title: 'Run' }]);
  });

  it('are told apart by their parents', async () => {
    const products = await read(parent(1), variant(1, '1.00'), parent(2), variant(2, '2.00'));
    expect(products.map(({ product }) => [product.id, product.price.min])).toEqual([
      ['1', 100],
      ['2', 200],
    ]);
  });

  it('leave out what is not for sale and what has no variant', async () => {
    const products = await read(parent(1), parent(2, { status: 'DRAFT' }), variant(2, '1.00'));
    expect(products).toEqual([]);
  });

  it('may lack picture and address', async () => {
    const bare = parent(1, { onlineStoreUrl: null, featuredMedia: null });
    const [exported] = await read(bare, variant(1, '1.00'));
    expect(exported?.product).not.toHaveProperty('image');
    expect(exported?.product).not.toHaveProperty('url');
  });

  it('are refused when a child has no parent before it, or a row is not what was asked for', async () => {
    await expect(read(variant(1, '1.00'))).rejects.toThrow('follow its parent');
    await expect(read(parent(1, { title: 5 }), variant(1, '1.00'))).rejects.toThrow();
  });

  it('of a huge product are cut, so that it fits into an item', async () => {
    const variants = Array.from({ length: 600 }, (_, i) => variant(1, `${i}.00`));
    const [exported] = await read(parent(1, { tags: Array.from({ length: 900 }, String) }), ...variants);
    expect(exported?.product.variants).toHaveLength(250);
    expect(JSON.stringify(exported).length).toBeLessThan(350_000);
  });
});

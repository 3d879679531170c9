import * as z from 'zod';
import type { Variant } from '#shared/model/product.ts';
import type { Exported } from './shop.ts';

/** What of one product is kept, so that it fits into an item: more than any quiz asks about. */
const most = { variants: 250, metafields: 100, tags: 250, metafieldLength: 500, collections: 250 };

const productRow = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  status: z.string(),
  onlineStoreUrl: z.string().nullable(),
  featuredMedia: z
    .object({ preview: z.object({ image: z.object({ url: z.string() }).nullable() }).nullable() })
    .nullable(),
});
const variantRow = z.object({
  id: z.string(),
  title: z.string(),
  price: z.string(),
  compareAtPrice: z.string().nullable(),
  availableForSale: z.boolean(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
});
const metafieldRow = z.object({ namespace: z.string(), key: z.string(), value: z.string() });
const collectionRow = z.object({ id: z.string(), handle: z.string(), title: z.string() });
const anyRow = z.looseObject({ id: z.string(), __parentId: z.string().optional() });
export type Row = z.infer<typeof anyRow>;

/** The number at the end of `gid://shopify/Product/123`. */
const numberOf = (gid: string): string => gid.slice(gid.lastIndexOf('/') + 1);

const kindOf = (gid: string): string => gid.split('/')[3] ?? '';

/** Reads one line of the export. @throws SyntaxError, ZodError */
export const parseRow = (line: string): Row => anyRow.parse(JSON.parse(line));

/** Shopify writes money as a decimal number in text. */
const centsOf = (money: string): number => Math.round(Number(money) * 100);

function variantOf(row: Row): Variant {
  const { id, title, price, compareAtPrice, availableForSale, selectedOptions } = variantRow.parse(row);
  return {
    id: numberOf(id),
    title,
    price: centsOf(price),
    ...(compareAtPrice === null ? {} : { compareAtPrice: centsOf(compareAtPrice) }),
    available: availableForSale,
    options: Object.fromEntries(selectedOptions.map(({ name, value }) => [name, value])),
  };
}

const metafieldOf = (row: Row): [string, string] => {
  const { namespace, key, value } = metafieldRow.parse(row);
  return [`${namespace}.${key}`, value.slice(0, most.metafieldLength)];
};

/**
 * Makes a product of its row and the rows of its children.
 * @returns null when it is not for sale, or has no variant
 * @throws ZodError when a row is not what was asked for
 */
function toExported(parent: Row, children: Row[]): Exported | null {
  const { status, featuredMedia, onlineStoreUrl, tags, ...own } = productRow.parse(parent);
  const ofKind = (kind: string) => children.filter(({ id }) => kindOf(id) === kind);
  const variants = ofKind('ProductVariant').slice(0, most.variants).map(variantOf);
  if (status !== 'ACTIVE' || variants.length === 0) return null;
  const collections = ofKind('Collection')
    .slice(0, most.collections)
    .map((row) => collectionRow.parse(row))
    .map(({ id, handle, title }) => ({ id: numberOf(id), handle, title }));
  const prices = variants.map(({ price }) => price);
  const image = featuredMedia?.preview?.image?.url;
  const product = {
    ...own,
    id: numberOf(own.id),
    tags: tags.slice(0, most.tags),
    collections: collections.map(({ id }) => id),
    metafields: Object.fromEntries(ofKind('Metafield').slice(0, most.metafields).map(metafieldOf)),
    price: { min: Math.min(...prices), max: Math.max(...prices) },
    available: variants.some(({ available }) => available),
    ...(image === undefined ? {} : { image }),
    ...(onlineStoreUrl === null ? {} : { url: onlineStoreUrl }),
    variants,
  };
  return { product, collections };
}

/** Groups the rows of an export, where children follow their parent. Holds one product at a time. */
export async function* groupRows(rows: AsyncIterable<Row>): AsyncGenerator<Exported> {
  let parent: Row | undefined;
  let children: Row[] = [];
  const finished = () => (parent ? toExported(parent, children) : null);
  for await (const row of rows) {
    if (row.__parentId !== undefined) {
      if (row.__parentId !== parent?.id) throw new Error(`The row ${row.id} does not follow its parent.`);
      children.push(row);
      continue;
    }
    const exported = finished();
    if (exported) yield exported;
    parent = row;
    children = [];
  }
  const last = finished();
  if (last) yield last;
}

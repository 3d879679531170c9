import { hash, numericId } from '#infra/local/seed/catalogue/hash.ts';
import type {
  SeedCollection,
  SeedMetafield,
  SeedProduct,
  SeedVariant,
} from '#infra/local/seed/catalogue/types.ts';
import { pictureUrl } from '../core/catalogue.ts';
import type { ShopCall } from '../core/context.ts';
import { connection, type PageArgs } from './connection.ts';
import { searchProducts } from './search.ts';

/** What resolvers read: the request, and whether lists are taken whole. */
export interface AdminContext {
  call: ShopCall;
  bulk: boolean;
  /** Which part of a bulk query's root list is read now; all of it when left out. */
  part?: { from: number; to: number };
}
type Resolve<A, T> = (args: A, context: AdminContext) => T;

export const gid = (kind: string, id: string): string => `gid://shopify/${kind}/${id}`;
const decimal = (cents: number): string => (cents / 100).toFixed(2);
const amount = (cents: number) => ({ amount: decimal(cents), currencyCode: 'EUR' });
const plain = (html: string): string =>
  html
    .replace(/<\/p>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .trim();

const metafieldNode = (owner: string, field: SeedMetafield) => {
  const id = numericId(`metafield/${owner}/${field.namespace}.${field.key}`);
  return {
    __typename: 'Metafield',
    id: gid('Metafield', id),
    legacyResourceId: id,
    namespace: field.namespace,
    key: field.key,
    type: field.type,
    value: field.value,
    jsonValue: field.type === 'single_line_text_field' ? field.value : Number(field.value),
  };
};

const imageOf = (url: string, altText: string) => ({ url, altText, width: 800, height: 800 });

const optionNodes = (product: SeedProduct) =>
  product.options.map((option, position) => {
    const key = `option/${product.handle}/${option.name}`;
    return {
      id: gid('ProductOption', numericId(key)),
      name: option.name,
      position: position + 1,
      values: option.values,
      optionValues: option.values.map((name) => ({
        id: gid('ProductOptionValue', numericId(`${key}/${name}`)),
        name,
        hasVariants: true,
      })),
    };
  });

export const variantNode = (product: SeedProduct, variant: SeedVariant) => ({
  __typename: 'ProductVariant',
  id: gid('ProductVariant', variant.id),
  legacyResourceId: variant.id,
  title: variant.title,
  displayName: `${product.title} - ${variant.title}`,
  sku: variant.sku,
  barcode: null,
  position: product.variants.indexOf(variant) + 1,
  price: decimal(variant.price),
  compareAtPrice: variant.compareAtPrice === undefined ? null : decimal(variant.compareAtPrice),
  availableForSale: variant.stock > 0,
  inventoryQuantity: variant.stock,
  sellableOnlineQuantity: variant.stock,
  inventoryPolicy: 'DENY',
  taxable: true,
  selectedOptions: Object.entries(variant.options).map(([name, value]) => ({ name, value })),
  createdAt: product.createdAt,
  updatedAt: product.updatedAt,
  product: (_args: unknown, context: AdminContext) => productNode(product, context),
});

const prices = (product: SeedProduct): number[] => product.variants.map((variant) => variant.price);

const listsOf = (product: SeedProduct) => {
  const variants: Resolve<PageArgs, unknown> = (args, { bulk }) =>
    connection(product.variants, args, {
      idOf: (variant) => variant.id,
      node: (variant) => variantNode(product, variant),
      all: bulk,
    });
  const collections: Resolve<PageArgs, unknown> = (args, context) =>
    connection(
      product.collections.flatMap((handle) => context.call.deps.index.collection(handle) ?? []),
      args,
      { idOf: (one) => one.id, node: (one) => collectionNode(one, context), all: context.bulk },
    );
  const metafields: Resolve<PageArgs & { namespace?: string; keys?: string[] }, unknown> = (args, { bulk }) =>
    connection(
      product.metafields.filter(
        (field) =>
          (args.namespace === undefined || field.namespace === args.namespace) &&
          (args.keys === undefined || args.keys.includes(`${field.namespace}.${field.key}`)),
      ),
      args,
      { idOf: (field) => field.key, node: (field) => metafieldNode(product.handle, field), all: bulk },
    );
  const metafield: Resolve<{ namespace?: string; key: string }, unknown> = ({ namespace, key }) => {
    const field = product.metafields.find((one) => one.key === key && one.namespace === (namespace ?? ''));
    return field ? metafieldNode(product.handle, field) : null;
  };
  return { variants, collections, metafields, metafield };
};

export const productNode = (product: SeedProduct, { call }: AdminContext) => {
  const picture = imageOf(pictureUrl(call.deps.origin, product), product.title);
  return {
    __typename: 'Product',
    id: gid('Product', product.id),
    legacyResourceId: product.id,
    handle: product.handle,
    title: product.title,
    description: plain(product.descriptionHtml),
    descriptionHtml: product.descriptionHtml,
    vendor: product.vendor,
    productType: product.productType,
    category: {
      id: gid('TaxonomyCategory', `dev-${hash(product.category)}`),
      fullName: product.category,
      name: product.category.split(' > ').at(-1),
    },
    tags: product.tags.toSorted(),
    status: 'ACTIVE',
    isGiftCard: false,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    publishedAt: product.createdAt,
    onlineStoreUrl: `${call.shopUrl}/products/${product.handle}`,
    totalInventory: product.variants.reduce((sum, variant) => sum + variant.stock, 0),
    tracksInventory: true,
    hasOnlyDefaultVariant: product.variants.length === 1,
    hasOutOfStockVariants: product.variants.some((variant) => variant.stock === 0),
    variantsCount: { count: product.variants.length, precision: 'EXACT' },
    featuredMedia: {
      __typename: 'MediaImage',
      id: gid('MediaImage', product.id),
      alt: product.title,
      mediaContentType: 'IMAGE',
      status: 'READY',
      preview: { image: picture, status: 'READY' },
      image: picture,
    },
    options: (args: { first?: number | null }) => optionNodes(product).slice(0, args.first ?? undefined),
    priceRangeV2: {
      minVariantPrice: amount(Math.min(...prices(product))),
      maxVariantPrice: amount(Math.max(...prices(product))),
    },
    ...listsOf(product),
  };
};

export const collectionNode = (collection: SeedCollection, { call }: AdminContext) => ({
  __typename: 'Collection',
  id: gid('Collection', collection.id),
  legacyResourceId: collection.id,
  handle: collection.handle,
  title: collection.title,
  description: collection.description,
  descriptionHtml: `<p>${collection.description}</p>`,
  sortOrder: 'BEST_SELLING',
  updatedAt: '2026-06-01T08:00:00Z',
  image: null,
  productsCount: { count: collection.products.length, precision: 'EXACT' },
  products: (args: PageArgs, context: AdminContext) =>
    connection(call.deps.index.productsOf(collection), args, {
      idOf: (product) => product.id,
      node: (product) => productNode(product, context),
      all: context.bulk,
    }),
});

const sortKeys = new Map<string, (product: SeedProduct) => string>([
  ['TITLE', (product) => product.title],
  ['VENDOR', (product) => product.vendor],
  ['PRODUCT_TYPE', (product) => product.productType],
  ['CREATED_AT', (product) => product.createdAt],
  ['PUBLISHED_AT', (product) => product.createdAt],
  ['UPDATED_AT', (product) => product.updatedAt],
]);

/** The shop's products that a query selects, in the order of a sort key. */
export const productList = (
  context: AdminContext,
  args: { query?: string | null; sortKey?: string | null },
): SeedProduct[] => {
  const found = searchProducts(context.call.deps.catalogue.products, args.query);
  const key = sortKeys.get(args.sortKey ?? 'ID') ?? ((product: SeedProduct) => product.id);
  return found.toSorted((a, b) => key(a).localeCompare(key(b)) || a.id.localeCompare(b.id));
};

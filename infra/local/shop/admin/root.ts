import { GraphQLError } from 'graphql';
import { numericId } from '#infra/local/seed/catalogue/hash.ts';
import { shopName } from '../core/context.ts';
import { cancelBulk, findBulk, listBulk, runBulkQuery } from './bulk.ts';
import { connection, type PageArgs } from './connection.ts';
import { type AdminContext, collectionNode, gid, productList, productNode, variantNode } from './nodes.ts';
import { themeList } from './theme.ts';

type Ids = { id: string };
const numberOf = (id: string): string => id.split('/').at(-1) ?? '';

/** @throws GraphQLError with ACCESS_DENIED, as Shopify answers for a scope that was not granted */
const needScope = ({ call }: AdminContext, scope: string, field: string): void => {
  if (
    call.state.installedScopes.includes(scope) ||
    call.state.installedScopes.includes(scope.replace('read_', 'write_'))
  )
    return;
  throw new GraphQLError(`Access denied for ${field} field. Required access: \`${scope}\` access scope.`, {
    extensions: { code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.` },
  });
};

/** A root field that only an app with `read_products` may read. */
const withProducts =
  <A, T>(field: string, resolve: (args: A, context: AdminContext) => T) =>
  (args: A, context: AdminContext): T => {
    needScope(context, 'read_products', field);
    return resolve(args, context);
  };

const shop = (_args: unknown, { call }: AdminContext) => ({
  id: gid('Shop', numericId(call.domain)),
  name: shopName(call.domain),
  myshopifyDomain: call.domain,
  currencyCode: call.deps.catalogue.currency,
  email: `owner@${call.domain.replace('.myshopify.com', '')}.example`,
  contactEmail: `hello@${call.domain.replace('.myshopify.com', '')}.example`,
  url: call.shopUrl,
  ianaTimezone: 'Europe/Amsterdam',
  weightUnit: 'KILOGRAMS',
  primaryDomain: {
    id: gid('Domain', numericId(`domain/${call.domain}`)),
    host: call.domain,
    url: call.shopUrl,
    sslEnabled: false,
  },
  plan: { publicDisplayName: 'Basic', partnerDevelopment: true, shopifyPlus: false },
});

const findProduct = ({ id }: Ids, context: AdminContext) => {
  const product = context.call.deps.catalogue.products.find((one) => one.id === numberOf(id));
  return product && id.includes('/Product/') ? productNode(product, context) : null;
};

const findCollection = ({ id }: Ids, context: AdminContext) => {
  const found = context.call.deps.catalogue.collections.find((one) => one.id === numberOf(id));
  return found && id.includes('/Collection/') ? collectionNode(found, context) : null;
};

const findVariant = ({ id }: Ids, context: AdminContext) => {
  const found = context.call.deps.index.variant(numberOf(id));
  return found && id.includes('/ProductVariant/') ? variantNode(found.product, found.variant) : null;
};

const findNode = (ids: Ids, context: AdminContext) =>
  findProduct(ids, context) ??
  findCollection(ids, context) ??
  findVariant(ids, context) ??
  (ids.id.includes('/BulkOperation/') ? findBulk(context.call, ids.id) : null);

const installation = (_args: unknown, { call }: AdminContext) => ({
  __typename: 'AppInstallation',
  id: gid('AppInstallation', numericId(`installation/${call.domain}`)),
  accessScopes: call.state.installedScopes.map((handle) => ({
    handle,
    description: handle.replaceAll('_', ' '),
  })),
  activeSubscriptions: [],
});

const partOf = <T>(list: T[], { part }: AdminContext): T[] => (part ? list.slice(part.from, part.to) : list);

/** What can be asked. Everything else of the schema is refused by name. */
export const queryRoot = {
  shop,
  products: withProducts(
    'products',
    (args: PageArgs & { query?: string | null; sortKey?: string | null }, context) =>
      connection(partOf(productList(context, args), context), args, {
        idOf: (product) => product.id,
        node: (product) => productNode(product, context),
        all: context.bulk,
      }),
  ),
  collections: withProducts('collections', (args: PageArgs, context) =>
    connection(partOf(context.call.deps.catalogue.collections, context), args, {
      idOf: (one) => one.id,
      node: (one) => collectionNode(one, context),
      all: context.bulk,
    }),
  ),
  productsCount: withProducts('productsCount', (args: { query?: string | null }, context) => ({
    count: productList(context, args).length,
    precision: 'EXACT',
  })),
  collectionsCount: withProducts('collectionsCount', (_args: unknown, { call }) => ({
    count: call.deps.catalogue.collections.length,
    precision: 'EXACT',
  })),
  product: withProducts('product', findProduct),
  collection: withProducts('collection', findCollection),
  productVariant: withProducts('productVariant', findVariant),
  node: withProducts('node', findNode),
  nodes: withProducts('nodes', ({ ids }: { ids: string[] }, context) =>
    ids.map((id) => findNode({ id }, context)),
  ),
  bulkOperation: ({ id }: Ids, { call }: AdminContext) => findBulk(call, id),
  bulkOperations: (args: PageArgs, context: AdminContext) =>
    connection(partOf(listBulk(context.call), context), args, {
      idOf: (one) => one.id,
      node: (one) => one,
      all: context.bulk,
    }),
  themes: (args: PageArgs & { roles?: string[] | null }, context: AdminContext) => {
    needScope(context, 'read_themes', 'themes');
    return themeList(args, context);
  },
  currentAppInstallation: installation,
};

export const mutationRoot = {
  bulkOperationRunQuery: ({ query }: { query: string }, context: AdminContext) =>
    runBulkQuery(context.call, query),
  bulkOperationCancel: ({ id }: Ids, { call }: AdminContext) => cancelBulk(call, id),
};

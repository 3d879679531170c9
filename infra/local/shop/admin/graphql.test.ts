import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedProducts, exportState, shopDetails, startExport } from '#functions/ports/shop/documents.ts';
import { startTestShop, type TestShop } from '../testing.ts';
import { readBulkQuery } from './bulk-rules.ts';
import { validateAdmin } from './schema.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startTestShop();
  token = (await shop.install()).access_token;
});
afterAll(() => shop.stop());

interface Answer<T = unknown> {
  data: T;
  errors?: { message: string; extensions?: { code?: string } }[];
  extensions?: { cost: { requestedQueryCost: number; throttleStatus: { currentlyAvailable: number } } };
}
const ask = async <T>(query: string, variables = {}) =>
  (await shop.graphql(token, query, variables)).json() as Promise<Answer<T>>;

interface Listed {
  title: string;
  featuredMedia: { preview: { image: { url: string } } };
}
interface Page {
  products: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}

it.each(Object.entries({ shopDetails, startExport, exportState, exportedProducts }))(
  "takes the product's own document %s",
  (_name, document) => {
    expect(validateAdmin(parse(document)).map(({ message }) => message)).toEqual([]);
  },
);

it("takes the product's export as a bulk query", () => {
  expect(readBulkQuery(exportedProducts).root.name.value).toBe('products');
});

describe('a query', () => {
  it('reads products with variants, prices and pictures that are there', async () => {
    const { data } = await ask<{ products: { nodes: Listed[] } }>(
      `{ products(first: 1, query: "handle:norvale-dash-2-running-shoe") { nodes { title tags
        variants(first: 2) { nodes { price selectedOptions { name value } } } featuredMedia { preview { image { url } } } } } }`,
    );
    const [product] = data.products.nodes;
    expect(product).toMatchObject({
      title: 'Norvale Dash 2 Running Shoe',
      tags: expect.arrayContaining(['Activity: Running']),
      variants: {
        nodes: [{ price: '109.00', selectedOptions: [{ name: 'Colour', value: 'Ember' }, {}] }, {}],
      },
    });
    const image = await fetch(product?.featuredMedia.preview.image.url ?? '');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('pages through all products once', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const query =
        'query($after: String) { products(first: 100, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }';
      const answer: Answer<Page> = await ask<Page>(query, { after });
      const { nodes, pageInfo } = answer.data.products;
      seen.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    const { data } = await ask<{ productsCount: { count: number } }>('{ productsCount { count } }');
    expect(new Set(seen).size).toBe(data.productsCount.count);
    expect(seen).toHaveLength(new Set(seen).size);
  });

  it.each([
    ['a field that does not exist', '{ shop { colour } }', /Cannot query field/],
    ['a deprecated field', '{ products(first: 1) { nodes { featuredImage { url } } } }', /deprecated/],
    ['a list without a size', '{ products { nodes { id } } }', /first or last/],
    ['more than 250 at once', '{ products(first: 251) { nodes { id } } }', /between 0 and 250/],
    ['a term of search it does not know', '{ products(first: 1, query: "sku:x") { nodes { id } } }', /sku:x/],
    ['what the dev shop does not answer', '{ orders(first: 1) { nodes { id } } }', /QueryRoot\.orders/],
    ['what is no GraphQL', 'products', /Syntax Error/],
  ])('refuses %s', async (_what, query, message) => {
    expect((await ask(query)).errors?.[0]?.message).toMatch(message);
  });

  it('refuses products to an app without the scope', async () => {
    const { access_token } = await shop.install({ scope: 'read_orders' });
    const answer = (await (await shop.graphql(access_token, '{ productsCount { count } }')).json()) as Answer;
    expect(answer.errors?.[0]?.extensions?.code).toBe('ACCESS_DENIED');
    token = (await shop.install()).access_token;
  });

  it('is refused in a version that is not served', async () => {
    const answer = await shop.post(
      '/admin/api/2025-10/graphql.json',
      {},
      { 'x-shopify-access-token': token },
    );
    expect(answer.status).toBe(404);
  });
});

describe('cost', () => {
  const wide = '{ products(first: 90) { nodes { id options { name } category { fullName } } } }';

  it('refuses a query over the limit for one', async () => {
    const answer = await ask('{ products(first: 250) { nodes { variants(first: 100) { nodes { id } } } } }');
    expect(answer.errors?.[0]?.extensions?.code).toBe('MAX_COST_EXCEEDED');
  });

  it('throttles when the bucket is empty, and serves again when it has filled', async () => {
    let answer = await ask(wide);
    for (let n = 0; n < 20 && !answer.errors; n += 1) answer = await ask(wide);
    expect(answer.errors?.[0]?.extensions?.code).toBe('THROTTLED');
    const { requestedQueryCost, throttleStatus } = answer.extensions?.cost ?? {};
    const missing = (requestedQueryCost ?? 0) - (throttleStatus?.currentlyAvailable ?? 0);
    shop.pass((missing / 100) * 1000 + 10);
    expect((await ask(wide)).errors).toBeUndefined();
  });
});

describe('a fault on demand', () => {
  it.each([
    ['unauthorized', 401],
    ['forbidden', 403],
    ['tooMany', 429],
    ['unavailable', 503],
  ])('answers %s with %i, as often as asked', async (kind, status) => {
    await shop.post('/control/faults', { kind, place: 'graphql', times: 1 });
    expect((await shop.graphql(token, '{ shop { name } }')).status).toBe(status);
    expect((await shop.graphql(token, '{ shop { name } }')).status).toBe(200);
  });

  it('throttles and cuts', async () => {
    await shop.post('/control/faults', { kind: 'throttled', place: 'graphql' });
    expect((await ask('{ shop { name } }')).errors?.[0]?.extensions?.code).toBe('THROTTLED');
    await shop.post('/control/faults', { kind: 'cut', place: 'graphql' });
    await expect(shop.graphql(token, '{ shop { name } }')).rejects.toThrow();
  });

  it('cannot be set by a page of another site', async () => {
    const body = '{"kind":"cut","place":"graphql"}';
    const answer = await fetch(`${shop.base()}/control/faults`, { method: 'POST', body });
    expect(answer.status).toBe(415);
  });
});

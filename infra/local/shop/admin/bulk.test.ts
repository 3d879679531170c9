import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStore } from '../core/store.ts';
import { startTestShop, type TestShop } from '../testing.ts';
import { bulkProgress } from './bulk-view.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startTestShop();
  token = (await shop.install()).access_token;
});
afterAll(() => shop.stop());

interface Operation {
  id: string;
  status: string;
  objectCount: string;
  rootObjectCount: string;
  url: string | null;
}

const run = async (query: string, at = { shop, token }) => {
  const start =
    'mutation($query: String!) { bulkOperationRunQuery(query: $query, groupObjects: true) { bulkOperation { id } userErrors { code message } } }';
  const answer = (await (await at.shop.graphql(at.token, start, { query })).json()) as {
    data: {
      bulkOperationRunQuery: {
        bulkOperation: { id: string } | null;
        userErrors: { code: string; message: string }[];
      };
    };
  };
  return answer.data.bulkOperationRunQuery;
};

const look = async (id: string, at = { shop, token }): Promise<Operation> => {
  const query = 'query($id: ID!) { bulkOperation(id: $id) { id status objectCount rootObjectCount url } }';
  const answer = (await (await at.shop.graphql(at.token, query, { id })).json()) as {
    data: { bulkOperation: Operation };
  };
  return answer.data.bulkOperation;
};

const products =
  '{ products { edges { node { id title variants { edges { node { id price } } } metafields { edges { node { id key value } } } } } } }';

describe('a bulk operation', () => {
  it('is created, runs with growing counts, and ends with a file', async () => {
    const { bulkOperation } = await run(products);
    const id = bulkOperation?.id ?? '';
    expect(await look(id)).toMatchObject({ status: 'CREATED', objectCount: '0', url: null });
    shop.pass(500);
    const running = await look(id);
    expect(running).toMatchObject({ status: 'RUNNING', url: null });
    shop.pass(60_000);
    const done = await look(id);
    expect(done.status).toBe('COMPLETED');
    expect(Number(done.objectCount)).toBeGreaterThan(Number(running.objectCount));

    const text = await (await fetch(done.url ?? '')).text();
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; __parentId?: string });
    expect(lines).toHaveLength(Number(done.objectCount));
    expect(lines.filter((line) => line.__parentId === undefined)).toHaveLength(Number(done.rootObjectCount));
    const seen = new Set<string>();
    for (const line of lines) {
      if (line.__parentId !== undefined) expect(seen).toContain(line.__parentId);
      seen.add(line.id);
    }
  });

  it('takes its file back after seven days', async () => {
    const id = (await run(products)).bulkOperation?.id ?? '';
    shop.pass(60_000);
    const { url } = await look(id);
    shop.pass(7 * 24 * 3_600_000);
    token = (await shop.install()).access_token;
    expect((await look(id)).url).toBeNull();
    expect((await fetch(url ?? '')).status).toBe(404);
  });

  it('has no file when nothing was found', async () => {
    const id =
      (await run('{ products(query: "vendor:nobody") { edges { node { id } } } }')).bulkOperation?.id ?? '';
    shop.pass(60_000);
    expect(await look(id)).toMatchObject({ status: 'COMPLETED', objectCount: '0', url: null });
  });

  it('can be cancelled while it runs', async () => {
    const id = (await run(products)).bulkOperation?.id ?? '';
    await shop.graphql(
      token,
      'mutation($id: ID!) { bulkOperationCancel(id: $id) { userErrors { message } } }',
      { id },
    );
    shop.pass(60_000);
    expect(await look(id)).toMatchObject({ status: 'CANCELED', url: null });
  });

  it('is refused as the sixth at once, and taken when they are done', async () => {
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => run(products)));
    expect(five.every(({ bulkOperation }) => bulkOperation !== null)).toBe(true);
    expect((await run(products)).userErrors[0]?.code).toBe('OPERATION_IN_PROGRESS');
    shop.pass(60_000);
    expect((await run(products)).bulkOperation).not.toBeNull();
    shop.pass(60_000);
  });
});

describe('a bulk operation over a large catalogue', () => {
  it('answers at once, reads in portions, and ends with every product once', async () => {
    const large = await startTestShop('stock-620.myshopify.com');
    try {
      const at = { shop: large, token: (await large.install()).access_token };
      const id = (await run(products, at)).bulkOperation?.id ?? '';
      large.pass(60_000);
      await vi.waitFor(async () => expect((await look(id, at)).status).toBe('COMPLETED'), 20_000);
      const { url, rootObjectCount } = await look(id, at);
      const text = await (await fetch(url ?? '')).text();
      const rows = text
        .trimEnd()
        .split('\n')
        .map((line): { id: string; __parentId?: string } => JSON.parse(line));
      const roots = rows.filter(({ __parentId }) => __parentId === undefined);
      expect(new Set(roots.map((row) => row.id)).size).toBe(620);
      expect([roots.length, rootObjectCount]).toEqual([620, '620']);
    } finally {
      await large.stop();
    }
  });
});

it('fails an operation that was being written when the shop stopped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-shop-'));
  try {
    const operation = { query: products, createdAt: 0, objects: 250, roots: 250, bytes: 1 };
    createStore(folder).change('a.myshopify.com', ({ bulk }) => {
      bulk['1'] = { ...operation, writing: true };
      bulk['2'] = operation;
    });
    const { bulk } = createStore(folder).read('a.myshopify.com');
    const later = 3_600_000;
    expect(Object.values(bulk).map((one) => bulkProgress(one, later).status)).toEqual([
      'FAILED',
      'COMPLETED',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a bulk query', () => {
  it.each([
    ['without edges and node', '{ products { nodes { id } } }', /edges \{ node/],
    ['without a connection', '{ shop { name } }', /exactly one root field/],
    [
      'with two roots',
      '{ products { edges { node { id } } } collections { edges { node { id } } } }',
      /exactly one root field/,
    ],
    [
      'whose parent has no id',
      '{ products { edges { node { title variants { edges { node { id } } } } } } }',
      /'id' field/,
    ],
    [
      'whose parent has an aliased id',
      '{ products { edges { node { key: id variants { edges { node { id } } } } } } }',
      /'id' field/,
    ],
    [
      'nested three deep',
      '{ collections { edges { node { id products { edges { node { id variants { edges { node { id metafields { edges { node { id } } } } } } } } } } } } }',
      /more than 2 levels/,
    ],
    [
      'with six connections',
      '{ products { edges { node { id a: variants { edges { node { id } } } b: variants { edges { node { id } } } c: variants { edges { node { id } } } d: variants { edges { node { id } } } e: variants { edges { node { id } } } } } } }',
      /more than 5 connections/,
    ],
    ['with a deprecated field', '{ products { edges { node { id bodyHtml } } } }', /deprecated/],
    ['with a mutation', 'mutation { appUninstall { app { id } } }', /one query operation/],
  ])('%s is refused', async (_what, query, message) => {
    const { bulkOperation, userErrors } = await run(query);
    expect(bulkOperation).toBeNull();
    expect(userErrors[0]?.message).toMatch(message);
  });
});

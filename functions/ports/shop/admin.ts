import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { shopAddress } from './address.ts';
import { type AdminQuery, adminQuery } from './admin-client.ts';
import { exportedProducts, exportState, shopDetails, startExport, themeSettings } from './documents.ts';
import { type Fetch, unreachable } from './fetching.ts';
import { groupRows, parseRow, type Row } from './rows.ts';
import type { ExportState, OpenShop } from './shop.ts';

/** Time to read a whole export, in milliseconds; under the function's own. */
const downloadTimeout = 270_000;

const detailsSchema = z.object({ shop: z.object({ name: z.string(), currencyCode: z.string() }) });

/** A body is empty where the shop gives an address instead, for a file that is too large. */
const bodySchema = z.object({ content: z.string().optional(), contentBase64: z.string().optional() });
const themeSchema = z.object({
  themes: z.object({
    nodes: z.array(
      z.object({ name: z.string(), files: z.object({ nodes: z.array(z.object({ body: bodySchema })) }) }),
    ),
  }),
});

const startedSchema = z.object({
  bulkOperationRunQuery: z.object({
    bulkOperation: z.object({ id: z.string() }).nullable(),
    userErrors: z.array(z.object({ code: z.string().nullable(), message: z.string() })),
  }),
});

/** Counts come as text, because they may be larger than a number holds. */
const count = z.union([z.string(), z.number()]).transform(Number);
const stateSchema = z.object({
  bulkOperation: z
    .object({
      status: z.string(),
      errorCode: z.string().nullable(),
      objectCount: count,
      rootObjectCount: count,
      url: z.string().nullable(),
    })
    .nullable(),
});

const exportFaults: Record<string, string> = {
  ACCESS_DENIED: 'The shop does not let us read its products. Connect the shop again.',
  TIMEOUT: 'The shop took too long to list its products. Import again.',
};

async function themeOf(query: AdminQuery): Promise<{ name: string; settings: string } | null> {
  const { themes } = await query(themeSettings, {}, themeSchema);
  const [theme] = themes.nodes;
  const body = theme?.files.nodes[0]?.body;
  const inBase64 = body?.contentBase64;
  const settings = inBase64 === undefined ? body?.content : Buffer.from(inBase64, 'base64').toString('utf8');
  return theme && settings !== undefined ? { name: theme.name, settings } : null;
}

async function begin(query: AdminQuery): Promise<string> {
  const started = await query(startExport, { query: exportedProducts }, startedSchema);
  const { bulkOperation, userErrors } = started.bulkOperationRunQuery;
  if (bulkOperation) return bulkOperation.id;
  if (userErrors.some(({ code }) => code === 'OPERATION_IN_PROGRESS' || code === 'LIMIT_REACHED'))
    return 'busy';
  throw new Error(`The shop refused the export: ${userErrors.map(({ message }) => message).join(' ')}`);
}

async function stateOf(query: AdminQuery, id: string): Promise<ExportState> {
  const { bulkOperation } = await query(exportState, { id }, stateSchema);
  if (!bulkOperation) return { state: 'failed', message: 'The shop has lost the export. Import again.' };
  const { status, url, errorCode, objectCount, rootObjectCount } = bulkOperation;
  if (status === 'COMPLETED') return { state: 'done', url, total: rootObjectCount };
  if (status === 'CREATED' || status === 'RUNNING') return { state: 'running', objects: objectCount };
  const message = exportFaults[errorCode ?? ''] ?? 'The shop could not list its products. Import again.';
  return { state: 'failed', message };
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Row> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield parseRow(line);
  }
  rest += decoder.decode();
  if (rest !== '') yield parseRow(rest);
}

/** @param address the shop's own; everything else must come over https */
async function* download(fetch: Fetch, url: string, address: string) {
  if (!url.startsWith('https://') && !url.startsWith(`${new URL(address).origin}/`)) {
    throw new Error('The export is not at a safe address.');
  }
  const answer = await fetch(url, { signal: AbortSignal.timeout(downloadTimeout) });
  if (!answer.ok || !answer.body) throw unreachable(`status ${answer.status}`);
  yield* groupRows(linesOf(answer.body));
}

interface Means {
  fetch?: Fetch;
  /** Waits; in milliseconds. */
  sleep?(ms: number): Promise<void>;
}

/** Opens shops through Shopify's Admin API. @param shopUrl a shop's address, with `{shop}` for its domain */
export function shopifyAdmin(shopUrl: string, means: Means = {}): OpenShop {
  const { fetch = globalThis.fetch, sleep = (ms) => delay(ms) } = means;
  return (domain, token) => {
    const address = shopAddress(shopUrl, domain);
    const query = adminQuery({ address, token, fetch, sleep, random: Math.random });
    return {
      async details() {
        const { shop } = await query(shopDetails, {}, detailsSchema);
        return { name: shop.name, currency: shop.currencyCode };
      },
      theme: () => themeOf(query),
      startExport: () => begin(query),
      exportState: (id) => stateOf(query, id),
      exported: (url) => download(fetch, url, address),
    };
  };
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { GraphQLError } from 'graphql';
import { numericId } from '#infra/local/seed/catalogue/hash.ts';
import type { ShopCall } from '../core/context.ts';
import { Refusal, type Reply } from '../core/http.ts';
import { bulkLines } from './bulk-lines.ts';
import { readBulkQuery } from './bulk-rules.ts';
import { bulkFile, bulkNode, bulkProgress } from './bulk-view.ts';
import { executeAdmin } from './execute.ts';

const maxRunning = 5;

const isRunning = (status: string): boolean => status === 'CREATED' || status === 'RUNNING';

const refused = (code: string, message: string) => ({
  bulkOperation: null,
  userErrors: [{ code, field: ['query'], message }],
});

/** `bulkOperationRunQuery`: reads the whole result at once; what the caller sees of it grows with time. */
export const runBulkQuery = async (call: ShopCall, query: string) => {
  const now = call.deps.now();
  const running = Object.values(call.deps.store.read(call.domain).bulk).filter((one) =>
    isRunning(bulkProgress(one, now).status),
  );
  if (running.length >= maxRunning)
    return refused(
      'OPERATION_IN_PROGRESS',
      'A bulk query operation for this app and shop is already in progress.',
    );
  try {
    const { document, root } = readBulkQuery(query);
    const result = await executeAdmin({ call, bulk: true }, document, {});
    if (result.errors?.[0]) throw result.errors[0];
    const { lines, roots } = bulkLines(result.data ?? {}, root);
    const text = lines.map((line) => `${line}\n`).join('');
    const id = numericId(`bulk/${call.deps.random()}`);
    mkdirSync(dirname(bulkFile(call, id)), { recursive: true });
    writeFileSync(bulkFile(call, id), text);
    const operation = { query, createdAt: now, objects: lines.length, roots, bytes: Buffer.byteLength(text) };
    call.deps.store.change(call.domain, (state) => {
      state.bulk[id] = operation;
    });
    return { bulkOperation: bulkNode(call, id, operation), userErrors: [] };
  } catch (error) {
    if (error instanceof GraphQLError) return refused('INVALID', error.message);
    throw error;
  }
};

/** @returns the operation with this gid, or null */
export const findBulk = (call: ShopCall, id: string) => {
  const number = id.split('/').at(-1) ?? '';
  const { bulk } = call.deps.store.read(call.domain);
  const operation = Object.hasOwn(bulk, number) ? bulk[number] : undefined;
  return operation ? bulkNode(call, number, operation) : null;
};

export const listBulk = (call: ShopCall) =>
  Object.entries(call.deps.store.read(call.domain).bulk)
    .toSorted(([, a], [, b]) => b.createdAt - a.createdAt)
    .map(([id, operation]) => bulkNode(call, id, operation));

export const cancelBulk = (call: ShopCall, id: string) => {
  const found = findBulk(call, id);
  if (!found)
    return { bulkOperation: null, userErrors: [{ field: ['id'], message: 'Bulk operation does not exist' }] };
  if (isRunning(found.status))
    call.deps.store.change(call.domain, (state) => {
      const operation = state.bulk[id.split('/').at(-1) ?? ''];
      if (operation) operation.cancelledAt = call.deps.now();
    });
  return { bulkOperation: findBulk(call, id), userErrors: [] };
};

/** `GET /bulk/{id}.jsonl`, the address in a finished operation. */
export const bulkResult = (call: ShopCall): Reply => {
  const id = call.params.id ?? '';
  if (!findBulk(call, id)?.url) throw new Refusal({ status: 404, body: 'No such bulk result' });
  return {
    headers: { 'content-type': 'application/jsonl; charset=utf-8' },
    body: readFileSync(bulkFile(call, id)),
  };
};

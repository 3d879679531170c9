import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import { numericId } from '#infra/local/seed/catalogue/hash.ts';
import type { ShopCall } from '../core/context.ts';
import { Refusal, type Reply } from '../core/http.ts';
import { bulkLines } from './bulk-lines.ts';
import { type BulkQuery, readBulkQuery } from './bulk-rules.ts';
import { bulkFile, bulkNode, bulkProgress } from './bulk-view.ts';
import { executeAdmin } from './execute.ts';

const maxRunning = 5;

const isRunning = (status: string): boolean => status === 'CREATED' || status === 'RUNNING';

const refused = (code: string, message: string) => ({
  bulkOperation: null,
  userErrors: [{ code, field: ['query'], message }],
});

/** Products that are read at once: the answer to the caller, and to everyone else, must not wait for all of them. */
const portion = 250;

/** Reads one portion of the root's list into the file. @returns what was written of it */
const writePortion = async (call: ShopCall, id: string, { document, root }: BulkQuery, from: number) => {
  const part = { from, to: from + portion };
  const result = await executeAdmin({ call, bulk: true, part }, document, {});
  if (result.errors?.[0]) throw result.errors[0];
  const { lines, roots } = bulkLines(result.data ?? {}, root);
  const text = lines.map((line) => `${line}\n`).join('');
  appendFileSync(bulkFile(call, id), text);
  return { objects: lines.length, roots, bytes: Buffer.byteLength(text) };
};

const writeTheRest = async (call: ShopCall, id: string, query: BulkQuery): Promise<void> => {
  for (let from = portion; ; from += portion) {
    await pause();
    const written = await writePortion(call, id, query, from);
    const goesOn = call.deps.store.change(call.domain, (state) => {
      const operation = state.bulk[id];
      if (!operation) return false;
      operation.objects += written.objects;
      operation.roots += written.roots;
      operation.bytes += written.bytes;
      operation.writing = written.roots === portion && operation.cancelledAt === undefined;
      return operation.writing;
    });
    if (!goesOn) return;
  }
};

/**
 * `bulkOperationRunQuery`: reads the first portion before it answers, so that a query that fails is refused, and the
 * rest after that; what the caller sees of it grows with time.
 */
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
    const read = readBulkQuery(query);
    const id = numericId(`bulk/${call.deps.random()}`);
    mkdirSync(dirname(bulkFile(call, id)), { recursive: true });
    const first = await writePortion(call, id, read, 0);
    const operation = { query, createdAt: now, ...first, writing: first.roots === portion };
    call.deps.store.change(call.domain, (state) => {
      state.bulk[id] = operation;
    });
    if (operation.writing)
      writeTheRest(call, id, read).catch(() =>
        call.deps.store.change(call.domain, (state) => {
          const broken = state.bulk[id];
          if (broken) broken.failed = true;
        }),
      );
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

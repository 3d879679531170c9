import { join } from 'node:path';
import type { ShopCall } from '../core/context.ts';
import type { BulkOperation } from '../core/store.ts';
import { gid } from './nodes.ts';

/** How long Shopify's queue and its reading take here, so that progress can be seen. Milliseconds. */
const waitMs = 250;
const perObjectMs = 0.35;
const urlLife = 7 * 24 * 3_600_000;

type Status = 'CREATED' | 'RUNNING' | 'COMPLETED' | 'CANCELED' | 'FAILED';

/** The most that is said of an operation whose file is not whole yet. */
const whileWriting = 0.9;

/** Where an operation stands at a time: its state follows from when it was created and how much it reads. */
export const bulkProgress = (operation: BulkOperation, now: number): { status: Status; share: number } => {
  const work = Math.max(1, operation.objects * perObjectMs);
  const share = Math.min(
    operation.writing ? whileWriting : 1,
    Math.max(0, (Math.min(now, operation.cancelledAt ?? now) - operation.createdAt - waitMs) / work),
  );
  if (operation.failed) return { status: 'FAILED', share };
  if (operation.cancelledAt !== undefined && share < 1) return { status: 'CANCELED', share };
  if (share >= 1) return { status: 'COMPLETED', share };
  return { status: now - operation.createdAt < waitMs ? 'CREATED' : 'RUNNING', share };
};

export const bulkFile = (call: ShopCall, id: string): string =>
  join(call.deps.store.folder(call.domain), `bulk-${id}.jsonl`);

/** A bulk operation as the Admin API shows it. */
export const bulkNode = (call: ShopCall, id: string, operation: BulkOperation) => {
  const now = call.deps.now();
  const { status, share } = bulkProgress(operation, now);
  const done = status === 'COMPLETED';
  const live = done && operation.objects > 0 && now - operation.createdAt < urlLife;
  const finishedAt = operation.createdAt + waitMs + operation.objects * perObjectMs;
  return {
    __typename: 'BulkOperation',
    id: gid('BulkOperation', id),
    status,
    errorCode: status === 'FAILED' ? 'INTERNAL_SERVER_ERROR' : null,
    type: 'QUERY',
    query: operation.query,
    createdAt: new Date(operation.createdAt).toISOString(),
    completedAt: done ? new Date(finishedAt).toISOString() : null,
    objectCount: String(Math.floor(operation.objects * share)),
    rootObjectCount: String(Math.floor(operation.roots * share)),
    fileSize: done ? String(operation.bytes) : null,
    url: live ? `${call.shopUrl}/bulk/${id}.jsonl` : null,
    partialDataUrl: null,
  };
};

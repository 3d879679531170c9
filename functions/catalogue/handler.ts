import { setTimeout as sleep } from 'node:timers/promises';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createCipher } from '#functions/lib/cipher.ts';
import { consume } from '#functions/lib/consume.ts';
import { readEnv } from '#functions/lib/env.ts';
import { syncMessageSchema } from '#functions/lib/sync-message.ts';
import { system } from '#functions/lib/system.ts';
import { sqsQueue } from '#functions/ports/queue/sqs.ts';
import { readSecret } from '#functions/ports/secrets/secrets.ts';
import { shopifyAdmin } from '#functions/ports/shop/admin.ts';
import { shopifyAuthorization } from '#functions/ports/shop/oauth.ts';
import { envSchema } from './env.ts';
import { importStep } from './import.ts';

const env = readEnv(envSchema);

const deps = {
  db: openDb(connect(env.TABLE_NAME)),
  system,
  sleep: (ms: number) => sleep(ms),
  cipher: createCipher(readSecret(env.ENCRYPTION_SECRET_ARN)),
  authorization: shopifyAuthorization({
    shopUrl: env.SHOP_URL,
    clientId: env.SHOPIFY_CLIENT_ID,
    clientSecret: readSecret(env.SHOPIFY_SECRET_ARN),
    system,
  }),
  openShop: shopifyAdmin(env.SHOP_URL),
  queue: sqsQueue(env.SYNC_QUEUE_URL),
  refresh: sqsQueue(env.REFRESH_QUEUE_URL),
};

export const handler: (event: SQSEvent) => Promise<SQSBatchResponse> = consume(
  syncMessageSchema,
  (message, log) => importStep(deps, message, log),
);

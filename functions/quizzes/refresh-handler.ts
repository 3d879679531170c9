import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { consume } from '#functions/lib/consume.ts';
import { readEnv } from '#functions/lib/env.ts';
import { system } from '#functions/lib/system.ts';
import { s3Files } from '#functions/ports/files/s3.ts';
import { sqsQueue } from '#functions/ports/queue/sqs.ts';
import { refresh, refreshMessageSchema } from './refresh.ts';
import { envSchema } from './refresh-env.ts';

const env = readEnv(envSchema);

const deps = {
  db: openDb(connect(env.TABLE_NAME)),
  system,
  files: s3Files(env.ARTEFACT_BUCKET),
  origin: env.APP_ORIGIN,
  shopUrl: env.SHOP_URL,
  queue: sqsQueue(env.REFRESH_QUEUE_URL),
};

export const handler: (event: SQSEvent) => Promise<SQSBatchResponse> = consume(
  refreshMessageSchema,
  (message, log) => refresh(deps, message, log),
);

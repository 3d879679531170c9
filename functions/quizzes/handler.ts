import type { APIGatewayProxyEventV2, Context, SQSEvent } from 'aws-lambda';
import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createAccess } from '#functions/lib/access.ts';
import { consume } from '#functions/lib/consume.ts';
import { readEnv } from '#functions/lib/env.ts';
import { openModel } from '#functions/lib/model.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { s3Files } from '#functions/ports/files/s3.ts';
import { cognitoTokens } from '#functions/ports/identity/token.ts';
import { sqsQueue } from '#functions/ports/queue/sqs.ts';
import { quizzes } from '#shared/api/quizzes.ts';
import { envSchema } from './env.ts';
import { quizzesHandlers } from './handlers.ts';
import { wake, wakeSchema } from './wake.ts';

const env = readEnv(envSchema);
const db = openDb(connect(env.TABLE_NAME));

const deps = {
  db,
  system,
  files: s3Files(env.ARTEFACT_BUCKET),
  model: openModel(env.MODEL_ID, db, system),
  origin: env.APP_ORIGIN,
  shopUrl: env.SHOP_URL,
  refresh: sqsQueue(env.REFRESH_QUEUE_URL),
  erase: sqsQueue(env.ERASE_QUEUE_URL),
  publishQueue: sqsQueue(env.PUBLISH_QUEUE_URL),
};

const answer = serve(
  quizzes,
  quizzesHandlers(deps),
  createAccess(cognitoTokens(env.TOKEN_ISSUER, env.USER_POOL_CLIENT_ID), db),
);

const publishDue = consume(wakeSchema, (message, log) => wake(deps, message, log));

/** Answers merchants, and publishes what is due. */
export const handler = (event: APIGatewayProxyEventV2 | SQSEvent, context: Context) =>
  'Records' in event ? publishDue(event) : answer(event, context);

import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createArtefacts } from '#functions/lib/artefacts.ts';
import { readEnv } from '#functions/lib/env.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { firehoseEvents } from '#functions/ports/event-sink/firehose.ts';
import { s3Files } from '#functions/ports/files/s3.ts';
import { sqsQueue } from '#functions/ports/queue/sqs.ts';
import { responses } from '#shared/api/responses.ts';
import { envSchema } from './env.ts';
import { mailResults } from './mail-results.ts';
import { submit } from './submit.ts';

const env = readEnv(envSchema);

const db = openDb(connect(env.TABLE_NAME));

const deps = {
  db,
  system,
  artefact: createArtefacts(db, s3Files(env.ARTEFACT_BUCKET), (artefact) => artefact),
  events: firehoseEvents(env.EVENT_STREAM_NAME),
  mailQueue: sqsQueue(env.MAIL_QUEUE_URL),
  hookQueue: sqsQueue(env.HOOK_QUEUE_URL),
  appOrigin: env.APP_ORIGIN,
  sleep: (ms: number) => sleep(ms),
  random: Math.random,
};

export const handler = serve(responses, {
  submit: ({ body, log }) => submit(deps, body, log),
  mailResults: ({ body, log }) => mailResults(deps, body, log),
});

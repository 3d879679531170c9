import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { readEnv } from '#functions/lib/env.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { sqsQueue } from '#functions/ports/queue/sqs.ts';
import { inbox } from '#shared/api/inbox.ts';
import { envSchema } from './env.ts';
import { receive } from './receive.ts';

const env = readEnv(envSchema);

const deps = {
  db: openDb(connect(env.TABLE_NAME)),
  system,
  mailQueue: sqsQueue(env.MAIL_QUEUE_URL),
  contactAddress: env.CONTACT_ADDRESS,
};

export const handler = serve(inbox, { send: ({ body, log }) => receive(deps, body, log) });

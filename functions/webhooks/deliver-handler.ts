import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createCipher } from '#functions/lib/cipher.ts';
import { consume } from '#functions/lib/consume.ts';
import { readEnv } from '#functions/lib/env.ts';
import { hookMessageSchema } from '#functions/lib/hook-message.ts';
import { system } from '#functions/lib/system.ts';
import { httpsOutgoing } from '#functions/ports/outgoing/https.ts';
import { sqsQueue } from '#functions/ports/queue/sqs.ts';
import { readSecret } from '#functions/ports/secrets/secrets.ts';
import { deliver } from './deliver.ts';
import { envSchema } from './deliver-env.ts';

const env = readEnv(envSchema);
const deps = {
  db: openDb(connect(env.TABLE_NAME)),
  system,
  cipher: createCipher(readSecret(env.ENCRYPTION_SECRET_ARN)),
  outgoing: httpsOutgoing(env.OWN_HOOK_ORIGIN),
  hookQueue: sqsQueue(env.HOOK_QUEUE_URL),
};

export const handler = consume(hookMessageSchema, (message) => deliver(deps, message));

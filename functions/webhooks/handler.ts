import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createAccess } from '#functions/lib/access.ts';
import { createCipher } from '#functions/lib/cipher.ts';
import { readEnv } from '#functions/lib/env.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { cognitoTokens } from '#functions/ports/identity/token.ts';
import { sqsQueue } from '#functions/ports/queue/sqs.ts';
import { readSecret } from '#functions/ports/secrets/secrets.ts';
import { webhooks } from '#shared/api/webhooks.ts';
import { countFailed, listDeliveries, seeFailed, sendAgain } from './deliveries.ts';
import { envSchema } from './env.ts';
import { getWebhook, removeWebhook, renewSecret, saveWebhook } from './webhook.ts';

const env = readEnv(envSchema);
const db = openDb(connect(env.TABLE_NAME));
const cipher = createCipher(readSecret(env.ENCRYPTION_SECRET_ARN));
const deps = { db, system, cipher, ownOrigin: env.OWN_HOOK_ORIGIN };
const hookQueue = sqsQueue(env.HOOK_QUEUE_URL);

export const handler = serve(
  webhooks,
  {
    get: ({ actor }) => getWebhook(db, actor.shopId),
    save: ({ actor, body }) => saveWebhook(deps, actor.shopId, body),
    renew: ({ actor }) => renewSecret(deps, actor.shopId),
    remove: ({ actor }) => removeWebhook(db, actor.shopId),
    deliveries: ({ actor, query }) => listDeliveries(db, actor.shopId, query),
    failed: ({ actor }) => countFailed(db, actor.shopId),
    again: ({ actor, params }) =>
      sendAgain({ db, hookQueue }, { shopId: actor.shopId, deliveryId: params.deliveryId }),
    see: ({ actor }) => seeFailed(db, actor.shopId, system.now()),
  },
  createAccess(cognitoTokens(env.TOKEN_ISSUER, env.USER_POOL_CLIENT_ID), db),
);

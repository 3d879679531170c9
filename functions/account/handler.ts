import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createAccess } from '#functions/lib/access.ts';
import { createCipher } from '#functions/lib/cipher.ts';
import { readEnv } from '#functions/lib/env.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { cognitoIdentity } from '#functions/ports/identity/cognito.ts';
import { cognitoPasskeys } from '#functions/ports/identity/passkeys.ts';
import { cognitoTokens } from '#functions/ports/identity/token.ts';
import { sqsQueue } from '#functions/ports/queue/sqs.ts';
import { readSecret } from '#functions/ports/secrets/secrets.ts';
import { account } from '#shared/api/account.ts';
import { envSchema } from './env.ts';
import { accountHandlers } from './handlers.ts';

const env = readEnv(envSchema);
const db = openDb(connect(env.TABLE_NAME));

export const handler = serve(
  account,
  accountHandlers({
    db,
    system,
    cipher: createCipher(readSecret(env.ENCRYPTION_SECRET_ARN)),
    provider: cognitoIdentity({ userPoolId: env.USER_POOL_ID, clientId: env.USER_POOL_CLIENT_ID }),
    passkeys: cognitoPasskeys(env.USER_POOL_CLIENT_ID),
    passkeyDomain: env.PASSKEY_DOMAIN,
    mailQueue: sqsQueue(env.MAIL_QUEUE_URL),
    eraseQueue: sqsQueue(env.ERASE_QUEUE_URL),
  }),
  createAccess(cognitoTokens(env.TOKEN_ISSUER, env.USER_POOL_CLIENT_ID), db),
);

import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createCipher } from '#functions/lib/cipher.ts';
import { readEnv } from '#functions/lib/env.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { cognitoIdentity } from '#functions/ports/identity/cognito.ts';
import { cognitoPasskeys } from '#functions/ports/identity/passkeys.ts';
import { cognitoTokens } from '#functions/ports/identity/token.ts';
import { sesMail } from '#functions/ports/mail/ses.ts';
import { readSecret } from '#functions/ports/secrets/secrets.ts';
import { identity } from '#shared/api/identity.ts';
import { envSchema } from './env.ts';
import { identityHandlers } from './handlers.ts';

const env = readEnv(envSchema);

export const handler = serve(
  identity,
  identityHandlers({
    db: openDb(connect(env.TABLE_NAME)),
    provider: cognitoIdentity({ userPoolId: env.USER_POOL_ID, clientId: env.USER_POOL_CLIENT_ID }),
    passkeys: cognitoPasskeys(env.USER_POOL_CLIENT_ID),
    passkeyDomain: env.PASSKEY_DOMAIN,
    verify: cognitoTokens(env.TOKEN_ISSUER, env.USER_POOL_CLIENT_ID),
    cipher: createCipher(readSecret(env.ENCRYPTION_SECRET_ARN)),
    mail: sesMail(env.MAIL_FROM),
    system,
    appOrigin: env.APP_ORIGIN,
  }),
);

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
import { themeEditorUrl } from '#functions/ports/shop/address.ts';
import { shopifyAdmin } from '#functions/ports/shop/admin.ts';
import { shopifyAuthorization } from '#functions/ports/shop/oauth.ts';
import { shops } from '#shared/api/shops.ts';
import { envSchema } from './env.ts';
import { shopsHandlers } from './handlers.ts';

const env = readEnv(envSchema);
const db = openDb(connect(env.TABLE_NAME));
const clientSecret = readSecret(env.SHOPIFY_SECRET_ARN);

export const handler = serve(
  shops,
  shopsHandlers({
    db,
    system,
    clientSecret,
    cipher: createCipher(readSecret(env.ENCRYPTION_SECRET_ARN)),
    authorization: shopifyAuthorization({
      shopUrl: env.SHOP_URL,
      clientId: env.SHOPIFY_CLIENT_ID,
      clientSecret,
      system,
    }),
    openShop: shopifyAdmin(env.SHOP_URL),
    queue: sqsQueue(env.SYNC_QUEUE_URL),
    erase: sqsQueue(env.ERASE_QUEUE_URL),
    themeEditorUrl: themeEditorUrl(env.SHOP_URL, env.SHOPIFY_CLIENT_ID),
    appOrigin: env.APP_ORIGIN,
    patience: 20_000,
  }),
  createAccess(cognitoTokens(env.TOKEN_ISSUER, env.USER_POOL_CLIENT_ID), db),
);

import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createAccess } from '#functions/lib/access.ts';
import { readEnv } from '#functions/lib/env.ts';
import { openModel } from '#functions/lib/model.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { cognitoTokens } from '#functions/ports/identity/token.ts';
import { assist } from '#shared/api/assist.ts';
import { envSchema } from './env.ts';
import { rewrite } from './rewrite.ts';
import { translate } from './translate.ts';
import { usageOf } from './usage.ts';

const env = readEnv(envSchema);
const db = openDb(connect(env.TABLE_NAME));
const model = openModel(env.MODEL_ID, db, system);

export const handler = serve(
  assist,
  {
    rewrite: ({ actor, body }) => rewrite(model, actor, body),
    translate: ({ actor, body }) => translate(model, actor, body),
    usage: ({ actor }) => usageOf(db, system, actor),
  },
  createAccess(cognitoTokens(env.TOKEN_ISSUER, env.USER_POOL_CLIENT_ID), db),
);

import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createAccess } from '#functions/lib/access.ts';
import { readEnv } from '#functions/lib/env.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { s3Files } from '#functions/ports/files/s3.ts';
import { cognitoTokens } from '#functions/ports/identity/token.ts';
import { pictures } from '#shared/api/pictures.ts';
import { envSchema } from './env.ts';
import { listPictures, uploadPicture } from './pictures.ts';
import { removePicture } from './remove.ts';

const env = readEnv(envSchema);
const db = openDb(connect(env.TABLE_NAME));
const deps = { db, system, files: s3Files(env.ARTEFACT_BUCKET), origin: env.APP_ORIGIN };

export const handler = serve(
  pictures,
  {
    list: async ({ actor }) => ({ pictures: await listPictures(deps, actor) }),
    upload: ({ actor, body: { data, small } }) =>
      uploadPicture(deps, actor, {
        data: Buffer.from(data, 'base64'),
        ...(small === undefined ? {} : { small: Buffer.from(small, 'base64') }),
      }),
    remove: ({ actor, params, query }) =>
      removePicture(deps, actor, params.pictureId, query.despite === 'earlier'),
  },
  createAccess(cognitoTokens(env.TOKEN_ISSUER, env.USER_POOL_CLIENT_ID), db),
);

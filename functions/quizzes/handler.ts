import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createAccess } from '#functions/lib/access.ts';
import { readEnv } from '#functions/lib/env.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { s3Files } from '#functions/ports/files/s3.ts';
import { cognitoTokens } from '#functions/ports/identity/token.ts';
import { bedrockModel } from '#functions/ports/language-model/bedrock.ts';
import { quizzes } from '#shared/api/quizzes.ts';
import { envSchema } from './env.ts';
import { quizzesHandlers } from './handlers.ts';

const env = readEnv(envSchema);
const db = openDb(connect(env.TABLE_NAME));

export const handler = serve(
  quizzes,
  quizzesHandlers({ db, system, files: s3Files(env.ARTEFACT_BUCKET), model: bedrockModel(env.MODEL_ID) }),
  createAccess(cognitoTokens(env.TOKEN_ISSUER, env.USER_POOL_CLIENT_ID), db),
);

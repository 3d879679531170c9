import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createAccess } from '#functions/lib/access.ts';
import { readEnv } from '#functions/lib/env.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { s3Files } from '#functions/ports/files/s3.ts';
import { cognitoTokens } from '#functions/ports/identity/token.ts';
import { analytics } from '#shared/api/analytics.ts';
import { reportAnswers } from './answers.ts';
import { envSchema } from './env.ts';
import { reportQuiz } from './quiz.ts';
import { reportShop } from './shop.ts';
import { reportProducts } from './shop-products.ts';

const env = readEnv(envSchema);
const db = openDb(connect(env.TABLE_NAME));
const deps = { db, system, files: s3Files(env.ARTEFACT_BUCKET) };

export const handler = serve(
  analytics,
  {
    shop: ({ actor, query }) => reportShop(deps, actor.shopId, query),
    products: ({ actor, query }) => reportProducts(deps, actor.shopId, query),
    quiz: ({ actor, params, query }) =>
      reportQuiz(deps, { shopId: actor.shopId, quizId: params.quizId }, query),
    answers: ({ actor, params, query }) =>
      reportAnswers(deps, { shopId: actor.shopId, quizId: params.quizId }, query),
  },
  createAccess(cognitoTokens(env.TOKEN_ISSUER, env.USER_POOL_CLIENT_ID), db),
);

import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createArtefacts } from '#functions/lib/artefacts.ts';
import { readEnv } from '#functions/lib/env.ts';
import { openModel } from '#functions/lib/model.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { s3Files } from '#functions/ports/files/s3.ts';
import { advice } from '#shared/api/advice.ts';
import { advise } from './advise.ts';
import { envSchema } from './env.ts';

const env = readEnv(envSchema);
const db = openDb(connect(env.TABLE_NAME));

const deps = {
  db,
  system,
  model: openModel(env.MODEL_ID, db, system),
  artefact: createArtefacts(db, s3Files(env.ARTEFACT_BUCKET), (artefact) => artefact),
};

export const handler = serve(advice, {
  advise: ({ body, address, log }) => advise(deps, { ...body, address }, log),
});

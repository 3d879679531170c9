import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { createArtefacts } from '#functions/lib/artefacts.ts';
import { readEnv } from '#functions/lib/env.ts';
import { serve } from '#functions/lib/serve.ts';
import { system } from '#functions/lib/system.ts';
import { firehoseEvents } from '#functions/ports/event-sink/firehose.ts';
import { s3Files } from '#functions/ports/files/s3.ts';
import { events } from '#shared/api/events.ts';
import { collect } from './collect.ts';
import { envSchema } from './env.ts';
import { namesOf } from './versions.ts';

const env = readEnv(envSchema);

const db = openDb(connect(env.TABLE_NAME));

const deps = {
  db,
  system,
  version: createArtefacts(db, s3Files(env.ARTEFACT_BUCKET), namesOf),
  events: firehoseEvents(env.EVENT_STREAM_NAME),
  sleep: (ms: number) => sleep(ms),
  random: Math.random,
};

export const handler = serve(events, {
  collect: ({ body, userAgent }) => collect(deps, body.events, userAgent),
});

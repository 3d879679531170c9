import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { consume } from '#functions/lib/consume.ts';
import { readEnv } from '#functions/lib/env.ts';
import { mailMessageSchema } from '#functions/lib/mail-message.ts';
import { system } from '#functions/lib/system.ts';
import { sesMail } from '#functions/ports/mail/ses.ts';
import { envSchema } from './env.ts';
import { sendStored } from './send-stored.ts';

const env = readEnv(envSchema);
const deps = { db: openDb(connect(env.TABLE_NAME)), mail: sesMail(env.MAIL_FROM), system };

export const handler = consume(mailMessageSchema, (message, log, { attempt }) =>
  sendStored(deps, message, log, attempt >= env.MAIL_ATTEMPTS),
);

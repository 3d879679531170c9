import { connect } from '#functions/db/config.ts';
import { openDb } from '#functions/db/index.ts';
import { consume } from '#functions/lib/consume.ts';
import { readEnv } from '#functions/lib/env.ts';
import { eraseMessageSchema } from '#functions/lib/erase-message.ts';
import { system } from '#functions/lib/system.ts';
import { s3Files } from '#functions/ports/files/s3.ts';
import { sqsQueue } from '#functions/ports/queue/sqs.ts';
import { envSchema } from './env.ts';
import { eraseAccount } from './erase-account.ts';
import { keepFor } from './keep-for.ts';
import { purgeQuiz } from './purge-quiz.ts';

const env = readEnv(envSchema);
const deps = {
  db: openDb(connect(env.TABLE_NAME)),
  files: s3Files(env.ARTEFACT_BUCKET),
  queue: sqsQueue(env.ERASE_QUEUE_URL),
  system,
};

export const handler = consume(eraseMessageSchema, (message, log) => {
  if ('accountId' in message) return eraseAccount(deps, message.accountId, log);
  return 'quizId' in message ? purgeQuiz(deps, message, log) : keepFor(deps, message, log);
});

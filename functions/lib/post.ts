import type { Db } from '#functions/db/index.ts';
import type { Message } from '#functions/ports/mail/mail.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import { siteMails } from './mail-message.ts';
import { type System, toSeconds } from './system.ts';

/** How long a mail that was not sent is kept, in seconds. */
const kept = 7 * 24 * 3600;

interface PostDeps {
  db: Db;
  system: System;
  mailQueue: JobQueue;
}

/** Stores a mail of ours and lets it go; whoever empties the queue tries until it is out. */
export async function post({ db, system, mailQueue }: PostDeps, message: Message): Promise<void> {
  const key = { shopId: siteMails, mailId: system.newId('mail') } as const;
  await db.resultMail.create({ ...key, message, expiresAt: toSeconds(system.now()) + kept }).go();
  await mailQueue.send(key);
}

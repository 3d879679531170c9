import { eraseLater } from '#functions/lib/erase-message.ts';
import { removeContact } from '#functions/lib/forget-contact.ts';
import type { Logger } from '#functions/lib/logger.ts';
import { toSeconds } from '#functions/lib/system.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import { batch, type EraseDeps, MoreToDo } from './drain.ts';
import { eraseQuizItself } from './erase-quiz.ts';
import { patiently } from './patience.ts';
import { forgetResponses } from './purge-old.ts';

interface Key {
  shopId: string;
  quizId: string;
}

/** Whether the quiz was brought back, or deleted anew, which has a message of its own. */
async function isKept({ db }: EraseDeps, key: Key, at: string): Promise<boolean> {
  const { data } = await db.quiz.get(key).go({ consistent: true });
  if (!data) return false;
  return data.expiresAt === undefined || data.expiresAt > toSeconds(new Date(at));
}

async function forgetContactsOf({ db }: EraseDeps, key: Key, check: () => void): Promise<void> {
  let cursor: string | null = null;
  do {
    const page: { data: { contactId: string }[]; cursor: string | null } = await db.contact.query
      .contactsByQuiz(key)
      .go({ limit: batch, pages: 1, cursor });
    for (const { contactId } of page.data) {
      check();
      const { data } = await db.contact.get({ shopId: key.shopId, contactId }).go({ consistent: true });
      if (data) await removeContact(db, key.shopId, contactId);
    }
    cursor = page.cursor;
  } while (cursor !== null);
}

/**
 * Erases a deleted quiz once it cannot be restored any more, with its versions, files, answers, contacts and figures.
 * Receipts stay, under responses that hold nothing else.
 */
export async function purgeQuiz(
  deps: EraseDeps & { queue: JobQueue },
  message: Key & { at: string },
  log: Logger,
): Promise<void> {
  const { queue, system } = deps;
  const { at, ...key } = message;
  if (await isKept(deps, key, at)) return;
  const now = system.now();
  if (Date.parse(at) > now.getTime()) return eraseLater(queue, message, now);
  const check = patiently(system);
  try {
    await forgetContactsOf(deps, key, check);
    // Nobody can have answered it since it was deleted.
    await forgetResponses(deps, key, now, check);
    await eraseQuizItself(deps, key, check);
    log.info('a deleted quiz was erased', { ...key });
  } catch (error) {
    if (!(error instanceof MoreToDo)) throw error;
    await eraseLater(queue, message, now);
  }
}

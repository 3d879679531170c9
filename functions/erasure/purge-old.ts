import { removeContact } from '#functions/lib/forget-contact.ts';
import { forgetResponse, removedQuiz } from '#functions/lib/forget-response.ts';
import { toId } from '#shared/model/ids.ts';
import { batch, drain, type EraseDeps } from './drain.ts';

/** The first contact id of a moment: ids are UUIDv7, whose first 48 bits are milliseconds since 1970. */
const firstContactAt = (moment: Date): string =>
  toId('contact', moment.getTime().toString(16).padStart(12, '0').padEnd(32, '0'));

/** Takes out the contacts of a shop that came in before a moment. */
export const forgetContacts = ({ db }: EraseDeps, shopId: string, before: Date, check: () => void) =>
  drain(
    check,
    () =>
      db.contact.query
        .byShop({ shopId })
        .lt({ contactId: firstContactAt(before) })
        .go({ limit: batch, pages: 1, consistent: true }),
    async (found) => {
      for (const { contactId } of found) {
        check();
        await removeContact(db, shopId, contactId);
      }
    },
  );

/** Empties the responses of a quiz that were completed before a moment; their receipts stay. */
export async function forgetResponses(
  { db }: EraseDeps,
  { shopId, quizId }: { shopId: string; quizId: string },
  before: Date,
  check: () => void,
): Promise<void> {
  let cursor: string | null = null;
  do {
    const page: { data: { responseId: string }[]; cursor: string | null } = await db.response.query
      .responsesByQuiz({ shopId, quizId })
      .lt({ completedAt: before.toISOString() })
      .go({ limit: batch, pages: 1, cursor });
    for (const { responseId } of page.data) {
      check();
      // The index may be behind: what is emptied already is left alone.
      const { data: stored } = await db.response.get({ shopId, responseId }).go({ consistent: true });
      if (stored && stored.quizId !== removedQuiz) await forgetResponse(db, stored.response, shopId);
    }
    cursor = page.cursor;
  } while (cursor !== null);
}

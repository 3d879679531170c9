import type { EntityItem } from 'electrodb';
import type { Db } from '#functions/db/index.ts';
import type { Response } from '#shared/model/response.ts';
import { Refusal } from '#shared/refusal.ts';

/** @throws AppError not_found */
export async function findContact(
  db: Db,
  shopId: string,
  contactId: string,
): Promise<EntityItem<Db['contact']>> {
  const { data } = await db.contact.get({ shopId, contactId }).go({ consistent: true });
  if (!data) throw new Refusal('not_found', 'There is no such contact in this shop. Load the list again.');
  return data;
}

/** The response without some answers, as those that name the person; what they lead to stays. */
export function nameless(response: Response, questions: string[]): Response {
  const gone = new Set(questions);
  const seen = { kind: 'seen' as const };
  return {
    ...response,
    answers: Object.fromEntries(
      Object.entries(response.answers).map(([id, answer]) => [id, gone.has(id) ? seen : answer]),
    ),
    path: response.path.map((one) => (gone.has(one.question) ? { ...one, answer: '' } : one)),
  };
}

/**
 * Takes a person out of what is held: the contact, the answers in the response that name them, and a mail that waits
 * to be sent or could not be. Receipts stay; they say what was allowed, and hold a hash in place of the person.
 * @throws AppError not_found
 */
export async function removeContact(db: Db, shopId: string, contactId: string): Promise<void> {
  const { source, sourceId, questions } = await findContact(db, shopId, contactId);
  const ofQuiz = source === 'quiz';
  const key = { shopId, responseId: sourceId };
  const { data: held } = ofQuiz ? await db.response.get(key).go({ consistent: true }) : { data: null };
  const { data: mail } = ofQuiz
    ? { data: null }
    : await db.resultMail.get({ shopId, mailId: sourceId }).go({ consistent: true });
  const { canceled } = await db.service.transaction
    .write(({ contact, response, resultMail, mailFailure }) => [
      contact.delete({ shopId, contactId }).commit(),
      ...(held
        ? [
            response
              .patch(key)
              .set({ response: nameless(held.response, questions) })
              .commit(),
          ]
        : []),
      ...(mail
        ? [resultMail.patch({ shopId, mailId: sourceId }).remove(['message', 'contactId']).commit()]
        : []),
      ...(ofQuiz ? [] : [mailFailure.delete({ shopId, mailId: sourceId }).commit()]),
    ])
    .go();
  if (canceled) throw new Refusal('unavailable', 'The contact is being changed now. Try again in a moment.');
}

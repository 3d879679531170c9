import type { EntityItem } from 'electrodb';
import type { Db } from '#functions/db/index.ts';
import { nameless, removeContact } from '#functions/lib/forget-contact.ts';
import type { contacts as contract } from '#shared/api/contacts.ts';
import type { Reply } from '#shared/api/route.ts';
import type { Answers } from '#shared/model/answer.ts';
import { emailKey } from '#shared/model/email.ts';
import type { Response } from '#shared/model/response.ts';
import { contactOf, receiptsOf } from './contacts.ts';

type Stored = EntityItem<Db['contact']>;

async function contactsOf(db: Db, shopId: string, email: string): Promise<Stored[]> {
  const query = db.contact.query.contactsByEmail({ shopId, emailKey: emailKey(email) });
  return (await query.go({ pages: 'all' })).data;
}

async function responseOf(db: Db, { shopId, responseId }: Stored): Promise<Response | undefined> {
  const { data } = await db.response.get({ shopId, responseId }).go({ consistent: true });
  return data?.response;
}

/** Also past the plan's limit: what a shopper has a right to see does not depend on the merchant's plan. */
const open = () => false;

/** All that is held of whoever has an e-mail address, in all quizzes of a shop. */
export async function showShopper(
  db: Db,
  shopId: string,
  email: string,
): Promise<Reply<typeof contract.shopper>> {
  const stored = await contactsOf(db, shopId, email);
  const contacts = stored.map(async (one) => ({
    ...contactOf(one, open),
    receipts: await receiptsOf(db, one),
  }));
  const responses = await Promise.all(stored.map((one) => responseOf(db, one)));
  const distinct = new Map(responses.flatMap((one) => (one ? [[one.id, one] as const] : [])));
  return { contacts: await Promise.all(contacts), responses: [...distinct.values()] };
}

/** The questions that were answered in own words, in which a person may have written about themselves. */
const inOwnWords = (answers: Answers): string[] =>
  Object.entries(answers).flatMap(([id, answer]) =>
    answer.kind === 'text' || (answer.kind === 'options' && answer.other !== undefined) ? id : [],
  );

/**
 * Takes a shopper out of all that is held: contacts, and of their responses the address, the number and all that was
 * written in own words. What was chosen stays, as nobody's; so do the receipts, with a hash in place of the person.
 * @returns how many contacts there were, and in how many responses
 */
export async function forgetShopper(
  db: Db,
  shopId: string,
  email: string,
): Promise<Reply<typeof contract.forget>> {
  const stored = await contactsOf(db, shopId, email);
  const touched = new Set<string>();
  for (const contact of stored) {
    const response = await responseOf(db, contact);
    if (response) {
      touched.add(response.id);
      await withoutOwnWords(db, shopId, response);
    }
    await removeContact(db, shopId, contact.contactId);
  }
  return { contacts: stored.length, responses: touched.size };
}

async function withoutOwnWords(db: Db, shopId: string, response: Response): Promise<void> {
  const gone = inOwnWords(response.answers);
  if (gone.length === 0) return;
  await db.response
    .patch({ shopId, responseId: response.id })
    .set({ response: nameless(response, gone) })
    .go();
}

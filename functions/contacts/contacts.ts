import type { EntityItem } from 'electrodb';
import type { Db } from '#functions/db/index.ts';
import { findContact } from '#functions/lib/forget-contact.ts';
import type { IsLocked } from '#functions/lib/locked.ts';
import { present } from '#functions/lib/present.ts';
import type { contacts as contract } from '#shared/api/contacts.ts';
import type { Query } from '#shared/api/route.ts';
import type { Contact, Receipt } from '#shared/model/contact.ts';
import { emailKey } from '#shared/model/email.ts';

type Stored = EntityItem<Db['contact']>;

/** A contact as a merchant may see it. */
export const contactOf = (stored: Stored, isLocked: IsLocked): Contact => {
  const { contactId: id, quizId, quizVersion: version, responseId, source, locale, createdAt } = stored;
  if (isLocked({ ordinal: stored.ordinal, receivedAt: createdAt })) {
    return { id, quizId, version, responseId, source, locale, createdAt, locked: true };
  }
  const { email, phone } = stored;
  return { id, quizId, version, responseId, source, locale, createdAt, ...present({ email, phone }) };
};

/** What a contact allowed and what not. */
export const receiptsOf = async (db: Db, { shopId, sourceId }: Stored): Promise<Receipt[]> => {
  const { data } = await db.consentReceipt.query.bySource({ shopId, sourceId }).go({ pages: 'all' });
  return data.map(({ receipt }) => receipt);
};

/** Which index answers: the narrowest that is asked for. */
function queryOf(db: Db, shopId: string, { email, quizId }: Query<typeof contract.list>) {
  if (email !== undefined) return db.contact.query.contactsByEmail({ shopId, emailKey: emailKey(email) });
  if (quizId !== undefined) return db.contact.query.contactsByQuiz({ shopId, quizId });
  return db.contact.query.byShop({ shopId });
}

/** A page of contacts, newest first; with both an address and a quiz, those of the address in that quiz. */
export async function listContacts(
  db: Db,
  shopId: string,
  query: Query<typeof contract.list>,
  isLocked: IsLocked,
): Promise<{ contacts: (Contact & { receipts?: Receipt[] })[]; cursor?: string }> {
  const { cursor, limit, email, quizId } = query;
  const all = queryOf(db, shopId, query);
  const from = cursor === undefined ? all : all.lt({ contactId: cursor });
  const page = await from.go({ limit, pages: 1, order: 'desc' });
  const last = page.cursor === null ? undefined : page.data.at(-1);
  const both = email !== undefined && quizId !== undefined;
  const shown = both ? page.data.filter((one) => one.quizId === quizId) : page.data;
  const contacts = await Promise.all(
    shown.map(async (stored) => ({
      ...contactOf(stored, isLocked),
      ...(query.receipts ? { receipts: await receiptsOf(db, stored) } : {}),
    })),
  );
  return { contacts, ...present({ cursor: last?.contactId }) };
}

/** A contact with what was allowed and what not. @throws AppError not_found */
export async function getContact(
  db: Db,
  shopId: string,
  contactId: string,
  isLocked: IsLocked,
): Promise<Contact & { receipts: Receipt[] }> {
  const stored = await findContact(db, shopId, contactId);
  return { ...contactOf(stored, isLocked), receipts: await receiptsOf(db, stored) };
}

import type { Db } from '#functions/db/index.ts';
import { present } from '#functions/lib/present.ts';
import { emailKey } from '#shared/model/email.ts';
import { type Given, personHash } from './given.ts';

type Write = Parameters<Db['service']['transaction']['write']>[0];
type Entities = Parameters<Write>[0];

/** Where a contact is written down. */
export interface ContactPlace {
  shopId: string;
  /** The response or the result mail that it came with. */
  sourceId: string;
  contactId: string;
  createdAt: string;
  /** The place of the response among those of its month. */
  ordinal?: number;
}

/** The writes of a contact and its receipts, for the transaction that stores what they came with. */
export function contactWrites({ contact, consentReceipt }: Entities, place: ContactPlace, given: Given) {
  const { shopId, sourceId } = place;
  const about = given.contact && personHash(shopId, given.contact);
  const receipts = given.receipts.map((receipt) =>
    consentReceipt
      .create({ shopId, sourceId, question: receipt.question, receipt, ...present({ personHash: about }) })
      .commit(),
  );
  if (!given.contact) return receipts;
  const { version, email, phone, ...rest } = given.contact;
  const reach = present({ email, phone, emailKey: email === undefined ? undefined : emailKey(email) });
  const item = { ...rest, ...place, ...reach, quizVersion: version, questions: given.questions };
  return [contact.create(item).commit(), ...receipts];
}

import type { CsvCell } from '#shared/csv.ts';
import type { Contact, Receipt } from '#shared/model/contact.ts';

export type ContactWithReceipts = Contact & { receipts?: Receipt[] | undefined };

/** Headings of the columns. */
export type Headings = Record<
  'id' | 'createdAt' | 'email' | 'phone' | 'language' | 'version' | 'response' | 'allowed' | 'refused',
  string
>;

const wordings = (receipts: Receipt[] = [], given: boolean): string =>
  receipts
    .filter((receipt) => receipt.given === given)
    .map(({ wording }) => wording)
    .join('; ');

/** Contacts as a table, one a row, with the words of what each allowed and what not. */
export const contactRows = (contacts: ContactWithReceipts[], headings: Headings): CsvCell[][] => {
  const { id, createdAt, email, phone, language, version, response, allowed, refused } = headings;
  return [
    [id, createdAt, email, phone, language, version, response, allowed, refused],
    ...contacts.map((contact): CsvCell[] => [
      contact.id,
      contact.createdAt,
      contact.email ?? null,
      contact.phone ?? null,
      contact.locale,
      contact.version,
      contact.responseId,
      wordings(contact.receipts, true),
      wordings(contact.receipts, false),
    ]),
  ];
};

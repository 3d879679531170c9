import { expect, it } from 'vitest';
import { toCsv } from '#shared/csv.ts';
import { type ContactWithReceipts, contactRows } from './contact-rows.ts';

const headings = {
  id: 'Id',
  createdAt: 'Given',
  email: 'E-mail',
  phone: 'Telephone',
  language: 'L',
  version: 'V',
  response: 'R',
  allowed: 'Yes',
  refused: 'No',
};
const receipt = (wording: string, given: boolean) => ({
  quizId: 'quiz_1',
  version: 1,
  responseId: 'resp_1',
  question: 'q',
  wording,
  wordingVersion: 1,
  locale: 'en' as const,
  given,
  at: '2026-11-20T12:00:00.000Z',
  receivedAt: '2026-11-20T12:00:00.000Z',
});
const contact: ContactWithReceipts = {
  id: 'cont_1',
  quizId: 'quiz_1',
  version: 2,
  responseId: 'resp_1',
  source: 'quiz',
  locale: 'nl',
  phone: '+31 6 1234',
  createdAt: '2026-11-20T12:00:00.000Z',
  receipts: [receipt('News by mail', true), receipt('Calls', false), receipt('Offers', true)],
};

it('says in whose words what was allowed and what not', () => {
  const [, row] = contactRows([contact], headings);
  expect(row?.slice(-2)).toEqual(['News by mail; Offers', 'Calls']);
  expect(contactRows([{ ...contact, receipts: undefined }], headings)[1]?.slice(-2)).toEqual(['', '']);
});

it('is as wide in each row, and runs no telephone number as a formula', () => {
  const rows = contactRows([contact], headings);
  expect(rows[1]).toHaveLength(rows[0]?.length ?? 0);
  expect(toCsv(rows)).toContain(`"'+31 6 1234"`);
});

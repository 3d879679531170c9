import { v7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { removeContact } from '#functions/lib/forget-contact.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { stillSystem } from '#functions/testing/fakes.ts';
import { toId } from '#shared/model/ids.ts';
import { getContact, listContacts } from './contacts.ts';
import { forgetShopper, showShopper } from './shopper.ts';

const system = stillSystem();
const open = () => false;
let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

async function contactIn(shopId: string, quizId: string, email: string): Promise<string> {
  const contactId = system.newId('contact');
  const responseId = toId('response', v7());
  const createdAt = system.now().toISOString();
  const about = { shopId, quizId, responseId };
  const time = { completedAt: createdAt, receivedAt: createdAt };
  const response = {
    ...{ id: responseId, quizId, version: 1, locale: 'en' as const, results: [], relaxed: false, ...time },
    answers: {
      mail: { kind: 'text' as const, value: email },
      sport: { kind: 'options' as const, ids: ['a'] },
    },
    path: [
      { question: 'sport', title: 'Sport?', answer: 'A' },
      { question: 'mail', title: 'Your address?', answer: email },
    ],
  };
  await db.response.create({ ...about, completedAt: createdAt, engine: 1, response }).go();
  await db.contact
    .create({
      ...{ ...about, contactId, quizVersion: 1, source: 'quiz', sourceId: responseId, questions: ['mail'] },
      ...{ locale: 'en', email, emailKey: email.toLowerCase(), createdAt },
    })
    .go();
  const receipt = {
    ...{ quizId, version: 1, responseId, question: 'news', wording: 'News?', wordingVersion: 2 },
    ...{ locale: 'en' as const, given: true, at: createdAt, receivedAt: createdAt },
  };
  await db.consentReceipt.create({ shopId, sourceId: responseId, question: 'news', receipt }).go();
  return contactId;
}

it('contacts are listed newest first: of a shop, of a quiz, of an address; in pages', async () => {
  const [shopId, other] = [system.newId('shop'), system.newId('shop')];
  const [one, two] = [system.newId('quiz'), system.newId('quiz')];
  const ids = [
    await contactIn(shopId, one, 'Ada@example.com'),
    await contactIn(shopId, two, 'ada@example.com'),
    await contactIn(shopId, two, 'grace@example.com'),
  ];
  await contactIn(other, one, 'ada@example.com');
  const listed = async (query: object) =>
    (await listContacts(db, shopId, { limit: 50, ...query }, open)).contacts.map(({ id }) => id);
  expect(await listed({})).toEqual([ids[2], ids[1], ids[0]]);
  expect(await listed({ quizId: two })).toEqual([ids[2], ids[1]]);
  expect(await listed({ email: ' ADA@example.com' })).toEqual([ids[1], ids[0]]);
  expect(await listed({ email: 'ada@example.com', quizId: one })).toEqual([ids[0]]);
  const first = await listContacts(db, shopId, { limit: 2 }, open);
  expect(await listed({ cursor: first.cursor })).toEqual([ids[0]]);
});

it('a deleted contact is gone from the response too, and leaves the receipt, which names nobody', async () => {
  const [shopId, quizId] = [system.newId('shop'), system.newId('quiz')];
  const id = await contactIn(shopId, quizId, 'ada@example.com');
  const { responseId, receipts } = await getContact(db, shopId, id, open);
  expect(receipts).toMatchObject([{ question: 'news', wording: 'News?', wordingVersion: 2, given: true }]);
  await expect(removeContact(db, system.newId('shop'), id)).rejects.toMatchObject({ code: 'not_found' });
  await removeContact(db, shopId, id);
  await expect(getContact(db, shopId, id, open)).rejects.toMatchObject({ code: 'not_found' });
  const { data: held } = await db.response.get({ shopId, responseId }).go();
  expect(held?.response.answers).toMatchObject({ sport: { ids: ['a'] }, mail: { kind: 'seen' } });
  expect(JSON.stringify(held)).not.toContain('ada@');
  const { data: kept } = await db.consentReceipt.query.bySource({ shopId, sourceId: responseId }).go();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('ada@');
});

it("a shopper's request shows all that is held, and forgets what names the person, in no other shop", async () => {
  const [shopId, other, quizId] = [system.newId('shop'), system.newId('shop'), system.newId('quiz')];
  await contactIn(shopId, quizId, 'Ada@example.com');
  await contactIn(shopId, quizId, 'ada@example.com');
  await contactIn(shopId, quizId, 'grace@example.com');
  await contactIn(other, quizId, 'ada@example.com');
  const held = await showShopper(db, shopId, ' ADA@example.com');
  expect(held.contacts.map(({ email, receipts }) => [email?.toLowerCase(), receipts.length])).toEqual([
    ['ada@example.com', 1],
    ['ada@example.com', 1],
  ]);
  expect(held.responses).toHaveLength(2);
  expect(await forgetShopper(db, shopId, 'ada@example.com')).toEqual({ contacts: 2, responses: 2 });
  expect(await showShopper(db, shopId, 'ada@example.com')).toEqual({ contacts: [], responses: [] });
  for (const { id: responseId } of held.responses) {
    const { data } = await db.response.get({ shopId, responseId }).go();
    expect(JSON.stringify(data)).not.toMatch(/ada@/i);
    expect(data?.response.answers.sport).toEqual({ kind: 'options', ids: ['a'] });
  }
  expect((await showShopper(db, shopId, 'grace@example.com')).contacts).toHaveLength(1);
  expect((await showShopper(db, other, 'ada@example.com')).responses).toHaveLength(1);
});

it("a contact with a telephone number alone is stored, listed, and in nobody else's way", async () => {
  const [shopId, quizId] = [system.newId('shop'), system.newId('quiz')];
  const [contactId, responseId] = [system.newId('contact'), toId('response', v7())];
  const about = { shopId, quizId, responseId, contactId, sourceId: responseId };
  const rest = { quizVersion: 1, source: 'quiz' as const, questions: [], locale: 'en' as const };
  await db.contact
    .create({ ...about, ...rest, phone: '+31 20 123', createdAt: system.now().toISOString() })
    .go();
  const { contacts } = await listContacts(db, shopId, { limit: 50 }, open);
  expect(contacts).toMatchObject([{ id: contactId, phone: '+31 20 123' }]);
  expect((await listContacts(db, shopId, { limit: 50, email: '' }, open)).contacts).toEqual([]);
});

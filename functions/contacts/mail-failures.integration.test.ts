import { v7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { removeContact } from '#functions/lib/forget-contact.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { stillSystem } from '#functions/testing/fakes.ts';
import { toId } from '#shared/model/ids.ts';
import { listMailFailures, seeMailFailures } from './mail-failures.ts';

const system = stillSystem();
let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

const refusedAt = system.now().toISOString();

/** Somebody who asked for the results and did not get them. */
async function unreached(shopId: string, quizId: string): Promise<string> {
  const [contactId, mailId] = [system.newId('contact'), toId('mail', v7())];
  const about = { shopId, quizId, contactId };
  await db.contact
    .create({
      ...{ ...about, quizVersion: 1, responseId: toId('response', v7()), source: 'resultMail' },
      ...{ sourceId: mailId, questions: [], locale: 'en', email: 'zoë@example.com', createdAt: refusedAt },
    })
    .go();
  await db.resultMail.create({ ...about, mailId, expiresAt: 4e9 }).go();
  await db.mailFailure.create({ ...about, mailId, refusedAt, expiresAt: 4e9 }).go();
  return contactId;
}

it('mails that could not be sent are listed with whom they were for, and noted as seen a quiz at a time', async () => {
  const [shopId, quizId, other] = [system.newId('shop'), system.newId('quiz'), system.newId('quiz')];
  const one = await unreached(shopId, quizId);
  const two = await unreached(shopId, other);
  await unreached(system.newId('shop'), quizId);
  const listed = async () => (await listMailFailures(db, shopId)).failures;
  expect(await listed()).toEqual(
    expect.arrayContaining([
      { quizId, refusedAt, why: 'address', contactId: one },
      { quizId: other, refusedAt, why: 'address', contactId: two },
    ]),
  );
  expect(await listed()).toHaveLength(2);
  await seeMailFailures(db, shopId, quizId, system.now());
  await seeMailFailures(db, shopId, quizId, new Date(0));
  expect((await listed()).find(({ contactId }) => contactId === one)?.seenAt).toBe(refusedAt);
  expect((await listed()).find(({ contactId }) => contactId === two)).not.toHaveProperty('seenAt');
});

it('goes with the contact', async () => {
  const shopId = system.newId('shop');
  const contactId = await unreached(shopId, system.newId('quiz'));
  await removeContact(db, shopId, contactId);
  expect(await listMailFailures(db, shopId)).toEqual({ failures: [] });
});

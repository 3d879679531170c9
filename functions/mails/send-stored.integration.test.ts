import { v7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { type Mail, MailRefused, type Message } from '#functions/ports/mail/mail.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryLog, stillSystem } from '#functions/testing/fakes.ts';
import { toId } from '#shared/model/ids.ts';
import { sendStored } from './send-stored.ts';

const system = stillSystem();
let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

const quizId = system.newId('quiz');
const contactId = system.newId('contact');

async function storedMail() {
  const key = { shopId: system.newId('shop'), mailId: toId('mail', v7()) };
  const message = { to: 'ada@example.com', subject: 'Results', text: 'Shoes', html: '<p>Shoes' };
  await db.resultMail.create({ ...key, quizId, contactId, message, expiresAt: 4e9 }).go();
  return key;
}

function mailer(faults: Error[] = []) {
  const sent: Message[] = [];
  const mail: Mail = {
    async send(message) {
      const fault = faults.shift();
      if (fault) throw fault;
      sent.push(message);
    },
  };
  return { sent, deps: { db, system, mail } };
}

it('a mail is sent once, however many try at once and after, and then its address is forgotten', async () => {
  const key = await storedMail();
  const { sent, deps } = mailer();
  await Promise.allSettled(Array.from({ length: 5 }, () => sendStored(deps, key, memoryLog())));
  await sendStored(deps, key, memoryLog());
  expect(sent).toHaveLength(1);
  const { data } = await db.resultMail.get(key).go();
  expect(data?.sentAt).toBe('2026-11-20T12:00:00.000Z');
  expect(JSON.stringify(data)).not.toContain('ada@');
});

it('a mail that fails stays for the next attempt', async () => {
  const key = await storedMail();
  const { sent, deps } = mailer([new Error('SES is away')]);
  await expect(sendStored(deps, key, memoryLog())).rejects.toThrow('SES is away');
  await sendStored(deps, key, memoryLog());
  expect(sent).toHaveLength(1);
});

it('a mail that somebody began to send and never ended is taken over, but not before', async () => {
  const key = await storedMail();
  const { sent, deps } = mailer();
  const now = system.now().getTime() / 1000;
  await db.resultMail
    .patch(key)
    .set({ leasedUntil: now + 10 })
    .go();
  await expect(sendStored(deps, key, memoryLog())).rejects.toThrow('somebody else');
  system.pass(11);
  await sendStored(deps, key, memoryLog());
  expect(sent).toHaveLength(1);
});

it('a mail that can never be sent is logged, not tried again, and told to the merchant without a name', async () => {
  const key = await storedMail();
  const { sent, deps } = mailer([new MailRefused('no such address')]);
  const log = memoryLog();
  await sendStored(deps, key, log);
  await sendStored(deps, key, log);
  expect(sent).toHaveLength(0);
  expect(log.lines.map(({ level }) => level)).toEqual(['warn']);
  const { data } = await db.mailFailure.query.byShop({ shopId: key.shopId }).go();
  expect(data).toMatchObject([{ ...key, quizId, contactId, refusedAt: system.now().toISOString() }]);
  expect(JSON.stringify(data)).not.toContain('ada@');
});

it('a mail to a shopper that is given up is told to the merchant, and no more once it goes out after all', async () => {
  const key = await storedMail();
  const down = new Error('SES is away');
  const { sent, deps } = mailer([down, down]);
  const failures = async () => (await db.mailFailure.query.byShop({ shopId: key.shopId }).go()).data;
  await expect(sendStored(deps, key, memoryLog())).rejects.toThrow('SES is away');
  expect(await failures()).toEqual([]);
  await expect(sendStored(deps, key, memoryLog(), true)).rejects.toThrow('SES is away');
  expect(await failures()).toMatchObject([{ ...key, quizId, contactId, givenUp: true }]);
  await sendStored(deps, key, memoryLog());
  expect(sent).toHaveLength(1);
  expect(await failures()).toEqual([]);
});

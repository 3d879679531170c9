import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { siteMails } from '#functions/lib/mail-message.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryLog, memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import type { SentMessage } from '#shared/api/inbox.ts';
import { toId } from '#shared/model/ids.ts';
import { receive } from './receive.ts';

const system = stillSystem();
let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let people = 0;
const written = (more: Partial<SentMessage> = {}): SentMessage => ({
  id: toId('message', v7()),
  name: 'Ada',
  email: `ada${++people}@example.com`,
  topic: 'pricing',
  message: 'What does a response cost?',
  locale: 'en',
  website: '',
  took: 9000,
  ...more,
});
const depsFor = () => ({ db, system, mailQueue: memoryQueue(), contactAddress: 'us@example.com' });
const keyOf = ({ id }: SentMessage) => ({ shopId: siteMails, mailId: id.replace('msg_', 'mail_') });

describe('a message to us', () => {
  it('is stored with a mail to us that answers to who wrote, and handed over', async () => {
    const deps = depsFor();
    const sent = written({ name: 'Ada\r\nBcc: all@example.com' });
    await receive(deps, sent, memoryLog());
    const { data } = await db.inboxMessage.get({ messageId: sent.id }).go();
    expect(data).toMatchObject({ message: sent.message, suspicious: false });
    expect(deps.mailQueue.sent.map(({ message }) => message)).toEqual([keyOf(sent)]);
    const mail = (await db.resultMail.get(keyOf(sent)).go()).data?.message;
    expect(mail).toMatchObject({ to: 'us@example.com', replyTo: sent.email });
    expect(mail?.subject).toBe('[pricing] Ada Bcc: all@example.com');
  });

  it('is one message however often it is sent, and is handed over again each time', async () => {
    const deps = depsFor();
    const sent = written();
    await Promise.allSettled([1, 2, 3].map(() => receive(deps, sent, memoryLog())));
    await receive(deps, { ...sent, message: 'Something else entirely' }, memoryLog());
    const { data } = await db.inboxMessage.get({ messageId: sent.id }).go();
    expect(data?.message).toBe(sent.message);
    expect(new Set(deps.mailQueue.sent.map(({ message }) => JSON.stringify(message))).size).toBe(1);
  });

  it('is not lost when the queue is away: it is stored, and sending it again hands it over', async () => {
    const deps = depsFor();
    const sent = written();
    const away = { ...deps, mailQueue: { send: () => Promise.reject(new Error('SQS is away')) } };
    await expect(receive(away, sent, memoryLog())).rejects.toThrow('SQS is away');
    expect((await db.inboxMessage.get({ messageId: sent.id }).go()).data?.message).toBe(sent.message);
    await receive(deps, sent, memoryLog());
    expect(deps.mailQueue.sent).toHaveLength(1);
  });

  it.each([
    ['fills in what people do not see', { website: 'https://spam.example' }],
    ['is written in no time', { took: 300 }],
    ['is full of links', { message: 'https://a.example '.repeat(6) }],
  ])('that %s is kept and not mailed', async (_, more) => {
    const deps = depsFor();
    const sent = written(more);
    await receive(deps, sent, memoryLog());
    expect((await db.inboxMessage.get({ messageId: sent.id }).go()).data?.suspicious).toBe(true);
    expect(deps.mailQueue.sent).toEqual([]);
  });

  it('is the eleventh of a day from one address: refused until tomorrow, however it is written', async () => {
    const deps = depsFor();
    const email = 'often@example.com';
    for (let count = 0; count < 10; count++) await receive(deps, written({ email }), memoryLog());
    const again = receive(deps, written({ email: 'Often@Example.com' }), memoryLog());
    await expect(again).rejects.toMatchObject({ code: 'too_many' });
    system.pass(24 * 3600);
    await receive(deps, written({ email }), memoryLog());
  });
});

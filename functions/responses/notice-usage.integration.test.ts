import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { noticeUsage } from './notice-usage.ts';

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let system: ReturnType<typeof stillSystem>;
let queue: ReturnType<typeof memoryQueue>;
let owner: Actor;
beforeEach(async () => {
  system = stillSystem();
  queue = memoryQueue();
  owner = await merchantWith(db, system);
  const { subject, userId } = owner;
  const names = { firstName: 'Ann', lastName: 'Lee', locale: 'nl' as const, createdAt: '2026-01-01' };
  await db.user.create({ subject, userId, email: 'owner@example.nl', ...names }).go();
});
const at = (ordinal: number) =>
  noticeUsage({ db, system, mailQueue: queue, appOrigin: 'https://app.example' }, owner.shopId, ordinal);

async function subjects(): Promise<(string | undefined)[]> {
  const mails = queue.sent.map(({ message }) =>
    db.resultMail.get(message as { shopId: string; mailId: string }).go(),
  );
  return (await Promise.all(mails)).map(({ data }) => data?.message?.subject);
}

it('owners are told at 80% and at 100% of the plan, in their language, and not before', async () => {
  await at(159);
  expect(queue.sent).toEqual([]);
  await at(160);
  await at(161);
  await at(199);
  expect(await subjects()).toEqual(['A shop heeft 80% van de reacties van deze maand gebruikt']);
  await at(200);
  await at(350);
  expect((await subjects())[1]).toBe('A shop heeft alle reacties van deze maand gebruikt');
  expect(queue.sent).toHaveLength(2);
});

it('they are told once however many responses come at once, and again next month', async () => {
  await Promise.all(Array.from({ length: 8 }, () => at(205)));
  expect(queue.sent).toHaveLength(1);
  system.pass(15 * 24 * 3600);
  await at(200);
  expect(queue.sent).toHaveLength(2);
});

it('an owner who does not want these mails gets none, and the others do', async () => {
  await db.user.patch({ subject: owner.subject }).set({ usageMails: false }).go();
  await at(200);
  expect(queue.sent).toEqual([]);
  await db.user.patch({ subject: owner.subject }).set({ usageMails: true }).go();
  system.pass(31 * 24 * 3600);
  await at(200);
  expect(queue.sent).toHaveLength(1);
});

it('a larger plan moves the thresholds, and viewers and editors hear nothing', async () => {
  await db.account.patch({ accountId: owner.accountId }).set({ plan: 'starter' }).go();
  await db.member.patch({ userId: owner.userId, accountId: owner.accountId }).set({ role: 'editor' }).go();
  await at(200);
  await at(450);
  expect(queue.sent).toEqual([]);
});

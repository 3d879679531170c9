import { monthOf } from '#functions/db/counts.ts';
import type { Db } from '#functions/db/index.ts';
import { hashOf } from '#functions/lib/cipher.ts';
import { siteMails } from '#functions/lib/mail-message.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';
import { readMembers } from '#functions/lib/team.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import { plans } from '#shared/plans.ts';
import { usageMail } from './usage-mail.ts';

/** At which percent of the plan's responses a merchant is told, the higher one first. */
const thresholds = [100, 80] as const;
/** Longer than any month. */
const known = 40 * 24 * 3600;
/** No plan has its first threshold below this: most responses cost no look at the plan. */
const fewest = Math.min(...Object.values(plans).map(({ responses }) => responses * 0.8));

export interface NoticeDeps {
  db: Db;
  system: System;
  mailQueue: JobQueue;
  appOrigin: string;
}

/** The owners of an account who want to be mailed, with where and in which language to write to them. */
async function ownersOf(db: Db, accountId: string) {
  const owners = (await readMembers(db, accountId)).filter(({ role }) => role === 'owner');
  const users = await Promise.all(owners.map(({ subject }) => db.user.get({ subject }).go()));
  return users.flatMap(({ data }) => (data && data.usageMails !== false ? [data] : []));
}

/** Tells owners, unless that was done for this month and threshold: the notice and the mails are stored as one. */
async function tell(
  { db, system, mailQueue, appOrigin }: NoticeDeps,
  shop: { shopId: string; accountId: string; name: string },
  reached: { percent: 80 | 100; limit: number },
): Promise<void> {
  const now = system.now();
  const addressHash = hashOf(`usage ${shop.shopId} ${monthOf(now)} ${reached.percent}`);
  const { data: told } = await db.notice.get({ addressHash }).go({ consistent: true });
  if (told) return;
  const expiresAt = toSeconds(now) + known;
  const mails = (await ownersOf(db, shop.accountId)).map(({ email, locale }) => ({
    key: { shopId: siteMails, mailId: system.newId('mail') } as const,
    message: usageMail({ to: email, shop: shop.name, origin: appOrigin, ...reached }, locale),
  }));
  const { canceled } = await db.service.transaction
    .write(({ notice, resultMail }) => [
      notice.create({ addressHash, expiresAt }).commit(),
      ...mails.map(({ key, message }) => resultMail.create({ ...key, message, expiresAt }).commit()),
    ])
    .go();
  if (canceled) return;
  for (const { key } of mails) await mailQueue.send(key);
}

/**
 * Tells the owners of a shop once a month when a response reaches 80% of the plan's responses, and all of them.
 * @param ordinal the response's place among those of the month
 */
export async function noticeUsage(deps: NoticeDeps, shopId: string, ordinal: number): Promise<void> {
  if (ordinal < fewest) return;
  const { data: shop } = await deps.db.shop.get({ shopId }).go();
  const { accountId = '' } = shop ?? {};
  const { data: account } = await deps.db.account.get({ accountId }).go();
  if (!shop || !account) return;
  const limit = plans[account.plan].responses;
  const percent = thresholds.find((one) => ordinal * 100 >= limit * one);
  if (percent) await tell(deps, shop, { percent, limit });
}

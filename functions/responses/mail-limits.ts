import type { Db } from '#functions/db/index.ts';
import { hashOf } from '#functions/lib/cipher.ts';
import { toSeconds } from '#functions/lib/system.ts';
import { emailKey } from '#shared/model/email.ts';

type Write = Parameters<Db['service']['transaction']['write']>[0];

interface Limited {
  shopId: string;
  quizId: string;
  email: string;
  now: Date;
}

/** How long a count is of use, in seconds. */
const kept = 2 * 24 * 3600;

/** How many mails may go where: enough for everybody who asks, and too few for whoever would fill mailboxes. */
const limitsOf = ({ shopId, quizId, email, now }: Limited) => {
  const time = now.toISOString();
  const [day, hour] = [time.slice(0, 10), time.slice(0, 13)];
  return [
    { about: `address ${hashOf(emailKey(email))}`, period: day, most: 5 },
    { about: quizId, period: hour, most: 100 },
    { about: shopId, period: day, most: 1000 },
  ];
};

/** The writes that count a mail, each of which fails once its limit is reached. */
export const limitWrites = ({ periodCount }: Parameters<Write>[0], limited: Limited) =>
  limitsOf(limited).map(({ about, period, most }) =>
    periodCount
      .upsert({ about, period, expiresAt: toSeconds(limited.now) + kept })
      .add({ count: 1 })
      .where(({ count }, { notExists, lt }) => `${notExists(count)} OR ${lt(count, most)}`)
      .commit(),
  );

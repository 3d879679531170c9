import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import { present } from '#functions/lib/present.ts';
import type { MailFailure } from '#shared/api/contacts.ts';

const read = async (db: Db, shopId: string) => {
  const { data } = await db.mailFailure.query.byShop({ shopId }).go({ pages: 'all' });
  return data;
};

/** The mails to shoppers of a shop that could not be sent lately. */
export async function listMailFailures(db: Db, shopId: string): Promise<{ failures: MailFailure[] }> {
  const failures = await read(db, shopId);
  return {
    failures: failures.map(({ quizId, contactId, refusedAt, givenUp, seenAt }) => ({
      ...{ quizId, refusedAt, why: givenUp ? ('givenUp' as const) : ('address' as const) },
      ...present({ contactId, seenAt }),
    })),
  };
}

/** Notes that somebody has seen the mails of a quiz that could not be sent: the start page is silent about them then. */
export async function seeMailFailures(db: Db, shopId: string, quizId: string, now: Date): Promise<void> {
  const open = (await read(db, shopId)).filter((one) => one.quizId === quizId && one.seenAt === undefined);
  const seenAt = now.toISOString();
  await Promise.all(
    open.map(({ mailId }) =>
      db.mailFailure
        .patch({ shopId, mailId })
        .set({ seenAt })
        .go()
        // One that went with its contact meanwhile need not be seen.
        .catch((error: unknown) => {
          if (!conditionFailed(error)) throw error;
        }),
    ),
  );
}

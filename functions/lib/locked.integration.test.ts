import { v7 } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { toId } from '#shared/model/ids.ts';
import type { Response } from '#shared/model/response.ts';
import { lockOf, withheld } from './locked.ts';

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});
let system: ReturnType<typeof stillSystem>;
beforeEach(() => {
  system = stillSystem('2026-11-30T12:00:00.000Z');
});
const receivedAt = '2026-11-20T12:00:00.000Z';

it('what is past the limit is locked, until the next month or a larger plan', async () => {
  const actor = await merchantWith(db, system);
  const now = await lockOf({ db, system }, actor);
  expect([200, 201].map((ordinal) => now({ ordinal, receivedAt }))).toEqual([false, true]);
  expect(now({ receivedAt })).toBe(false);
  await db.account.patch({ accountId: actor.accountId }).set({ plan: 'starter' }).go();
  const larger = await lockOf({ db, system }, actor);
  expect([201, 500, 501].map((ordinal) => larger({ ordinal, receivedAt }))).toEqual([false, false, true]);
  system.pass(24 * 3600);
  expect((await lockOf({ db, system }, actor))({ ordinal: 501, receivedAt })).toBe(false);
});

it('of a locked response, nothing that the shopper said or was shown is left', () => {
  const secret = 'ada@example.nl';
  const response: Response = {
    ...{ id: toId('response', v7()), quizId: toId('quiz', v7()), version: 1, locale: 'en', relaxed: false },
    ...{ completedAt: receivedAt, receivedAt, results: [] },
    answers: { mail: { kind: 'text', value: secret } },
    path: [{ question: 'mail', title: 'Your address?', answer: secret }],
  };
  expect(JSON.stringify(withheld(response))).not.toContain(secret);
  expect(withheld(response)).toMatchObject({ id: response.id, completedAt: receivedAt, locked: true });
});

import { type AttributeValue, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { v7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { artefactKeys, pictureKey, smallPictureKey } from '#functions/ports/files/files.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryFiles, memoryLog, memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { mixedShop } from '#shared/catalogue/catalogue.fixture.ts';
import { toId } from '#shared/model/ids.ts';
import { eraseAccount } from './erase-account.ts';

const system = stillSystem();
let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

const packed = new Uint8Array([1]);
const time = '2026-11-20T12:00:00.000Z';

async function quizOf({ shopId }: Actor, files: ReturnType<typeof memoryFiles>, responses: number) {
  const quizId = system.newId('quiz');
  const key = { shopId, quizId };
  const times = { createdAt: time, updatedAt: time };
  await db.quiz
    .create({
      ...key,
      name: 'Q',
      status: 'published',
      revision: 1,
      questionCount: 1,
      lastVersion: 1,
      ...times,
    })
    .go();
  await db.quizDraft.create({ ...key, revision: 1, packed }).go();
  const proof = { quizId, version: 1, provenAt: time, exact: true, reached: [], findings: [] };
  await db.quizProof.create({ ...key, revision: 1, proof }).go();
  await db.quizVersion
    .create({ ...key, quizVersion: 1, revision: 1, packed, publishedAt: time, publishedBy: 'user' })
    .go();
  await db.publishedQuiz.create({ ...key, liveVersion: 1, newestVersion: 1 }).go();
  for (const path of [
    artefactKeys.pointer(quizId),
    artefactKeys.head(quizId, 1),
    artefactKeys.pool(quizId, 1),
  ])
    await files.write(path, '{}', '');
  await files.write(artefactKeys.page(quizId, 'nl'), '', '');
  await db.eventCount
    .create({
      ...key,
      about: 'session',
      day: '2026-11-20',
      quizVersion: 1,
      name: 'nl.phone',
      shard: 0,
      viewed: 1,
    })
    .go();
  for (let n = 0; n < responses; n++) {
    const responseId = toId('response', v7());
    const response = {
      ...{ id: responseId, quizId, version: 1, locale: 'en' as const, answers: {}, path: [], results: [] },
      ...{ relaxed: false, completedAt: time, receivedAt: time },
    };
    await db.response.create({ ...key, responseId, completedAt: time, engine: 1, response }).go();
    const receipt = {
      ...{ quizId, version: 1, responseId, question: 'q', wording: 'w', wordingVersion: 1, given: true },
      ...{ locale: 'en' as const, at: time, receivedAt: time },
    };
    await db.consentReceipt.create({ shopId, sourceId: responseId, question: 'q', receipt }).go();
    const about = { ...key, responseId, contactId: system.newId('contact'), quizVersion: 1, createdAt: time };
    await db.contact
      .create({
        ...about,
        source: 'quiz',
        sourceId: responseId,
        questions: [],
        locale: 'en',
        email: 'a@b.nl',
        emailKey: 'a@b.nl',
      })
      .go();
  }
  for (const about of ['month', 'quiz'] as const)
    await db.counter.create({ shopId, about, name: quizId, shard: 1, count: responses }).go();
  return quizId;
}

/** Everything in the table whose keys or values name one of the ids. */
async function left(ids: string[]): Promise<string[]> {
  const client = new DynamoDBClient({});
  const found: string[] = [];
  let ExclusiveStartKey: Record<string, AttributeValue> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: db.account.getTableName() ?? '',
        ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}),
      }),
    );
    for (const item of page.Items ?? []) {
      const text = JSON.stringify(item);
      if (ids.some((id) => text.includes(id))) found.push(text.slice(0, 200));
    }
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

it('an account is erased with everything in it, over several attempts, and nothing else is', async () => {
  const files = memoryFiles();
  const queue = memoryQueue();
  const [gone, stays] = [
    await merchantWith(db, system, mixedShop()),
    await merchantWith(db, system, mixedShop()),
  ];
  const quizzes = [await quizOf(gone, files, 120), await quizOf(gone, files, 3)];
  const kept = await quizOf(stays, files, 2);
  const failure = { mailId: system.newId('mail'), quizId: kept, refusedAt: time, expiresAt: 4e9 };
  await db.mailFailure.create({ shopId: gone.shopId, ...failure }).go();
  const hook = {
    url: 'https://a.example/hook',
    events: ['lead.created' as const],
    sealed: 's',
    secretEnd: 'e',
  };
  await db.webhook.create({ shopId: gone.shopId, ...hook, createdAt: time }).go();
  const told = { event: 'lead.created' as const, state: 'failed' as const, attempts: 8, createdAt: time };
  await db.webhookDelivery
    .create({
      ...{ shopId: gone.shopId, deliveryId: system.newId('delivery'), aboutId: 'cont_a', quizId: 'quiz_a' },
      ...{ ...told, expiresAt: 4e9 },
    })
    .go();
  const attempt = { attemptId: system.newId('attempt'), stage: 'asking' as const, expiresAt: 4e9 };
  await db.quizAttempt.create({ shopId: gone.shopId, ...attempt }).go();
  const advice = { about: 'a', advice: { by: 'model' as const }, results: [], expiresAt: 4e9 };
  await db.advice.create({ shopId: gone.shopId, responseId: system.newId('response'), ...advice }).go();
  for (const { shopId } of [gone, stays]) {
    const answer = JSON.stringify({ reason: 'Light, as you wished.' });
    await db.modelAnswer.put({ shopId, hash: 'h', answer, expiresAt: 4e9 }).go();
    await db.modelUsage.put({ shopId, month: '2026-11', calls: 1, taken: 9 }).go();
    const picture = {
      shopId,
      pictureId: toId('picture', v7()),
      type: 'webp' as const,
      small: 'jpeg' as const,
    };
    await db.picture.create({ ...picture, width: 4, height: 3, bytes: 9, createdAt: time }).go();
    await db.pictureTotal.put({ shopId, count: 1, bytes: 9 }).go();
    await files.write(pictureKey(picture), new Uint8Array(9), '', 'webp');
    await files.write(smallPictureKey(picture), new Uint8Array(3), '', 'jpeg');
  }
  await db.shopToken.create({ shopId: gone.shopId, sealed: 'x', accessEndsAt: 1 }).go();
  await db.shopDomain.create({ domain: `${gone.shopId.slice(-8)}.myshopify.com`, ...gone }).go();
  const before = (await left([stays.accountId, stays.shopId])).length;

  // The clock runs: an attempt is over after 20 looks at it, a few more than there are kinds of things in a shop.
  const now = () => {
    system.pass(3);
    return system.now();
  };
  const deps = { db, files, queue, system: { ...system, now } };
  let attempts = 0;
  queue.sent.push({ message: { accountId: gone.accountId }, delaySeconds: 0 });
  while (queue.sent.pop()) {
    await eraseAccount(deps, gone.accountId, memoryLog());
    expect(++attempts).toBeLessThan(60);
  }
  expect(attempts).toBeGreaterThan(2);
  expect(await left([gone.accountId, gone.shopId, ...quizzes])).toEqual([]);
  expect([...files.kept.keys()].every((path) => path.includes(kept) || path.includes(stays.shopId))).toBe(
    true,
  );
  expect(files.kept.size).toBe(6);
  expect(await left([stays.accountId, stays.shopId])).toHaveLength(before);
  await eraseAccount(deps, gone.accountId, memoryLog());
});

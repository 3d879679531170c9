import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryFiles, memoryLog, memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { mixedShop } from '#shared/catalogue/catalogue.fixture.ts';
import type { Product } from '#shared/model/product.ts';
import type { Pointer, Pool } from '#shared/quiz/artefact.ts';
import { createQuiz } from './create.ts';
import { getQuiz, saveQuiz } from './edit.ts';
import { listProofs } from './prove-live.ts';
import { publishQuiz, unpublishQuiz } from './publish.ts';
import { type RefreshDeps, refresh, refreshMessageSchema, refreshQuiz } from './refresh.ts';
import { splitQuiz } from './split.ts';
import type { QuizDeps } from './store.ts';
import { listVersions } from './versions.ts';

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let files: ReturnType<typeof memoryFiles>;
let queue: ReturnType<typeof memoryQueue>;
let deps: QuizDeps & RefreshDeps;
let actor: Actor;
let quizId: string;
const log = memoryLog();
const key = () => ({ shopId: actor.shopId, quizId });
beforeEach(async () => {
  const system = stillSystem();
  files = memoryFiles();
  queue = memoryQueue();
  const model = { answer: () => Promise.reject(new Error('no model here')) };
  deps = {
    db,
    system,
    files,
    queue,
    model,
    refresh: memoryQueue(),
    erase: memoryQueue(),
    origin: 'https://us.example',
    shopUrl: 'https://{shop}',
  };
  actor = await merchantWith(db, system, mixedShop());
  ({ id: quizId } = await createQuiz(deps, actor, { from: 'blank' }));
  const [first] = mixedShop();
  const { draft } = await getQuiz(db, key());
  const [question, ...others] = draft.questions;
  if (!question || !('options' in question)) throw new Error('A blank quiz begins with options.');
  const options = question.options.map((option) => ({
    ...option,
    effects: [
      { kind: 'boost' as const, weight: 10, match: { on: 'product' as const, ids: [first?.id ?? ''] } },
    ],
  }));
  const quiz = { ...draft, questions: [{ ...question, options } as typeof question, ...others] };
  await saveQuiz(deps, key(), { revision: 1, name: 'Q', draft: quiz });
  await publishQuiz(deps, actor, quizId, 2);
});

const pointer = (): Pointer => JSON.parse(files.kept.get(`q/${quizId}.json`)?.text ?? 'null');
const pool = (version: number): Pool =>
  JSON.parse(files.kept.get(`q/${quizId}/${version}/pool.json`)?.text ?? 'null');
const change = async (product: Partial<Product>) => {
  const [first] = mixedShop();
  if (!first) throw new Error('The fixture has products.');
  const { shopId } = actor;
  await db.product
    .put({ shopId, syncId: 'later', productId: first.id, product: { ...first, ...product } })
    .go();
  return first.id;
};

it('makes a new version when a product sold out, and leaves the old one as it was', async () => {
  const before = files.kept.get(`q/${quizId}/1/pool.json`)?.text;
  const id = await change({ available: false });
  expect(await refreshQuiz(deps, key(), log)).toBe(2);
  expect(pool(2).cards.find((card) => card.id === id)?.available).toBe(false);
  expect(pool(2).version).toBe(2);
  expect(pointer().version).toBe(2);
  expect(files.kept.get(`q/${quizId}/1/pool.json`)?.text).toBe(before);
  expect(await listVersions(db, key())).toMatchObject([
    { version: 2, revision: 2, refreshOf: 1, publishedBy: actor.userId },
    { version: 1, revision: 2 },
  ]);
  expect(await getQuiz(db, key())).toMatchObject({ status: 'published', publishedRevision: 2 });
});

it('takes the draft that is in the shop, not the one that is being edited', async () => {
  const { draft } = await getQuiz(db, key());
  const edited = { ...draft, texts: { en: { 'quiz.title': 'Not yet' } } };
  await saveQuiz(deps, key(), { revision: 2, name: 'Q', draft: edited });
  await change({ title: 'Renamed' });
  await refreshQuiz(deps, key(), log);
  expect(files.kept.get(`q/${quizId}/2.json`)?.text).not.toContain('Not yet');
  expect(pool(2).cards.map(({ title }) => title)).toContain('Renamed');
  expect(await getQuiz(db, key())).toMatchObject({ publishedVersion: 2, publishedRevision: 2, revision: 3 });
});

it('makes none where nothing is different, twice the same import among it', async () => {
  expect(await refreshQuiz(deps, key(), log)).toBeUndefined();
  await change({ title: 'Renamed' });
  expect(await refreshQuiz(deps, key(), log)).toBe(2);
  expect(await refreshQuiz(deps, key(), log)).toBeUndefined();
  expect(await listVersions(db, key())).toHaveLength(2);
});

it('leaves alone what is out of the shop, compared with another version, or without products', async () => {
  await change({ title: 'Renamed' });
  await refreshQuiz(deps, key(), log);
  await splitQuiz(deps, key(), { version: 1, share: 50 });
  await change({ title: 'Renamed again' });
  expect(await refreshQuiz(deps, key(), log)).toBeUndefined();
  await unpublishQuiz(deps, key());
  expect(await refreshQuiz(deps, key(), log)).toBeUndefined();
  const empty = await merchantWith(db, deps.system);
  expect(await refreshQuiz(deps, { shopId: empty.shopId, quizId }, log)).toBeUndefined();
});

it('goes to each quiz in the shop by a message of its own', async () => {
  await createQuiz(deps, actor, { from: 'blank' });
  await refresh(deps, { shopId: actor.shopId }, log);
  expect(queue.sent.map(({ message }) => message)).toEqual([{ shopId: actor.shopId, quizId }]);
  await change({ available: false });
  await refresh(deps, refreshMessageSchema.parse(queue.sent[0]?.message), log);
  expect(pointer().version).toBe(2);
});

it('proves what is in the shop, and tells what an import has made worse since it was published', async () => {
  const message = { shopId: actor.shopId, quizId };
  await refresh(deps, message, log);
  const [first] = await listProofs(db, actor.shopId);
  expect(first).toMatchObject({ quizId, version: 1 });
  for (const { count, atPublish } of first?.findings ?? []) expect(atPublish).toBe(count);
  const reached = first?.reached[0] ?? '';
  await db.product.delete({ shopId: actor.shopId, productId: reached }).go();
  await refresh(deps, message, log);
  const [second] = await listProofs(db, actor.shopId);
  expect(second?.version).toBe(2);
  expect(second?.reached).not.toContain(reached);
  expect(second?.findings.map(({ kind, atPublish }) => ({ kind, atPublish }))).toEqual(
    expect.arrayContaining((first?.findings ?? []).map(({ kind, count }) => ({ kind, atPublish: count }))),
  );
  await unpublishQuiz(deps, key());
  expect(await listProofs(db, actor.shopId)).toEqual([]);
});

it('publishing asks for the proof', async () => {
  const asked = deps.refresh as ReturnType<typeof memoryQueue>;
  expect(asked.sent.map(({ message }) => message)).toEqual([{ shopId: actor.shopId, quizId }]);
});

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { ModelFailure } from '#functions/ports/language-model/language-model.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryFiles, memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { mixedShop } from '#shared/catalogue/catalogue.fixture.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import type { Pointer } from '#shared/quiz/artefact.ts';
import { createQuiz } from './create.ts';
import { getQuiz, saveQuiz } from './edit.ts';
import { publishQuiz, unpublishQuiz } from './publish.ts';
import { removeQuiz, restoreQuiz } from './remove.ts';
import { endSplit, splitQuiz } from './split.ts';
import type { QuizDeps } from './store.ts';
import { getVersion, listVersions, restoreVersion } from './versions.ts';

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let files: ReturnType<typeof memoryFiles>;
let deps: QuizDeps;
let actor: Actor;
let key: { shopId: string; quizId: string };
let drafts: Quiz[];
let pass: (seconds: number) => void;

const titled = (draft: Quiz, title: string): Quiz => ({
  ...draft,
  texts: { ...draft.texts, en: { ...draft.texts.en, 'quiz.title': title } },
});
const save = (revision: number, draft: Quiz) => saveQuiz(deps, key, { revision, name: 'Shoes', draft });
const publish = (revision: number) => publishQuiz(deps, actor, key.quizId, revision);
const pointer = (): Pointer => JSON.parse(files.kept.get(`q/${key.quizId}.json`)?.text ?? 'null');

/** A quiz with two published versions, and a draft that is not. */
beforeEach(async () => {
  const system = stillSystem();
  pass = system.pass;
  files = memoryFiles();
  const model = { answer: () => Promise.reject(new ModelFailure('unavailable')) };
  deps = {
    db,
    system,
    files,
    model,
    refresh: memoryQueue(),
    erase: memoryQueue(),
    origin: 'https://us.example',
    shopUrl: 'https://{shop}',
  };
  actor = await merchantWith(db, system, mixedShop());
  const { id, draft } = await createQuiz(deps, actor, { from: 'catalogue' });
  key = { shopId: actor.shopId, quizId: id };
  drafts = ['One', 'Two', 'Three'].map((title) => titled(draft, title));
  const [one, two, three] = drafts as [Quiz, Quiz, Quiz];
  await save(1, one);
  await publish(2);
  system.pass(60);
  await save(2, two);
  await publish(3);
  await save(3, three);
});

describe('versions', () => {
  it('are listed newest first, and hold the quiz they were made from', async () => {
    expect(await listVersions(db, key)).toEqual([
      { version: 2, revision: 3, publishedAt: '2026-11-20T12:01:00.000Z', publishedBy: actor.userId },
      { version: 1, revision: 2, publishedAt: '2026-11-20T12:00:00.000Z', publishedBy: actor.userId },
    ]);
    expect(await getVersion(db, key, 1)).toMatchObject({ version: 1, revision: 2, quiz: drafts[0] });
    await expect(getVersion(db, key, 3)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('become the draft as a new revision, and the draft before comes back with the answer', async () => {
    const restored = await restoreVersion(deps, key, 1, 4);
    expect(restored).toMatchObject({ revision: 5, status: 'published', publishedVersion: 2, name: 'Shoes' });
    expect(restored.draft).toEqual(drafts[0]);
    expect(restored.replaced).toEqual(drafts[2]);
    await save(5, restored.replaced);
    expect((await getQuiz(db, key)).draft).toEqual(drafts[2]);
  });

  it('do not take the place of a draft that was changed elsewhere', async () => {
    await expect(restoreVersion(deps, key, 1, 3)).rejects.toMatchObject({ code: 'conflict' });
    expect((await getQuiz(db, key)).draft).toEqual(drafts[2]);
  });
});

describe('a split', () => {
  const split = { version: 1, share: 30 };

  it('is told in the quiz and the pointer, and ends with the version that is kept', async () => {
    expect(await splitQuiz(deps, key, split)).toMatchObject({ publishedVersion: 2, split });
    expect(pointer()).toEqual({ quizId: key.quizId, version: 2, split });
    expect(await splitQuiz(deps, key, { version: 1, share: 60 })).toMatchObject({ split: { share: 60 } });
    const ended = await endSplit(deps, key, 1);
    expect(ended).toMatchObject({ publishedVersion: 1, publishedRevision: 2 });
    expect(ended).not.toHaveProperty('split');
    expect(pointer()).toEqual({ quizId: key.quizId, version: 1 });
    expect(files.kept.get(`pages/en/${key.quizId}`)?.text).toContain('<h1>One</h1>');
  });

  it('notes when it began, anew only for another version', async () => {
    const { split: first } = await splitQuiz(deps, key, split);
    expect(first?.startedAt).toBe(deps.system.now().toISOString());
    pass(60);
    const { split: same } = await splitQuiz(deps, key, { version: 1, share: 60 });
    expect(same).toEqual({ version: 1, share: 60, startedAt: first?.startedAt });
    await endSplit(deps, key);
    const { split: again } = await splitQuiz(deps, key, split);
    expect(again?.startedAt).toBe(deps.system.now().toISOString());
    expect(again?.startedAt).not.toBe(first?.startedAt);
  });

  it('keeps the live version when nothing else is said, and ends but once', async () => {
    await splitQuiz(deps, key, split);
    expect(await endSplit(deps, key)).toMatchObject({ publishedVersion: 2 });
    expect(await endSplit(deps, key, 1)).toMatchObject({ publishedVersion: 2 });
    await splitQuiz(deps, key, split);
    await expect(endSplit(deps, key, 3)).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('needs two versions: another than the live one, that is there, of a quiz in the shop', async () => {
    await expect(splitQuiz(deps, key, { version: 2, share: 50 })).rejects.toMatchObject({
      code: 'unprocessable',
    });
    await expect(splitQuiz(deps, key, { version: 9, share: 50 })).rejects.toMatchObject({
      code: 'not_found',
    });
    await unpublishQuiz(deps, key);
    await expect(splitQuiz(deps, key, split)).rejects.toMatchObject({ code: 'unprocessable' });
    expect(pointer()).toEqual({ quizId: key.quizId, version: null });
  });

  it('holds back a new version until it is ended', async () => {
    await splitQuiz(deps, key, split);
    await expect(publish(4)).rejects.toMatchObject({ code: 'unprocessable' });
    expect(pointer()).toMatchObject({ version: 2, split });
    await endSplit(deps, key);
    expect(await publish(4)).toMatchObject({ publishedRevision: 4 });
  });

  it('ends when the quiz leaves the shop, and does not come back with it', async () => {
    await splitQuiz(deps, key, split);
    expect(await unpublishQuiz(deps, key)).not.toHaveProperty('split');
    await publish(4);
    expect(pointer()).not.toHaveProperty('split');
    await splitQuiz(deps, key, split);
    await removeQuiz(deps, key);
    expect(await restoreQuiz(deps, key)).not.toHaveProperty('split');
    await publish(4);
    expect(pointer()).not.toHaveProperty('split');
  });
});

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryFiles, memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { mixedShop } from '#shared/catalogue/catalogue.fixture.ts';
import type { Effect } from '#shared/model/effect.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import type { Pointer } from '#shared/quiz/artefact.ts';
import { archiveQuiz, putLive, unarchiveQuiz } from './archive.ts';
import { duplicateQuiz, importQuiz } from './copy.ts';
import { createQuiz } from './create.ts';
import { getQuiz, listQuizzes, saveQuiz } from './edit.ts';
import { publishQuiz, unpublishQuiz } from './publish.ts';
import type { QuizDeps } from './store.ts';

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let files: ReturnType<typeof memoryFiles>;
let deps: QuizDeps;
let actor: Actor;
let quizId: string;
let draft: Quiz;
const key = () => ({ shopId: actor.shopId, quizId });
beforeEach(async () => {
  const system = stillSystem();
  files = memoryFiles();
  const model = { answer: () => Promise.reject(new Error('no model here')) };
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
  ({ id: quizId, draft } = await createQuiz(deps, actor, { from: 'catalogue' }));
});

const pointer = (): Pointer => JSON.parse(files.kept.get(`q/${quizId}.json`)?.text ?? 'null');

describe('the archive', () => {
  it('takes a quiz out of the shop, and gives it back unpublished until its version goes live again', async () => {
    await publishQuiz(deps, actor, quizId, 1);
    expect(await archiveQuiz(deps, key())).toMatchObject({
      status: 'unpublished',
      archivedAt: expect.any(String),
    });
    expect(pointer().version).toBeNull();
    expect(await unarchiveQuiz(deps, key())).not.toHaveProperty('archivedAt');
    expect(pointer().version).toBeNull();
    expect(await putLive(deps, key(), 1)).toMatchObject({ status: 'published', publishedVersion: 1 });
    expect(pointer().version).toBe(1);
  });

  it('lets a quiz go that is published from it', async () => {
    await archiveQuiz(deps, key());
    expect(await publishQuiz(deps, actor, quizId, 1)).not.toHaveProperty('archivedAt');
  });
});

describe('going live again', () => {
  it('shows an earlier draft as changed since', async () => {
    await publishQuiz(deps, actor, quizId, 1);
    await saveQuiz(deps, key(), { revision: 1, name: 'X', draft });
    await unpublishQuiz(deps, key());
    expect(await putLive(deps, key(), 1)).toMatchObject({ publishedRevision: 1, revision: 2 });
  });

  it('takes no version that never was, and none in the place of another', async () => {
    await expect(putLive(deps, key(), 1)).rejects.toMatchObject({ code: 'not_found' });
    await publishQuiz(deps, actor, quizId, 1);
    await saveQuiz(deps, key(), { revision: 1, name: 'X', draft });
    await publishQuiz(deps, actor, quizId, 2);
    await expect(putLive(deps, key(), 1)).rejects.toMatchObject({ code: 'unprocessable' });
  });
});

describe('a copy', () => {
  it('has the draft and a life of its own', async () => {
    await publishQuiz(deps, actor, quizId, 1);
    const copy = await duplicateQuiz(deps, key(), 'Copy');
    expect(copy).toMatchObject({ name: 'Copy', status: 'draft', revision: 1, responseCount: 0 });
    expect((await getQuiz(db, { shopId: actor.shopId, quizId: copy.id })).draft).toEqual(draft);
    await saveQuiz(deps, { shopId: actor.shopId, quizId: copy.id }, { revision: 1, name: 'Y', draft });
    expect((await getQuiz(db, key())).revision).toBe(1);
  });

  it('comes of nobody else’s quiz', async () => {
    const other = await merchantWith(db, deps.system);
    const theirs = { shopId: other.shopId, quizId };
    for (const act of [() => duplicateQuiz(deps, theirs, 'X'), () => archiveQuiz(deps, theirs)])
      await expect(act()).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('an import', () => {
  const naming = (effects: Effect[]): Quiz => {
    const [first, ...rest] = draft.questions;
    if (!first || !('options' in first)) throw new Error('The fixture begins with options.');
    const options = first.options.map((option, at) => (at === 0 ? { ...option, effects } : option));
    return { ...draft, questions: [{ ...first, options } as typeof first, ...rest] };
  };

  it('takes back what was exported, as a draft', async () => {
    const made = await importQuiz(deps, actor.shopId, { name: 'Again', quiz: draft });
    expect(made).toMatchObject({ name: 'Again', status: 'draft', draft, unknown: [] });
    expect((await listQuizzes(db, actor.shopId)).map(({ id }) => id)).toContain(made.id);
  });

  it('tells what it names and this shop does not have', async () => {
    const [known = ''] = mixedShop().map(({ id }) => id);
    const quiz = naming([
      { kind: 'exclude', match: { on: 'product', ids: [known, 'gone'] } },
      { kind: 'require', match: { on: 'collection', ids: ['away'] } },
    ]);
    const { unknown } = await importQuiz(deps, actor.shopId, { name: 'X', quiz });
    expect(unknown.map(({ on, id }) => [on, id])).toEqual([
      ['product', 'gone'],
      ['collection', 'away'],
    ]);
  });

  it('refuses ids that name two things, with the path to each', async () => {
    const quiz = { ...draft, questions: [...draft.questions, ...draft.questions.slice(0, 1)] };
    await expect(importQuiz(deps, actor.shopId, { name: 'X', quiz })).rejects.toMatchObject({
      code: 'invalid',
      issues: expect.arrayContaining([
        expect.objectContaining({ path: expect.stringMatching(/^quiz\.questions/) }),
      ]),
    });
  });
});

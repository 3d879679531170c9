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
import { getQuiz, listQuizzes, saveQuiz } from './edit.ts';
import { publishQuiz, unpublishQuiz } from './publish.ts';
import { removeQuiz, restoreQuiz } from './remove.ts';
import type { QuizDeps } from './store.ts';

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let system: ReturnType<typeof stillSystem>;
let files: ReturnType<typeof memoryFiles>;
let deps: QuizDeps;
let actor: Actor;
beforeEach(async () => {
  system = stillSystem();
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
});

const create = () => createQuiz(deps, actor, { from: 'catalogue' });
const keyOf = (quizId: string) => ({ shopId: actor.shopId, quizId });
const pointerOf = (quizId: string): Pointer => JSON.parse(files.kept.get(`q/${quizId}.json`)?.text ?? 'null');
const renamed = (draft: Quiz, title: string): Quiz => ({
  ...draft,
  texts: { ...draft.texts, en: { ...draft.texts.en, 'quiz.title': title } },
});

describe('a quiz', () => {
  it('is drafted from the catalogue, and can be published as it is', async () => {
    const quiz = await create();
    expect(quiz).toMatchObject({ status: 'draft', revision: 1, responseCount: 0, draftedBy: 'facets' });
    expect(await getQuiz(db, keyOf(quiz.id))).toMatchObject({ id: quiz.id, draft: quiz.draft });
    const published = await publishQuiz(deps, actor, quiz.id, 1);
    expect(published).toMatchObject({ status: 'published', publishedVersion: 1, publishedRevision: 1 });
    expect(pointerOf(quiz.id)).toEqual({ quizId: quiz.id, version: 1 });
    expect(files.kept.get(`q/${quiz.id}.json`)?.cacheControl).toContain('max-age=30');
    expect(files.kept.get(`q/${quiz.id}/1.json`)?.cacheControl).toContain('immutable');
    expect(JSON.parse(files.kept.get(`q/${quiz.id}/1/pool.json`)?.text ?? '').cards.length).toBeGreaterThan(
      0,
    );
  });

  it('is drafted without the model when that fails, and says so', async () => {
    const quiz = await createQuiz(deps, actor, { from: 'catalogue', wish: 'gifts', name: 'Gifts' });
    expect(quiz).toMatchObject({ draftedBy: 'facets', why: 'unavailable', name: 'Gifts' });
  });

  it('needs products', async () => {
    const poor = await merchantWith(db, system);
    const drafting = createQuiz(deps, poor, { from: 'catalogue' });
    await expect(drafting).rejects.toMatchObject({ code: 'unprocessable' });
    expect(await listQuizzes(db, poor.shopId)).toEqual([]);
  });

  it('is listed newest first, in its own shop only', async () => {
    const [one, two] = [await create(), await create()];
    expect((await listQuizzes(db, actor.shopId)).map(({ id }) => id)).toEqual([two.id, one.id]);
    const other = await merchantWith(db, system);
    expect(await listQuizzes(db, other.shopId)).toEqual([]);
    const theirs = { shopId: other.shopId, quizId: one.id };
    await expect(getQuiz(db, theirs)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a draft', () => {
  it('is saved as the next revision, and refused when it was changed elsewhere', async () => {
    const { id, draft } = await create();
    const first = renamed(draft, 'First');
    const saved = await saveQuiz(deps, keyOf(id), { revision: 1, name: 'New name', draft: first });
    expect(saved).toMatchObject({ revision: 2, name: 'New name' });
    const late = saveQuiz(deps, keyOf(id), { revision: 1, name: 'Late', draft: renamed(draft, 'Late') });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    expect((await getQuiz(db, keyOf(id))).draft).toEqual(first);
  });

  it('of two saved at the same moment loses one, whole', async () => {
    const { id, draft } = await create();
    const save = (name: string) =>
      saveQuiz(deps, keyOf(id), { revision: 1, name, draft: renamed(draft, name) });
    const both = await Promise.allSettled([save('One'), save('Two')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const kept = await getQuiz(db, keyOf(id));
    expect(kept.draft.texts.en?.['quiz.title']).toBe(kept.name);
  });

  it('may be unfinished, but not ambiguous', async () => {
    const { id, draft } = await create();
    const untitled: Quiz = { ...draft, texts: {} };
    expect(await saveQuiz(deps, keyOf(id), { revision: 1, name: 'X', draft: untitled })).toMatchObject({
      revision: 2,
    });
    const twice: Quiz = { ...draft, questions: [...draft.questions, ...draft.questions.slice(0, 1)] };
    await expect(saveQuiz(deps, keyOf(id), { revision: 2, name: 'X', draft: twice })).rejects.toMatchObject({
      code: 'invalid',
      issues: expect.arrayContaining([
        expect.objectContaining({ path: expect.stringMatching(/^draft\..*\.id$/) }),
      ]),
    });
  });
});

describe('publishing', () => {
  it('of an unfinished quiz is refused with its faults, and writes nothing', async () => {
    const { id, draft } = await create();
    await saveQuiz(deps, keyOf(id), { revision: 1, name: 'X', draft: { ...draft, texts: {} } });
    const refused = publishQuiz(deps, actor, id, 2);
    await expect(refused).rejects.toMatchObject({ code: 'unprocessable', issues: expect.any(Array) });
    expect(files.kept.size).toBe(0);
    expect((await getQuiz(db, keyOf(id))).status).toBe('draft');
  });

  it('twice of the same revision makes one version', async () => {
    const { id } = await create();
    const first = await publishQuiz(deps, actor, id, 1);
    expect(await publishQuiz(deps, actor, id, 1)).toEqual(first);
    expect(files.kept.size).toBe(5);
  });

  it('makes a new version of a new revision, and keeps the earlier one', async () => {
    const { id, draft } = await create();
    await publishQuiz(deps, actor, id, 1);
    const before = files.kept.get(`q/${id}/1.json`)?.text;
    await saveQuiz(deps, keyOf(id), { revision: 1, name: 'X', draft: renamed(draft, 'Second') });
    await expect(publishQuiz(deps, actor, id, 1)).rejects.toMatchObject({ code: 'conflict' });
    expect(await publishQuiz(deps, actor, id, 2)).toMatchObject({ publishedVersion: 2 });
    expect(files.kept.get(`q/${id}/1.json`)?.text).toBe(before);
    expect(pointerOf(id).version).toBe(2);
  });

  it.each(['q/{id}/1.json', 'q/{id}/1/pool.json', 'q/{id}.json', 'pages/nl/{id}'])(
    'cut off before %s is written never points to a missing file, and is finished by publishing again',
    async (pattern) => {
      const { id } = await create();
      const broken = pattern.replace('{id}', id);
      const write: typeof files.write = async (key, ...rest) => {
        if (key === broken) throw new Error('cut off');
        await files.write(key, ...rest);
      };
      const cut = { ...deps, files: { ...files, write } };
      await expect(publishQuiz(cut, actor, id, 1)).rejects.toThrow('cut off');
      if (broken.startsWith('q/')) expect(files.kept.has(`q/${id}.json`)).toBe(false);
      const { publishedVersion } = await publishQuiz(deps, actor, id, 1);
      expect(pointerOf(id).version).toBe(publishedVersion);
      expect(files.kept.has(`q/${id}/${publishedVersion}.json`)).toBe(true);
      expect(files.kept.has(`q/${id}/${publishedVersion}/pool.json`)).toBe(true);
      expect(files.kept.has(`pages/nl/${id}`)).toBe(true);
    },
  );

  it('by two at once ends with one version live, whose files are there', async () => {
    const { id } = await create();
    await Promise.allSettled([publishQuiz(deps, actor, id, 1), publishQuiz(deps, actor, id, 1)]);
    const { publishedVersion } = await publishQuiz(deps, actor, id, 1);
    expect(pointerOf(id).version).toBe(publishedVersion);
    expect(JSON.parse(files.kept.get(`q/${id}/${publishedVersion}.json`)?.text ?? '').version).toBe(
      publishedVersion,
    );
  });
});

describe('the pages of a quiz', () => {
  const pages = (id: string) => ['en', 'nl'].map((locale) => files.kept.get(`pages/${locale}/${id}`));

  it('are written with the pointer, with a picture to share, and follow each version', async () => {
    const { id, draft } = await create();
    expect(pages(id)).toEqual([undefined, undefined]);
    await publishQuiz(deps, actor, id, 1);
    const [english, dutch] = pages(id);
    expect(english?.text).toContain(`<link rel="canonical" href="https://us.example/quiz/${id}">`);
    expect(english?.text).toMatch(/og:image" content="https?:/);
    expect(english?.cacheControl).toContain('max-age=30');
    expect(dutch?.text).toContain('lang="nl"');
    await saveQuiz(deps, keyOf(id), { revision: 1, name: 'X', draft: renamed(draft, '<b>Second') });
    await publishQuiz(deps, actor, id, 2);
    expect(pages(id)[0]?.text).toContain('<h1>&lt;b&gt;Second</h1>');
  });

  it('go when it is taken out or deleted, and come back when it is published again', async () => {
    const { id } = await create();
    await publishQuiz(deps, actor, id, 1);
    await unpublishQuiz(deps, keyOf(id));
    expect(pages(id)).toEqual([undefined, undefined]);
    await publishQuiz(deps, actor, id, 1);
    await removeQuiz(deps, keyOf(id));
    expect(pages(id)).toEqual([undefined, undefined]);
    await restoreQuiz(deps, keyOf(id));
    expect(pages(id)).toEqual([undefined, undefined]);
    await publishQuiz(deps, actor, id, 1);
    expect(pages(id)[0]?.text).toContain(id);
  });
});

describe('taking a quiz out', () => {
  it('empties the pointer and keeps the rest', async () => {
    const { id } = await create();
    await publishQuiz(deps, actor, id, 1);
    const out = await unpublishQuiz(deps, keyOf(id));
    expect(out.status).toBe('unpublished');
    expect(out).not.toHaveProperty('publishedVersion');
    expect(pointerOf(id).version).toBeNull();
    expect(await publishQuiz(deps, actor, id, 1)).toMatchObject({ status: 'published', publishedVersion: 2 });
  });

  it('by deleting it can be undone for 30 days', async () => {
    const { id, draft } = await create();
    await publishQuiz(deps, actor, id, 1);
    await removeQuiz(deps, keyOf(id));
    expect(pointerOf(id).version).toBeNull();
    expect(await listQuizzes(db, actor.shopId)).toEqual([]);
    await expect(getQuiz(db, keyOf(id))).rejects.toMatchObject({ code: 'not_found' });
    system.pass(29 * 24 * 3600);
    expect(await restoreQuiz(deps, keyOf(id))).toMatchObject({ status: 'unpublished' });
    expect((await getQuiz(db, keyOf(id))).draft).toEqual(draft);
    await removeQuiz(deps, keyOf(id));
    system.pass(30 * 24 * 3600);
    await expect(restoreQuiz(deps, keyOf(id))).rejects.toMatchObject({ code: 'not_found' });
  });
});

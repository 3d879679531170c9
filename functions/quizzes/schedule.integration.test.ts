import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryFiles, memoryLog, memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { mixedShop } from '#shared/catalogue/catalogue.fixture.ts';
import type { Condition } from '#shared/model/condition.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import type { Pointer } from '#shared/quiz/artefact.ts';
import { createQuiz } from './create.ts';
import { getQuiz, saveQuiz } from './edit.ts';
import { publishQuiz } from './publish.ts';
import { removeQuiz } from './remove.ts';
import { type ScheduleDeps, scheduleQuiz, unscheduleQuiz } from './schedule.ts';
import { splitQuiz } from './split.ts';
import { wake, wakeSchema } from './wake.ts';

let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

let system: ReturnType<typeof stillSystem>;
let files: ReturnType<typeof memoryFiles>;
let queue: ReturnType<typeof memoryQueue>;
let deps: ScheduleDeps;
let actor: Actor;
let key: { shopId: string; quizId: string };
let draft: Quiz;

beforeEach(async () => {
  system = stillSystem();
  files = memoryFiles();
  queue = memoryQueue();
  const model = { answer: () => Promise.reject(new Error('no model here')) };
  deps = {
    db,
    system,
    files,
    model,
    refresh: memoryQueue(),
    erase: memoryQueue(),
    publishQueue: queue,
    origin: 'https://us.example',
    shopUrl: 'https://{shop}',
  };
  actor = await merchantWith(db, system, mixedShop());
  const quiz = await createQuiz(deps, actor, { from: 'catalogue' });
  key = { shopId: actor.shopId, quizId: quiz.id };
  draft = quiz.draft;
});

const titled = (title: string): Quiz => ({
  ...draft,
  texts: { ...draft.texts, en: { ...draft.texts.en, 'quiz.title': title } },
});
const save = (revision: number, changed: Quiz) =>
  saveQuiz(deps, key, { revision, name: 'Shoes', draft: changed });
const inSeconds = (seconds: number) => new Date(system.now().getTime() + seconds * 1000).toISOString();
const schedule = (seconds: number, revision = 1, despite = false) =>
  scheduleQuiz(deps, actor, key, { revision, at: inSeconds(seconds), despite });
const pointer = (): Pointer => JSON.parse(files.kept.get(`q/${key.quizId}.json`)?.text ?? 'null');

/** Delivers messages at their time until none is left, as the queue would. */
async function letTimePass(): Promise<void> {
  for (let next = queue.sent.shift(); next; next = queue.sent.shift()) {
    system.pass(next.delaySeconds);
    await wake(deps, wakeSchema.parse(next.message), memoryLog());
  }
}

describe('a scheduled quiz', () => {
  it('goes out at its time and not before, as it was when the time was chosen', async () => {
    await save(1, titled('Chosen'));
    const at = inSeconds(3600);
    expect(await schedule(3600, 2)).toMatchObject({ status: 'draft', schedule: { at, revision: 2 } });
    await save(2, titled('Later'));
    expect(files.kept.size).toBe(0);
    await letTimePass();
    expect(system.now().toISOString()).toBe(at);
    const quiz = await getQuiz(db, key);
    expect(quiz).toMatchObject({ status: 'published', publishedRevision: 2, revision: 3 });
    expect(quiz).not.toHaveProperty('schedule');
    expect(quiz.draft.texts.en?.['quiz.title']).toBe('Later');
    const head = JSON.parse(files.kept.get(`q/${key.quizId}/${pointer().version}.json`)?.text ?? '');
    expect(head.texts.en['quiz.title']).toBe('Chosen');
  });

  it('waits in messages of a quarter of an hour at most', async () => {
    await schedule(2000);
    const delays: number[] = [];
    for (let next = queue.sent.shift(); next; next = queue.sent.shift()) {
      delays.push(next.delaySeconds);
      system.pass(next.delaySeconds);
      await wake(deps, wakeSchema.parse(next.message), memoryLog());
    }
    expect(delays).toEqual([900, 900, 200]);
  });

  it('does not go out once it is cancelled, moved, published by hand or deleted', async () => {
    await schedule(60);
    expect(await unscheduleQuiz(deps, key)).not.toHaveProperty('schedule');
    await letTimePass();
    expect(files.kept.size).toBe(0);
    await schedule(60);
    await schedule(7200);
    const [first] = queue.sent.splice(0, 1);
    system.pass(60);
    await wake(deps, wakeSchema.parse(first?.message), memoryLog());
    expect(files.kept.size).toBe(0);
    expect(await publishQuiz(deps, actor, key.quizId, 1)).not.toHaveProperty('schedule');
    await save(1, titled('Next'));
    await letTimePass();
    expect(pointer().version).toBe(1);
    await schedule(60, 2);
    await removeQuiz(deps, key);
    await letTimePass();
    expect(pointer().version).toBeNull();
  });

  it('cut off before the pointer is written, is finished when the message comes again, and only once', async () => {
    await schedule(60);
    const [sent] = queue.sent;
    const message = wakeSchema.parse(sent?.message);
    system.pass(60);
    const write: typeof files.write = async (name, ...rest) => {
      if (name === `q/${key.quizId}.json`) throw new Error('cut off');
      await files.write(name, ...rest);
    };
    await expect(wake({ ...deps, files: { ...files, write } }, message, memoryLog())).rejects.toThrow(
      'cut off',
    );
    await wake(deps, message, memoryLog());
    await wake(deps, message, memoryLog());
    expect(pointer().version).toBe(1);
    expect(await getQuiz(db, key)).toMatchObject({ publishedVersion: 1, publishedRevision: 1 });
  });
});

describe('what cannot go out at its time', () => {
  it('is told with the reason: a test is running', async () => {
    await publishQuiz(deps, actor, key.quizId, 1);
    await save(1, titled('Two'));
    await publishQuiz(deps, actor, key.quizId, 2);
    await save(2, titled('Three'));
    await schedule(60, 3);
    await splitQuiz(deps, key, { version: 1, share: 50 });
    const at = inSeconds(60);
    await letTimePass();
    const quiz = await getQuiz(db, key);
    expect(quiz).toMatchObject({ publishedVersion: 2, scheduleFault: { at, reason: 'test' } });
    expect(quiz).not.toHaveProperty('schedule');
    expect(await unscheduleQuiz(deps, key)).not.toHaveProperty('scheduleFault');
  });

  it('is a quiz that stops shoppers, unless that was let through', async () => {
    const [first, ...rest] = draft.questions;
    if (!first || rest.length === 0) throw new Error('The draft has questions.');
    const answered = { op: 'answered', question: first.id } as const;
    const never: Condition = { op: 'and', of: [answered, { op: 'not', of: answered }] };
    const unreachable = { ...rest[0], showWhen: never };
    await save(1, { ...draft, questions: [first, unreachable, ...rest.slice(1)] as Quiz['questions'] });
    await schedule(60, 2);
    await letTimePass();
    expect(await getQuiz(db, key)).toMatchObject({ status: 'draft', scheduleFault: { reason: 'stuck' } });
    expect(await schedule(60, 2, true)).not.toHaveProperty('scheduleFault');
    await letTimePass();
    expect(await getQuiz(db, key)).toMatchObject({ status: 'published' });
  });

  it('is refused when the time is chosen, where that is known: faults, an old draft, no such time', async () => {
    await expect(schedule(-1)).rejects.toMatchObject({ code: 'unprocessable' });
    await expect(schedule(367 * 24 * 3600)).rejects.toMatchObject({ code: 'unprocessable' });
    await expect(schedule(60, 7)).rejects.toMatchObject({ code: 'conflict' });
    await save(1, { ...draft, texts: {} });
    await expect(schedule(60, 2)).rejects.toMatchObject({ code: 'unprocessable', issues: expect.any(Array) });
    expect(queue.sent).toEqual([]);
  });
});

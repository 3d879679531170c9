import { beforeEach, expect, test, vi } from 'vitest';
import { everyType, shoes } from '#frontend/embed/test/everyType.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import type { Head } from '#shared/quiz/artefact.ts';
import { compile } from '#shared/quiz/compile.ts';
import { createSession, type Done, type SessionOptions } from './session.ts';
import { startingAt } from './startingAt.ts';
import type { QuizStorage } from './storage.ts';

const headOf = (ids: string[], version = 1, change: Partial<Quiz> = {}): Head =>
  compile({
    quiz: { ...everyType, questions: everyType.questions.filter(({ id }) => ids.includes(id)), ...change },
    quizId: 'quiz_1',
    version,
    products: shoes,
    currency: 'EUR',
    branding: false,
  }).head;

let kept: Map<string, string>;
let storage: QuizStorage;
beforeEach(() => {
  kept = new Map();
  storage = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    watch: () => () => undefined,
  };
});
const session = (head: Head, more: Partial<SessionOptions> = {}) =>
  createSession({ head, locale: 'en', storage, ...more }, () => undefined);
const options = (...ids: string[]) => ({ kind: 'options' as const, ids });

test('what is stored is the quiz, its version, screen, place, answers and results', () => {
  const taken = session(headOf(['activity', 'insoles']));
  taken.next('activity', options('padel'));
  expect(JSON.parse(kept.get('quiz-quiz_1') ?? '')).toEqual({
    id: 'quiz_1',
    version: 1,
    session: expect.stringMatching(/^[0-9a-f]{32}$/),
    screen: 'question',
    currentQuestionIndex: 1,
    answers: { activity: options('padel') },
    results: null,
  });
});

test('a question that must be answered holds, with a reason in the shopper’s language', () => {
  const taken = session(headOf(['activity']), { locale: 'nl' });
  expect(taken.next('activity')).toBe('Beantwoord deze vraag.');
  expect(taken.view().index).toBe(0);
});

test('a press about a question that is gone changes nothing', () => {
  const taken = session(headOf(['activity', 'insoles', 'fit']));
  taken.next('activity', options('padel'));
  expect(taken.next('activity', options('running'))).toBe('');
  expect(taken.view()).toMatchObject({ index: 1, answers: { activity: options('padel') } });
});

test('sliders and rankings that were not touched answer what they show; an optional blank is skipped', () => {
  const done: Done[] = [];
  const taken = session(headOf(['distance', 'budget', 'story', 'matters']), {
    onComplete: (one) => void done.push(one),
  });
  for (const id of ['distance', 'budget', 'story', 'matters']) expect(taken.next(id)).toBe('');
  expect(done[0]?.answers).toEqual({
    distance: { kind: 'number', value: 30 },
    budget: { kind: 'range', min: 20, max: 220 },
    story: { kind: 'seen' },
    matters: options('price', 'comfort', 'looks'),
  });
});

test('a completed run is handed over until it is taken, always as the same session', async () => {
  const head = headOf(['activity']);
  const first: Done[] = [];
  const refuses = async (done: Done) => {
    first.push(done);
    throw new Error('the disk is full');
  };
  session(head, { onComplete: refuses }).next('activity', options('padel'));
  await Promise.resolve();
  const second: Done[] = [];
  session(head, { onComplete: async (done) => void second.push(done) });
  await new Promise((resolve) => setTimeout(resolve));
  expect(second).toEqual(first);
  const third: Done[] = [];
  session(head, { onComplete: async (done) => void third.push(done) });
  expect(third).toEqual([]);
});

test('other answers after the results are the same run; starting over is another', async () => {
  const done: Done[] = [];
  const taken = session(headOf(['activity']), { onComplete: async (one) => void done.push(one) });
  taken.next('activity', options('padel'));
  await new Promise((resolve) => setTimeout(resolve));
  taken.goTo(0);
  taken.next('activity', options('running'));
  expect(done).toHaveLength(1);
  taken.restart();
  expect(taken.view()).toMatchObject({ index: 0, answers: {}, finished: false });
  taken.next('activity', options('hiking'));
  expect(done).toHaveLength(2);
  expect(done[1]?.session).not.toBe(done[0]?.session);
});

test('only answers on the path are handed over, and back walks the path really taken', () => {
  const questions = everyType.questions.filter(({ id }) => ['activity', 'insoles', 'fit'].includes(id));
  const branched = questions.map((question) =>
    question.id === 'activity'
      ? {
          ...question,
          rules: [
            {
              when: { op: 'anyOf' as const, question: 'activity', options: ['padel'] },
              target: { to: 'question' as const, question: 'fit' },
            },
          ],
        }
      : question,
  );
  const done: Done[] = [];
  const taken = session(headOf([], 1, { questions: branched }), { onComplete: (one) => void done.push(one) });
  taken.next('activity', options('running'));
  taken.next('insoles', options('yes'));
  taken.goTo(0);
  taken.next('activity', options('padel'));
  expect(taken.view().question?.id).toBe('fit');
  taken.next('fit', { kind: 'number', value: 4 });
  expect(Object.keys(done[0]?.answers ?? {})).toEqual(['activity', 'fit']);
});

test('a newer version keeps the answers that still fit and stops where one is missing', () => {
  const before = session(headOf(['activity', 'insoles', 'fit']));
  before.next('activity', options('padel'));
  before.next('insoles', options('yes'));
  before.next('fit', { kind: 'number', value: 4 });
  const after = session(headOf(['activity', 'size', 'fit'], 2));
  expect(after.view()).toMatchObject({
    migrated: true,
    finished: false,
    question: { id: 'size' },
    answers: { activity: options('padel'), fit: { kind: 'number', value: 4 } },
  });
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another quiz', JSON.stringify({ id: 'quiz_2', answers: { activity: options('padel') } })],
  ['answers of the wrong shape', JSON.stringify({ id: 'quiz_1', answers: { activity: 7, insoles: null } })],
  [
    'an answer that is not offered',
    JSON.stringify({ id: 'quiz_1', answers: { activity: options('rowing') } }),
  ],
  ['a place that is not there', JSON.stringify({ id: 'quiz_1', answers: {}, currentQuestionIndex: -3 })],
  ['results without answers', JSON.stringify({ id: 'quiz_1', answers: {}, screen: 'results', results: {} })],
  ['a reserved name', '{"id":"quiz_1","answers":{"__proto__":{"kind":"seen"}}}'],
])('storage that holds %s starts at the beginning', (_, stored) => {
  if (stored) kept.set('quiz-quiz_1', stored);
  expect(session(headOf(['activity', 'insoles'])).view()).toMatchObject({
    index: 0,
    answers: {},
    finished: false,
    question: { id: 'activity' },
  });
});

test('the preview jumps to any question, past those that must be answered', () => {
  const head = headOf(everyType.questions.map(({ id }) => id));
  for (const { id } of everyType.questions) {
    const taken = createSession({ head, locale: 'en' }, () => undefined);
    taken.jump((quiz, state) => startingAt(quiz, state, id));
    expect(taken.view().question?.id).toBe(id);
  }
});

/** Storage of which a test says when another page wrote to it. */
const heardStorage = () => {
  const pages: (() => void)[] = [];
  const heard: QuizStorage = {
    ...storage,
    watch: (_, changed) => {
      pages.push(changed);
      return () => undefined;
    },
  };
  const hear = (state: string) => {
    kept.set('quiz-quiz_1', state);
    for (const page of pages) page();
  };
  return { heard, hear };
};
const aSecondLater = (run: () => void) => {
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  run();
  later.mockRestore();
};

test('a run begun anew stays when another tab writes down the one before it late', () => {
  const { heard, hear } = heardStorage();
  const here = session(headOf(['activity']), { storage: heard });
  here.next('activity', options('padel'));
  const before = kept.get('quiz-quiz_1') ?? '';
  aSecondLater(here.restart);
  const anew = kept.get('quiz-quiz_1') ?? '';
  hear(before);
  expect(here.view()).toMatchObject({ finished: false, session: JSON.parse(anew).session });
  expect(kept.get('quiz-quiz_1')).toBe(anew);
});

test('a page that was opened later and where nothing was done takes over the run of the one before', () => {
  const there = session(headOf(['activity', 'insoles']));
  const { heard, hear } = heardStorage();
  aSecondLater(() => {
    const here = session(headOf(['activity', 'insoles']), { storage: heard });
    there.next('activity', options('padel'));
    const run = kept.get('quiz-quiz_1') ?? '';
    hear(run);
    expect(here.view()).toMatchObject({ index: 1, session: JSON.parse(run).session });
    expect(kept.get('quiz-quiz_1')).toBe(run);
  });
});

test('the focus follows the shopper, and not what the merchant changes or chooses', () => {
  const head = headOf(['activity', 'insoles']);
  const taken = session(head);
  taken.next('activity', options('padel'));
  expect(taken.view().moved).toBe(true);
  taken.use(head);
  expect(taken.view().moved).toBe(true);
  taken.use(headOf(['activity', 'insoles', 'fit']));
  expect(taken.view().moved).toBe(false);
  taken.goTo(0);
  expect(taken.view().moved).toBe(true);
  taken.jump((now, state) => startingAt(now, state, 'insoles'));
  expect(taken.view()).toMatchObject({ index: 1, moved: false });
});

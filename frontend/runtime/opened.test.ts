import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adaptiveQuiz, everyType, shoes } from '#frontend/embed/test/everyType.ts';
import type { Answers } from '#shared/model/answer.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { compile } from '#shared/quiz/compile.ts';
import { resultLink } from '#shared/quiz/link.ts';
import { opened } from './engine.ts';
import { loadRoute } from './route.ts';
import { createSession, type Done } from './session.ts';

const quizId = `quiz_${'a'.repeat(32)}`;
const made = (quiz: Quiz) =>
  compile({ quiz, quizId, version: 1, products: shoes, currency: 'EUR', branding: false });
const withOnly = (...ids: string[]): Quiz => ({
  ...everyType,
  questions: everyType.questions.filter(({ id }) => ids.includes(id)),
});
const given: Answers = {
  activity: { kind: 'options', ids: ['padel'] },
  insoles: { kind: 'options', ids: ['yes'] },
  mail: { kind: 'text', value: 'grace@example.com' },
};

let kept: Map<string, string>;
let done: Done[];
let told: string[];
const address = { hash: '', pathname: '/pages/quiz', search: '?a=1' };
const replaceState = vi.fn();
beforeEach(() => {
  [kept, done, told] = [new Map(), [], []];
  replaceState.mockReset();
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', { state: null, replaceState });
});
afterEach(() => vi.unstubAllGlobals());

const follow = async (quiz: Quiz, link: string | null) => {
  const { head, pool } = made(quiz);
  const loadPool = async () => pool;
  address.hash = new URL(link ?? '').hash;
  const options = {
    head,
    locale: 'en' as const,
    storage: {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => void kept.set(key, value),
      watch: () => () => undefined,
    },
    onComplete: (one: Done) => void done.push(one),
    tell: ({ kind }: { kind: string }) => void told.push(kind),
  };
  const route = await loadRoute(head, loadPool);
  return createSession(options, () => undefined, route, await opened(head, loadPool, address.hash));
};
const linkTo = (quiz: Quiz, answers: Answers) =>
  resultLink(made(quiz).head, answers, 'https://shop.example/');

test('a link shows its result, also past an address that must be given; nothing is kept, counted or told', async () => {
  const quiz = withOnly('activity', 'insoles', 'mail');
  kept.set(`quiz-${quizId}`, 'the visitor’s own run');
  const session = await follow(quiz, linkTo(quiz, given));
  expect(session.view()).toMatchObject({
    finished: true,
    answers: { activity: given.activity, insoles: given.insoles, mail: { kind: 'seen' } },
  });
  session.tell({ kind: 'resultShown', products: ['1'] });
  expect([...kept.values()]).toEqual(['the visitor’s own run']);
  expect([done, told, replaceState.mock.calls]).toEqual([[], [], []]);
});

test('what the visitor changes is a run of their own: kept, counted once, and at an address of its own', async () => {
  const quiz = withOnly('activity', 'insoles');
  const session = await follow(quiz, linkTo(quiz, given));
  session.change('activity', { kind: 'options', ids: ['running'] });
  expect(session.view().finished).toBe(true);
  await Promise.resolve();
  session.change('activity', { kind: 'options', ids: ['hiking'] });
  expect(done.map(({ answers }) => answers.activity)).toEqual([{ kind: 'options', ids: ['running'] }]);
  expect(JSON.parse(kept.get(`quiz-${quizId}`) ?? '')).toMatchObject({ screen: 'results' });
  expect(told).toContain('completed');
  expect(replaceState.mock.calls).toEqual([[null, '', '/pages/quiz?a=1']]);
});

test('who goes on from a result with a question that must be answered is asked it', async () => {
  const quiz = withOnly('activity', 'mail');
  const session = await follow(quiz, linkTo(quiz, given));
  session.change('activity', { kind: 'options', ids: ['running'] });
  expect(session.view()).toMatchObject({ finished: false, question: { id: 'mail' } });
  expect(done).toEqual([]);
  session.next('mail', { kind: 'text', value: 'ada@example.com' });
  expect(done).toHaveLength(1);
});

test('starting over begins a run that has nothing of the link', async () => {
  const quiz = withOnly('activity', 'insoles');
  const session = await follow(quiz, linkTo(quiz, given));
  session.restart();
  expect(session.view()).toMatchObject({ finished: false, index: 0, answers: {} });
  expect(done).toEqual([]);
});

test('a link to an adaptive quiz asks no more than was asked', async () => {
  const session = await follow(
    adaptiveQuiz,
    linkTo(adaptiveQuiz, {
      activity: { kind: 'options', ids: ['running'] },
      nickname: { kind: 'text', value: 'Ada' },
    }),
  );
  expect(session.view()).toMatchObject({ finished: true, asked: { path: ['activity', 'nickname'] } });
});

test('a link that leads to no result of this version changes nothing', async () => {
  const link = linkTo(withOnly('activity', 'insoles'), given);
  const own = JSON.stringify({ id: quizId, version: 1, answers: { activity: given.activity } });
  kept.set(`quiz-${quizId}`, own);
  const session = await follow(withOnly('activity', 'insoles', 'fit'), link);
  expect(session.view()).toMatchObject({ finished: false, answers: { activity: given.activity } });
  const broken = await follow(withOnly('activity'), `https://a.example/#${quizId}=1_zzzzzo`);
  expect(broken.view().finished).toBe(false);
});

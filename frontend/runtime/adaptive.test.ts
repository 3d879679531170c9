import { expect, test } from 'vitest';
import { adaptiveQuiz, shoes } from '#frontend/embed/test/everyType.ts';
import { compile } from '#shared/quiz/compile.ts';
import { adaptiveRoute } from './adaptive.ts';
import { createSession, type Done } from './session.ts';

const compiled = (version = 1) =>
  compile({
    quiz: adaptiveQuiz,
    quizId: 'quiz_1',
    version,
    products: shoes,
    currency: 'EUR',
    branding: false,
  });
const options = (...ids: string[]) => ({ kind: 'options' as const, ids });

const start = (done: Done[] = []) => {
  const { head, pool } = compiled();
  const given = { head, locale: 'en' as const, onComplete: (one: Done) => void done.push(one) };
  return createSession(given, () => undefined, adaptiveRoute(head, pool));
};

test('what tells most is asked first, and what can change nothing is not asked', () => {
  const done: Done[] = [];
  const taken = start(done);
  expect(taken.view()).toMatchObject({ index: 0, share: 0, question: { id: 'activity' } });
  taken.next('activity', options('running'));
  expect(taken.view().question?.id).toBe('nickname');
  taken.next('nickname', { kind: 'text', value: 'Ada' });
  const { finished, asked } = taken.view();
  expect(finished).toBe(true);
  expect(asked.path).toEqual(['activity', 'nickname']);
  expect(asked.head.questions.map(({ id }) => id)).toEqual(['activity', 'nickname']);
  expect(done[0]?.answers).toEqual({
    activity: options('running'),
    nickname: { kind: 'text', value: 'Ada' },
  });
});

test('back shows what was asked, and another answer on the results asks what it makes open', () => {
  const taken = start();
  taken.next('activity', options('running'));
  taken.goTo(0);
  expect(taken.view().question?.id).toBe('activity');
  taken.next('activity', options('running'));
  taken.next('nickname', { kind: 'text', value: 'Ada' });
  // Among what is not for padel, insoles now decide which comes next.
  taken.change('activity', options('padel'));
  expect(taken.view()).toMatchObject({ finished: false, index: 1, question: { id: 'insoles' } });
  taken.next('insoles', options('yes'));
  taken.next('nickname');
  const { finished, asked } = taken.view();
  expect([finished, asked.path]).toEqual([true, ['activity', 'insoles', 'nickname']]);
});

test('how far the shopper is never goes back', () => {
  const taken = start();
  const shares = [taken.view().share];
  taken.next('activity', options('running'));
  shares.push(taken.view().share);
  taken.next('nickname', { kind: 'text', value: 'Ada' });
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
  expect(shares.at(-1)).toBeLessThan(1);
});

test('a head that its pool was not made for is taken as it is written', () => {
  const [{ head, pool }, next] = [compiled(), compiled(2)];
  const route = adaptiveRoute(head, pool);
  expect(route(next.head, {}).current).toBe('insoles');
  expect(route(head, {}).current).toBe('activity');
});

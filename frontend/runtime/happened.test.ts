import { beforeEach, expect, test } from 'vitest';
import { everyType, shoes } from '#frontend/embed/test/everyType.ts';
import { compile } from '#shared/quiz/compile.ts';
import type { Happened } from './happened.ts';
import { createSession, type SessionOptions } from './session.ts';

const headOf = (ids: string[]) =>
  compile({
    quiz: { ...everyType, questions: everyType.questions.filter(({ id }) => ids.includes(id)) },
    quizId: 'quiz_1',
    version: 1,
    products: shoes,
    currency: 'EUR',
    branding: false,
  }).head;

let kept: Map<string, string>;
let told: (Happened & { session: string })[];
beforeEach(() => {
  kept = new Map();
  told = [];
});
const visit = (ids: string[], more: Partial<SessionOptions> = {}) => {
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    watch: () => () => undefined,
  };
  const tell: SessionOptions['tell'] = (happened, session) => told.push({ ...happened, session });
  return createSession({ head: headOf(ids), locale: 'en', storage, tell, ...more }, () => undefined);
};
const options = (...ids: string[]) => ({ kind: 'options' as const, ids });
const kinds = () => told.map((one) => ('question' in one ? `${one.kind} ${one.question}` : one.kind));

test('a run is told in order, each thing once, whatever is gone back to or loaded again', () => {
  const ids = ['activity', 'insoles'];
  const first = visit(ids);
  first.answer('activity', options('running'), false);
  first.next('activity', options('padel'));
  const second = visit(ids);
  second.goTo(0);
  second.next('activity', options('running'));
  second.next('insoles', options('yes'));
  visit(ids);
  expect(kinds()).toEqual([
    'questionShown activity',
    'started',
    'answered activity',
    'questionShown insoles',
    'answered insoles',
    'completed',
  ]);
  expect(new Set(told.map(({ session }) => session)).size).toBe(1);
});

test('who only looks leaves no trace, and a Next that is refused begins nothing', () => {
  visit(['activity']).next('activity');
  expect(kinds()).toEqual(['questionShown activity']);
  expect(kept.size).toBe(0);
});

test('starting over is a session of its own, also when it is loaded again', () => {
  visit(['activity']).next('activity', options('padel'));
  visit(['activity']).restart();
  const before = told.length;
  visit(['activity']);
  expect(told.length).toBe(before);
  const [first, last] = [told[0], told.at(-1)];
  expect(last).toMatchObject({ kind: 'questionShown' });
  expect(last?.session).not.toBe(first?.session);
});

test('an address and a consent are told when they are given, without what they say', () => {
  const taken = visit(['mail', 'call', 'news']);
  const questions = headOf(['mail', 'call', 'news']).questions;
  for (const { id, type } of questions) {
    if (type === 'email') taken.next(id, { kind: 'text', value: 'a@example.com' });
    if (type === 'phone') taken.next(id, { kind: 'text', value: '+31201234567' });
    if (type === 'consent') taken.next(id, { kind: 'consent', given: true });
  }
  expect(told.filter(({ kind }) => kind === 'lead')).toHaveLength(1);
  expect(told.filter(({ kind }) => kind === 'consent')).toMatchObject([{ given: true }]);
  expect(JSON.stringify(told)).not.toContain('example.com');
});

test('a result and a visit to a product are told once, and the cart each time, also after a reload', () => {
  visit(['activity']).next('activity', options('padel'));
  told = [];
  for (let load = 0; load < 2; load++) {
    const taken = visit(['activity']);
    taken.tell({ kind: 'resultShown', products: load ? ['1', '2'] : ['2', '1'] });
    taken.tell({ kind: 'productClicked', product: '1' });
    taken.tell({ kind: 'addedToCart', product: '1' });
  }
  expect(kinds()).toEqual(['resultShown', 'productClicked', 'addedToCart', 'addedToCart']);
});

test('without anybody to tell, nothing more is kept', () => {
  visit(['activity'], { tell: undefined }).next('activity', options('padel'));
  expect(kept.get('quiz-quiz_1')).not.toContain('told');
});

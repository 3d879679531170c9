import { afterEach, expect, test, vi } from 'vitest';
import { everyType, shoes } from '#frontend/embed/test/everyType.ts';
import { compile } from '#shared/quiz/compile.ts';
import { createSession } from './session.ts';
import { browserStorage } from './storage.ts';

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};
afterEach(() => vi.unstubAllGlobals());

const taking = (quizId: string) => {
  const questions = everyType.questions.filter(({ id }) => ['activity', 'insoles'].includes(id));
  const input = { quiz: { ...everyType, questions }, quizId, version: 4, products: shoes, currency: 'EUR' };
  const { head } = compile({ ...input, branding: false });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  return createSession({ head, locale: 'en', storage: browserStorage() }, () => undefined);
};
const running = { kind: 'options' as const, ids: ['running'] };

test.each([
  ['full', { getItem: () => null, setItem: refuse }],
  ['blocked', { getItem: refuse, setItem: refuse }],
  ['missing', undefined],
])('a storage that is %s stops nobody', (_, localStorage) => {
  vi.stubGlobal('localStorage', localStorage);
  const session = taking('quiz_1');
  session.next('activity', running);
  session.next('insoles', { kind: 'options', ids: ['yes'] });
  expect(session.view()).toMatchObject({ finished: true, answers: { activity: running } });
});

test('what was kept before the storage was full gives way to what the page remembers', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'before', setItem: refuse });
  const storage = browserStorage();
  expect(storage.read('quiz-1')).toBe('before');
  storage.write('quiz-1', 'after');
  expect(storage.read('quiz-1')).toBe('after');
});

test('each change is written under the quiz’s own key, and without an id nothing is', () => {
  const written: [string, string][] = [];
  const setItem = (key: string, value: string) => void written.push([key, value]);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  const session = taking('quiz_1');
  session.answer('activity', running, true);
  session.next('activity');
  session.goTo(0);
  expect(written.map(([key]) => key)).toEqual(['quiz-quiz_1', 'quiz-quiz_1', 'quiz-quiz_1']);
  expect(written.map(([, value]) => JSON.parse(value).currentQuestionIndex)).toEqual([0, 1, 0]);
  expect(JSON.parse(written[0]?.[1] ?? '')).toMatchObject({
    id: 'quiz_1',
    version: 4,
    screen: 'question',
    answers: { activity: running },
    results: null,
  });
  const [before, unnamed] = [written.length, taking('')];
  unnamed.next('activity', running);
  expect(unnamed.view().index).toBe(1);
  expect(written).toHaveLength(before);
});

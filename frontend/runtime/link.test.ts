import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyType, shoes } from '#frontend/embed/test/everyType.ts';
import type { Answer, Answers } from '#shared/model/answer.ts';
import { checkAnswer } from '#shared/quiz/answer.ts';
import type { AskedQuestion, Head } from '#shared/quiz/artefact.ts';
import { compile } from '#shared/quiz/compile.ts';
import { answersFromLink, resultLink } from '#shared/quiz/link.ts';

const quizId = `quiz_${'a'.repeat(32)}`;
const { head } = compile({
  quiz: everyType,
  quizId,
  version: 1,
  products: shoes,
  currency: 'EUR',
  branding: false,
});
const page = 'https://shop.example/pages/quiz?utm=1';

const given: Answers = {
  activity: { kind: 'options', ids: ['padel'] },
  where: { kind: 'options', ids: ['court', 'road'], other: 'my uncle’s farm' },
  size: { kind: 'options', ids: [], other: 'forty-three and a half' },
  fit: { kind: 'number', value: 4 },
  distance: { kind: 'number', value: 12.5 },
  budget: { kind: 'range', min: 20, max: 220 },
  nickname: { kind: 'text', value: 'Grace' },
  story: { kind: 'text', value: 'a bad knee' },
  race: { kind: 'text', value: '2027-03-01' },
  mail: { kind: 'text', value: 'grace@example.com' },
  call: { kind: 'text', value: '+31201234567' },
  news: { kind: 'consent', given: true },
  almost: { kind: 'seen' },
  matters: { kind: 'options', ids: ['looks', 'price', 'comfort'] },
};
const fragmentOf = (link: string | null) => new URL(link ?? '').hash;

test('a link holds what was chosen, in order, and nothing that was said or tells who somebody is', () => {
  const link = resultLink(head, given, `${page}#elsewhere`);
  expect(link).toMatch(new RegExp(`^${page.replace('?', '\\?')}#${quizId}=1(_[\\w.-]+)+$`));
  expect(link).not.toMatch(/farm|forty|Grace|knee|2027|example\.com|3120|true/);
  expect(answersFromLink(head, fragmentOf(link))).toEqual({
    activity: { kind: 'options', ids: ['padel'] },
    where: { kind: 'options', ids: ['court', 'road'] },
    size: { kind: 'seen' },
    fit: { kind: 'number', value: 4 },
    distance: { kind: 'number', value: 12.5 },
    budget: { kind: 'range', min: 20, max: 220 },
    nickname: { kind: 'seen' },
    story: { kind: 'seen' },
    race: { kind: 'seen' },
    mail: { kind: 'seen' },
    call: { kind: 'seen' },
    news: { kind: 'seen' },
    almost: { kind: 'seen' },
    matters: { kind: 'options', ids: ['looks', 'price', 'comfort'] },
  });
});

const answerTo = (question: AskedQuestion): fc.Arbitrary<Answer> => {
  if ('options' in question)
    return fc.record({
      kind: fc.constant('options' as const),
      ids: fc.shuffledSubarray(
        question.options.map(({ id }) => id),
        { minLength: 1 },
      ),
    });
  if ('min' in question && typeof question.min === 'number') {
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((number) => number + 0);
    if (question.type === 'priceRange')
      return fc.record({ kind: fc.constant('range' as const), min: value, max: value });
    return fc.record({ kind: fc.constant('number' as const), value });
  }
  return fc.constant({ kind: 'seen' });
};

test('every choice and number comes back as it was, also in a version with other questions around it', () => {
  const all = fc.record(Object.fromEntries(head.questions.map((one) => [one.id, answerTo(one)])));
  const [first = '', ...others] = head.questions.map(({ id }) => id);
  const answers = fc
    .tuple(all, fc.subarray(others))
    .map(([every, some]) => Object.fromEntries([first, ...some].map((id) => [id, every[id] as Answer])));
  fc.assert(
    fc.property(answers, (some) => {
      const link = resultLink(head, some, page);
      const later: Head = { ...head, questions: [...head.questions].reverse() };
      expect(answersFromLink(later, fragmentOf(link))).toEqual(some);
    }),
  );
});

test('a link that would be cut on its way, or open another result, is not made', () => {
  expect(resultLink(head, given, `https://a.example/${'x'.repeat(1900)}`)).toBeNull();
  expect(resultLink(head, {}, page)).toBeNull();
});

test('what anybody may write opens nothing, or answers that are checked like stored ones', () => {
  for (const fragment of ['', '#', `#${quizId}`, `#${quizId}=`, `#${quizId}=2_abcde`, '#quiz_b=1_abcdes'])
    expect(answersFromLink(head, fragment)).toBeNull();
  expect(answersFromLink(head, `#${quizId}=1_${'x'.repeat(2000)}`)).toBeNull();
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.nat(head.questions.length - 1), (noise, at) => {
      const { hash } = new URL(resultLink(head, given, page) ?? '');
      const key = hash.split('_')[at + 2]?.slice(0, 5) ?? '';
      const answers = answersFromLink(head, `#${quizId}=1_${key}${noise}`) ?? {};
      for (const [id, answer] of Object.entries(answers)) {
        const question = head.questions.find((one) => one.id === id);
        expect(question).toBeDefined();
        if (question) expect(() => checkAnswer(question, answer)).not.toThrow();
        expect(answer.kind).not.toBe('text');
      }
    }),
  );
});

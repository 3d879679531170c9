import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/model/answer.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { compile } from '#shared/quiz/compile.ts';
import { shoeQuiz, shoes } from '#shared/quiz/test/shoes.ts';
import { givenIn, personHash } from './given.ts';
import { respond } from './respond.ts';

const quizId = `quiz_${'1'.repeat(32)}`;
const asked = { required: false, rules: [] };
const quiz: Quiz = {
  ...shoeQuiz,
  locales: ['en', 'nl'],
  questions: [
    { ...asked, id: 'mail', type: 'email' },
    { ...asked, id: 'call', type: 'phone' },
    { ...asked, id: 'news', type: 'consent', wordingVersion: 4 },
    { ...asked, id: 'terms', type: 'consent', wordingVersion: 1 },
  ],
  texts: {
    en: { 'news.wording': 'Send me news.', 'terms.wording': 'I agree.' },
    nl: { 'news.wording': 'Stuur me nieuws.' },
  },
};
const { head, pool } = compile({
  quiz,
  quizId,
  version: 3,
  products: shoes,
  currency: 'EUR',
  branding: false,
});
const respondTo = (answers: Answers) =>
  respond(
    { shopId: 'shop_1', head, pool },
    {
      id: `resp_${'2'.repeat(32)}`,
      quizId,
      version: 3,
      locale: 'nl',
      answers,
      completedAt: '2026-11-20T11:59:00Z',
    },
    new Date('2026-11-20T12:00:00.000Z'),
  );
const given = (answers: Answers) => givenIn(head, respondTo(answers));

describe('what a session says of a person', () => {
  it('is an address and a number, and every consent decided on, in the words that were shown', () => {
    const { contact, questions, receipts } = given({
      mail: { kind: 'text', value: ' Ada@Example.com ' },
      call: { kind: 'text', value: '+31 20 123 4567' },
      news: { kind: 'consent', given: true },
      terms: { kind: 'consent', given: false },
    });
    expect(contact).toMatchObject({ email: 'Ada@Example.com', phone: '+31 20 123 4567', source: 'quiz' });
    expect(questions).toEqual(['mail', 'call']);
    expect(receipts).toMatchObject([
      { question: 'news', wording: 'Stuur me nieuws.', wordingVersion: 4, locale: 'nl', given: true },
      // Shown in the quiz's own language, where this one lacks the text.
      { question: 'terms', wording: 'I agree.', wordingVersion: 1, locale: 'en', given: false },
    ]);
    expect(receipts[0]).toMatchObject({
      at: '2026-11-20T11:59:00.000Z',
      receivedAt: '2026-11-20T12:00:00.000Z',
      responseId: `resp_${'2'.repeat(32)}`,
    });
  });

  it('is nothing where nothing was said: a skipped consent decides nothing', () => {
    const seen = { kind: 'seen' as const };
    expect(given({ mail: seen, call: seen, news: seen, terms: seen })).toEqual({
      questions: [],
      receipts: [],
    });
  });
});

it('a person is hashed as they are looked up, and in each shop otherwise', () => {
  const hash = personHash('shop_1', { email: 'ADA@example.com ' });
  expect(hash).toBe(personHash('shop_1', { email: 'ada@example.com' }));
  expect(hash).not.toBe(personHash('shop_2', { email: 'ada@example.com' }));
  expect(personHash('shop_1', { phone: '+31 (20) 123' })).toBe(personHash('shop_1', { phone: '+3120123' }));
});

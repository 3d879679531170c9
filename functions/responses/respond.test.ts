import { describe, expect, it } from 'vitest';
import { responseSchema, type SentResponse } from '#shared/model/response.ts';
import { adapt } from '#shared/quiz/adapt.ts';
import { compile } from '#shared/quiz/compile.ts';
import { shoeQuiz, shoes } from '#shared/quiz/test/shoes.ts';
import { respond } from './respond.ts';

const quizId = `quiz_${'1'.repeat(32)}`;
const artefact = {
  shopId: `shop_${'1'.repeat(32)}`,
  ...compile({ quiz: shoeQuiz, quizId, version: 3, products: shoes, currency: 'EUR', branding: true }),
};
const now = new Date('2026-11-20T12:00:00.000Z');

const sent: SentResponse = {
  id: `resp_${'2'.repeat(32)}`,
  quizId,
  version: 3,
  locale: 'en',
  completedAt: '2026-11-20T11:59:00Z',
  answers: {
    sport: { kind: 'options', ids: ['running'] },
    place: { kind: 'options', ids: ['in'] },
    budget: { kind: 'range', min: 0, max: 100 },
    vegan: { kind: 'options', ids: ['no'] },
  },
};
const answering = (answers: SentResponse['answers']) => () =>
  respond(artefact, { ...sent, answers: { ...sent.answers, ...answers } }, now);

describe('a completed session', () => {
  it('is stored with the answers in words and our own ranking', () => {
    const response = responseSchema.parse(respond(artefact, sent, now));
    expect(response.path[0]).toEqual({ question: 'sport', title: 'What do you do?', answer: 'Running' });
    expect(response.results[0]).toMatchObject({ title: 'Court light', price: 7500, currency: 'EUR' });
    expect(response.results[0]?.reason).toContain('Running');
    expect(response.receivedAt).toBe('2026-11-20T12:00:00.000Z');
    expect(response.completedAt).toBe('2026-11-20T11:59:00.000Z');
  });

  it('is never completed later than it was received', () => {
    const early = respond(artefact, { ...sent, completedAt: '2027-01-01T00:00:00Z' }, now);
    expect(early.completedAt).toBe(early.receivedAt);
  });

  it('falls back to the default language where a text is missing', () => {
    const dutch = respond(artefact, { ...sent, locale: 'nl' }, now);
    expect(dutch.path.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Wat doe je?', 'What would you like to spend?']),
    );
  });
});

describe('a session of an adaptive quiz', () => {
  const quiz = { ...shoeQuiz, adaptive: true };
  const made = compile({ quiz, quizId, version: 3, products: shoes, currency: 'EUR', branding: true });
  const adaptive = { shopId: artefact.shopId, ...made };

  it('is complete once nothing can change the results, and tells what was asked', () => {
    const answers: SentResponse['answers'] = {};
    for (let { current } = adapt(made.head, made.pool, answers); current !== null; ) {
      const given = sent.answers[current];
      if (!given) throw new Error(`There is no answer to ${current}`);
      answers[current] = given;
      current = adapt(made.head, made.pool, answers).current;
    }
    const response = respond(adaptive, { ...sent, answers }, now);
    expect(response.path.map(({ question }) => question).sort()).toEqual(Object.keys(answers).sort());
    const whole = respond(artefact, sent, now);
    expect(response.results[0]?.productId).toBe(whole.results[0]?.productId);
  });

  it('is refused while a question is open', () => {
    expect(() => respond(adaptive, { ...sent, answers: {} }, now)).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  });
});

describe('answers that do not fit are refused with the question named', () => {
  it.each<[string, SentResponse['answers'], string]>([
    ['an unknown question', { nope: { kind: 'seen' } }, 'answers.nope'],
    ['an unknown option', { sport: { kind: 'options', ids: ['chess'] } }, 'answers.sport'],
    ['another kind', { sport: { kind: 'number', value: 3 } }, 'answers.sport'],
    ['a question left out', { sport: { kind: 'seen' } }, 'answers.sport'],
    [
      'a name of every object',
      Object.fromEntries([['constructor', { kind: 'seen' }]]),
      'answers.constructor',
    ],
  ])('%s', (_, answers, path) => {
    expect(answering(answers)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        issues: expect.arrayContaining([expect.objectContaining({ path })]),
      }),
    );
  });
});

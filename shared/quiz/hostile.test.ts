import { describe, expect, test } from 'vitest';
import { type Answers, answersSchema } from '#shared/model/answer.ts';
import { type Quiz, quizSchema } from '#shared/model/quiz.ts';
import { checkQuiz } from './check.ts';
import { compile } from './compile.ts';
import { reason } from './explain.ts';
import { walk } from './flow.ts';
import { readQuiz } from './migrate.ts';
import { rank } from './rank.ts';
import { shoeQuiz, shoes } from './test/shoes.ts';

const read: Quiz = {
  ...shoeQuiz,
  questions: [
    {
      id: 'wish',
      type: 'longText',
      required: true,
      rules: [{ when: { op: 'contains', question: 'wish', text: 'trail' }, target: { to: 'results' } }],
      maxLength: 5000,
      effect: { kind: 'boost', against: { on: 'text' }, weight: 50, tolerance: 0 },
    },
    ...shoeQuiz.questions,
  ],
};
const { head, pool } = compile({
  quiz: read,
  quizId: 'q',
  version: 1,
  products: shoes,
  currency: 'EUR',
  branding: true,
});
const text = (value: string): Answers => ({ wish: { kind: 'text', value } });

describe('hostile answers', () => {
  test('a million characters are refused before they are read', () => {
    const long = text('a'.repeat(1_000_000));
    expect(answersSchema.safeParse(long).success).toBe(false);
    expect(walk(head.questions, long).current).toBe('wish');
    expect(rank(head, pool, long).slots.flatMap((slot) => slot.items.map((item) => item.score))).toEqual([
      0, 0, 0,
    ]);
  });

  test('five thousand characters that regular expressions dislike are read like any others', () => {
    for (const nasty of ['@'.repeat(5000), '\u0301'.repeat(5000), 'a '.repeat(2500), '😀'.repeat(2500)]) {
      const answers = text(nasty);
      const items = rank(head, pool, answers).slots.flatMap((slot) => slot.items);
      for (const item of items) expect(reason(head, pool, item, answers, 'nl').length).toBeLessThan(400);
    }
  });

  test('no number is no answer', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, -1e300]) {
      const answers: Answers = { wish: { kind: 'range', min: value, max: value } };
      expect(answersSchema.safeParse(answers).success).toBe(false);
      expect(walk(head.questions, answers).current).toBe('wish');
    }
  });

  test('keys that would reach into every object do not', () => {
    const polluting = JSON.parse(
      '{"__proto__": {"wish": {"kind": "text", "value": "trail"}}, "constructor": {"prototype": {"polluted": 1}}}',
    );
    expect(walk(head.questions, polluting).current).toBe('wish');
    rank(head, pool, polluting);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(rank(head, pool, text('constructor toString __proto__')).slots[0]?.items[0]?.score).toBe(0);
  });
});

describe('hostile quizzes', () => {
  test('ids that are reserved words are refused', () => {
    for (const id of ['__proto__', 'constructor', 'prototype', '', 'a b', 'x'.repeat(65)])
      expect(
        quizSchema.safeParse({ ...shoeQuiz, questions: [{ ...shoeQuiz.questions[1], id }] }).success,
      ).toBe(false);
  });

  test('ids that are names of Object.prototype are only ids', () => {
    const ids = ['toString', 'valueOf', 'hasOwnProperty'];
    const questions = ids.map((id) => ({
      id,
      type: 'single' as const,
      required: true,
      rules: [],
      options: [{ id: `${id}1`, effects: [] }],
    }));
    const quiz = { ...shoeQuiz, questions };
    expect(checkQuiz(quiz).map((issue) => issue.path)).toContain('texts.en.toString.title');
    const compiled = compile({
      quiz,
      quizId: 'q',
      version: 1,
      products: shoes,
      currency: 'EUR',
      branding: true,
    });
    expect(walk(compiled.head.questions, {}).current).toBe('toString');
  });

  test('JSON nested a hundred thousand deep is refused with a message', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(() => readQuiz({ ...shoeQuiz, questions: deep })).toThrow('This quiz has faults');
    expect(() => readQuiz({ ...shoeQuiz, theme: { accent: deep } })).toThrow('This quiz has faults');
    expect(() => readQuiz(deep)).toThrow('it has no format number');
  });

  test('a product whose list of values is broken or nested is matched as text', () => {
    const products = ['[', `${'['.repeat(4000)}`, '[1,2]', '{"a":1}'].map((value, i) => ({
      ...shoes[0],
      id: String(i),
      metafields: { 'spec.list': value },
    })) as typeof shoes;
    expect(
      compile({ quiz: shoeQuiz, quizId: 'q', version: 1, products, currency: 'EUR', branding: true }).pool
        .cards,
    ).toHaveLength(4);
  });
});

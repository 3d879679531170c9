import { expect, test } from 'vitest';
import * as z from 'zod';
import { begin } from '#frontend/runtime/state.ts';
import { answersSchema } from '#shared/model/answer.ts';
import { eventSchema } from '#shared/model/event.ts';
import { quizSchema } from '#shared/model/quiz.ts';
import { sentResponseSchema } from '#shared/model/response.ts';
import { sentResultMailSchema } from '#shared/model/resultMail.ts';
import { compile } from '#shared/quiz/compile.ts';
import { shoeQuiz, shoes } from '#shared/quiz/test/shoes.ts';
import { internalNames } from './internalNames.ts';

/** Every key within a value. */
const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
    : [];

test('no name of our own is one of what is stored, sent or fetched', () => {
  const schemas = [quizSchema, answersSchema, eventSchema, sentResponseSchema, sentResultMailSchema];
  const shapes = schemas.map((schema) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
  const { head, pool } = compile({
    quiz: shoeQuiz,
    quizId: 'quiz_1',
    version: 1,
    products: shoes,
    currency: 'EUR',
    branding: true,
  });
  const outside = new Set([...shapes, head, pool, begin(head, '')].flatMap(keysOf));
  expect(outside.size).toBeGreaterThan(80);
  expect([...internalNames.keys()].filter((name) => outside.has(name))).toEqual([]);
});

test('no two properties become the same', () => {
  expect(new Set(internalNames.values()).size).toBe(internalNames.size);
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { api } from '#shared/api/api.ts';
import { errorBodySchema } from '#shared/api/errorBody.ts';
import { route } from '#shared/api/route.ts';
import { conditionSchema } from '#shared/model/condition.ts';
import { quizSchema } from '#shared/model/quiz.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { readAs } from '../src/lib/shape.ts';
import { describeContract } from './describe.ts';

/** Reads as the browser does what the schema describes. */
const reader = (response: z.ZodType) => {
  const { areas, table } = describeContract({
    area: { call: route({ method: 'GET', path: '/x', access: 'public', summary: '', response }) },
  });
  const answer = areas.area?.call?.answer ?? 'any';
  return (value: unknown) => readAs(answer, value, table);
};

it('tells where every route of the contract is, and what it answers', () => {
  const { areas } = describeContract(api);
  for (const [area, routes] of Object.entries(api))
    for (const [name, { method, path, access, response }] of Object.entries(routes)) {
      const known = areas[area]?.[name];
      expect(known).toMatchObject({ method, path });
      expect(known?.open === true).toBe(access === 'public');
      expect(known?.answer === undefined).toBe(response instanceof z.ZodUndefined);
    }
});

describe('what is read', () => {
  const thing = z.object({
    name: z.string(),
    count: z.int(),
    size: z.number().optional(),
    state: z.enum(['on', 'off']),
    until: z.string().nullable(),
    by: z.record(z.string(), z.array(z.boolean())),
    kind: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('one'), a: z.string() }),
      z.object({ kind: z.literal('two'), b: z.number() }),
    ]),
  });
  const good = {
    name: 'a',
    count: 2,
    state: 'on',
    until: null,
    by: { x: [true] },
    kind: { kind: 'two', b: 1.5 },
  };
  const read = reader(thing);

  it('is only what the contract names', () => {
    expect(read({ ...good, secret: 1, kind: { ...good.kind, more: 1 } })).toEqual(thing.parse(good));
  });

  it.each([
    ['name', { ...good, name: 1 }],
    ['name', { ...good, name: undefined }],
    ['count', { ...good, count: 1.5 }],
    ['size', { ...good, size: '1' }],
    ['state', { ...good, state: 'other' }],
    ['until', { ...good, until: 4 }],
    ['by.x.1', { ...good, by: { x: [true, 'no'] } }],
    ['kind.a', { ...good, kind: { kind: 'one', b: 1 } }],
    ['', [good]],
    ['', null],
  ])('is refused at "%s" when it does not fit', (path, value) => {
    expect(thing.safeParse(value).success).toBe(false);
    expect(() => read(value)).toThrow(`"${path}"`);
  });

  it('can contain itself', () => {
    const condition = { op: 'not', of: { op: 'and', of: [{ op: 'answered', question: 'q' }] } };
    const readCondition = reader(conditionSchema);
    expect(conditionSchema.parse(condition)).toEqual(condition);
    expect(readCondition(condition)).toEqual(condition);
    expect(() => readCondition({ op: 'not', of: { op: 'and', of: [{ op: 'answered' }] } })).toThrow(
      'of.of.0',
    );
  });

  it('is a whole quiz, untouched', () => {
    const quiz = quizSchema.parse(shoeQuiz);
    expect(reader(quizSchema)(structuredClone(quiz))).toEqual(quiz);
    const broken = structuredClone(quiz) as { questions: { type: unknown }[] };
    for (const question of broken.questions) question.type = 'unheardOf';
    expect(() => reader(quizSchema)(broken)).toThrow('questions.0');
  });

  it('is every kind of error', () => {
    const { error, table } = describeContract({});
    const body = {
      code: 'invalid',
      message: 'x',
      requestId: 'r',
      issues: [{ path: 'a', message: 'b', code: 'c', values: { n: 1, s: 'x' } }],
    };
    expect(readAs(error, body, table)).toEqual(errorBodySchema.parse(body));
    expect(() => readAs(error, { ...body, code: 'teapot' }, table)).toThrow('code');
  });
});

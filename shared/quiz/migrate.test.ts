import { describe, expect, test } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { quizFormat } from '#shared/model/quiz.ts';
import { migrate, readQuiz } from './migrate.ts';
import { quizJsonSchema } from './schema.ts';
import { shoeQuiz } from './test/shoes.ts';

describe('readQuiz', () => {
  test('reads a quiz of this format as it is', () => {
    expect(readQuiz(JSON.parse(JSON.stringify(shoeQuiz)))).toEqual(shoeQuiz);
  });

  test('tells the path to each fault', () => {
    const faulty = { ...shoeQuiz, questions: [{ ...shoeQuiz.questions[0], type: 'essay' }] };
    try {
      readQuiz(faulty);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: 'invalid', issues: [{ path: 'questions.0.type' }] });
    }
  });

  test.each<[unknown, RegExp]>([
    [null, /no format number/],
    ['quiz', /no format number/],
    [{ format: '1' }, /no format number/],
    [{ ...shoeQuiz, format: quizFormat + 1 }, /reads up to/],
    [{ ...shoeQuiz, format: -1 }, /Nothing leads from quiz format -1/],
  ])('%j is refused with what to do', (stored, message) => {
    expect(() => readQuiz(stored)).toThrow(message);
  });
});

test('a quiz goes from format to format, one step at a time', () => {
  const way = {
    1: ({ old, ...quiz }: { format: number; old?: unknown }) => ({ ...quiz, middle: old }),
    2: ({ middle, ...quiz }: { format: number; middle?: unknown }) => ({ ...quiz, latest: middle }),
  };
  expect(migrate({ format: 1, old: 'x' }, 3, way)).toEqual({ format: 3, latest: 'x' });
  expect(migrate({ format: 3, latest: 'x' }, 3, way)).toEqual({ format: 3, latest: 'x' });
});

test('the JSON Schema names every question type, and is small enough to publish', () => {
  const schema = JSON.stringify(quizJsonSchema());
  for (const question of ['single', 'ranking', 'priceRange', 'consent', 'statement'])
    expect(schema).toContain(`"const":"${question}"`);
  expect(schema.length).toBeLessThan(40_000);
});

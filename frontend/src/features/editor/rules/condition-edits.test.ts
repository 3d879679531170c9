import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Condition, conditionSchema } from '#shared/model/condition.ts';
import type { QuestionType } from '#shared/model/quiz.ts';
import { checkStructure } from '#shared/quiz/check.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { newQuestion } from '../new-question.ts';
import { addQuestion } from '../quiz-edits.ts';
import {
  addPart,
  denied,
  depthOf,
  firstTest,
  goalsOf,
  isGroup,
  mayNest,
  opsFor,
  plain,
  replacePart,
  sourcesOf,
  testOf,
} from './condition-edits.ts';

const a: Condition = { op: 'answered', question: 'a' };
const b: Condition = { op: 'answered', question: 'b' };
const types: QuestionType[] = [
  'single',
  'multiple',
  'picture',
  'swatch',
  'dropdown',
  'yesNo',
  'ranking',
  'rating',
  'scale',
  'number',
  'priceRange',
  'shortText',
  'longText',
  'email',
  'phone',
  'date',
  'consent',
  'statement',
];

test.each(types)('every test offered for a %s question can be saved as it begins', (type) => {
  const added = newQuestion(type);
  const { questions } = addQuestion(shoeQuiz, added, 0);
  for (const op of opsFor(added.element)) {
    const when = testOf(added.element, op);
    if (!when) throw new Error('a new question has something to choose');
    expect(conditionSchema.safeParse(when).success).toBe(true);
    const after = questions.map((question, index) =>
      index === 1 ? { ...question, showWhen: when } : question,
    );
    expect(checkStructure({ ...shoeQuiz, questions: after })).toEqual([]);
  }
  expect(firstTest(added.element) === null).toBe(type === 'statement');
});

describe('where a question leads and what it can ask about', () => {
  const ids = shoeQuiz.questions.map(({ id }) => id);
  test('a rule can be about its own answer and earlier ones, a condition only about earlier ones', () => {
    const second = ids[1] ?? '';
    expect(sourcesOf(shoeQuiz.questions, second, true).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(sourcesOf(shoeQuiz.questions, second, false).map(({ id }) => id)).toEqual(ids.slice(0, 1));
  });
  test('a rule leads onward, never back', () => {
    expect(goalsOf(shoeQuiz.questions, ids[1] ?? '').map(({ id }) => id)).toEqual(ids.slice(2));
  });
});

test('a group keeps its other parts; of one part only that is left, of none nothing', () => {
  const both: Condition = { op: 'and', of: [a, b] };
  if (!isGroup(both)) throw new Error('it is one');
  expect(replacePart(both, 0, null)).toEqual(b);
  expect(replacePart({ op: 'or', of: [a] }, 0, null)).toBeNull();
  expect(replacePart(both, 1, a)).toEqual({ op: 'and', of: [a, a] });
  expect(addPart(a, b)).toEqual(both);
  expect(addPart({ op: 'or', of: [a] }, b)).toEqual({ op: 'or', of: [a, b] });
});

test('denying twice is not denying, and groups that may nest stay within the depth the model takes', () => {
  fc.assert(
    fc.property(fc.nat({ max: 6 }), (times) => {
      let condition: Condition = a;
      for (let i = 0; i < times; i++) condition = denied(condition, true);
      expect(plain(condition)).toEqual({ of: a, not: times % 2 === 1 });
    }),
  );
  let [deepest, depth]: [Condition, number] = [denied(a, true), 1];
  while (mayNest(depth)) {
    deepest = denied({ op: 'and', of: [deepest, a] }, true);
    depth += 2;
  }
  expect(conditionSchema.safeParse(deepest).success).toBe(true);
  expect(depthOf(deepest)).toBeLessThanOrEqual(8);
});

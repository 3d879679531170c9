import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition } from '#shared/model/condition.ts';
import { type Question, type Quiz, quizSchema } from '#shared/model/quiz.ts';
import { checkQuiz, checkStructure } from './check.ts';
import { drawFrom } from './test/draw.ts';
import { aQuiz } from './test/quiz.ts';
import { shoeQuiz } from './test/shoes.ts';

const change = (edit: (quiz: Quiz & { questions: Question[] }) => void): Quiz => {
  const quiz = structuredClone(shoeQuiz);
  edit(quiz);
  return quiz;
};
const at = (quiz: Quiz, index: number): Question => {
  const question = quiz.questions[index];
  if (!question) throw new Error(`There is no question ${index}`);
  return question;
};
const answered = (question: string): Condition => ({ op: 'answered', question });

test('a sound quiz has no faults', () => {
  expect(quizSchema.safeParse(shoeQuiz).success).toBe(true);
  expect(checkQuiz({ ...shoeQuiz, locales: ['en'] })).toEqual([]);
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const quiz = aQuiz(drawFrom(seed), { questions: 5, options: 4, products: 5 });
      // Swatches of the random quiz have neither colour nor picture.
      expect(checkStructure(quiz).filter((issue) => !issue.path.endsWith('.color'))).toEqual([]);
    }),
  );
});

describe('each fault is told with its path', () => {
  test.each<[string, (quiz: Quiz) => void, string, RegExp]>([
    [
      'more consents than a response can keep receipts of',
      (quiz) => {
        for (let n = 0; n < 21; n++)
          quiz.questions.push({
            id: `yes-${n}`,
            type: 'consent',
            required: false,
            rules: [],
            wordingVersion: 1,
          });
      },
      'questions.24',
      /at most 20 consents/,
    ],
    [
      'an id used twice',
      (quiz) => {
        at(quiz, 1).id = 'sport';
      },
      'questions.1.id',
      /twice.*questions\.0\.id/,
    ],
    [
      'an id that is a name of the quiz',
      (quiz) => {
        at(quiz, 3).id = 'results';
      },
      'questions.3.id',
      /another id/,
    ],
    [
      'a rule to nowhere',
      (quiz) => {
        at(quiz, 0).rules = [{ when: answered('sport'), target: { to: 'question', question: 'gone' } }];
      },
      'questions.0.rules.0.target.question',
      /no question "gone"/,
    ],
    [
      'a condition about nothing',
      (quiz) => {
        at(quiz, 1).showWhen = { op: 'not', of: answered('gone') };
      },
      'questions.1.showWhen.of.question',
      /no question "gone"/,
    ],
    [
      'a condition about a later question',
      (quiz) => {
        at(quiz, 1).showWhen = answered('vegan');
      },
      'questions.1.showWhen.question',
      /never comes before/,
    ],
    [
      'a condition about the question itself',
      (quiz) => {
        at(quiz, 1).showWhen = answered('place');
      },
      'questions.1.showWhen.question',
      /never comes before/,
    ],
    [
      'an option that is gone',
      (quiz) => {
        at(quiz, 1).showWhen = { op: 'anyOf', question: 'sport', options: ['chess'] };
      },
      'questions.1.showWhen',
      /no option "chess"/,
    ],
    [
      'a test that does not suit',
      (quiz) => {
        at(quiz, 1).showWhen = { op: 'greater', question: 'sport', value: 1 };
      },
      'questions.1.showWhen',
      /cannot be tested/,
    ],
    [
      'an impossible range',
      (quiz) => {
        Object.assign(at(quiz, 2), { min: 300 });
      },
      'questions.2.min',
      /below the upper/,
    ],
    [
      'a step larger than its range',
      (quiz) => {
        Object.assign(at(quiz, 2), { step: 500 });
      },
      'questions.2.step',
      /larger/,
    ],
    [
      'more choices than options',
      (quiz) => {
        Object.assign(at(quiz, 0), { minChoices: 4 });
      },
      'questions.0.minChoices',
      /More must be chosen/,
    ],
    [
      'yes or no with one option',
      (quiz) => {
        const q = at(quiz, 3);
        if ('options' in q) q.options.pop();
      },
      'questions.3.options',
      /exactly two/,
    ],
    [
      'a price from high to low',
      (quiz) => {
        const q = at(quiz, 1);
        if ('options' in q)
          q.options[0]?.effects.push({ kind: 'exclude', match: { on: 'price', min: 9, max: 1 } });
      },
      'questions.1.options.0.effects.1.match',
      /Swap/,
    ],
    [
      'a value held against text',
      (quiz) => {
        const q = at(quiz, 2);
        if (q.type === 'priceRange' && q.effect) q.effect.against = { on: 'text' };
      },
      'questions.2.effect.against',
      /cannot be held/,
    ],
    [
      'a text too long',
      (quiz) => {
        Object.assign(quiz.texts.en ?? {}, { 'sport.title': 'x'.repeat(301) });
      },
      'texts.en.sport.title',
      /300/,
    ],
    [
      'a text missing',
      (quiz) => {
        delete quiz.texts.en?.['in.label'];
      },
      'texts.en.in.label',
      /missing/,
    ],
    [
      'a default language that is not there',
      (quiz) => {
        quiz.locales = ['nl'];
      },
      'defaultLocale',
      /Add it/,
    ],
  ])('%s', (_, edit, path, message) => {
    expect(checkQuiz(change(edit))).toContainEqual(
      expect.objectContaining({ path, message: expect.stringMatching(message) }),
    );
  });
});

test('a text that one of the languages lacks is a gap, unless the default language has none either', () => {
  const quiz: Quiz = { ...shoeQuiz, locales: ['en', 'nl'], texts: { en: { ...shoeQuiz.texts.en }, nl: {} } };
  const gaps = checkQuiz(quiz);
  expect(gaps.length).toBeGreaterThan(3);
  expect(gaps.every((gap) => gap.code === 'untranslated' && gap.path.startsWith('texts.nl.'))).toBe(true);
  expect(checkQuiz({ ...quiz, texts: { ...quiz.texts, nl: shoeQuiz.texts.en ?? {} } })).toEqual([]);
  expect(checkQuiz({ ...quiz, locales: ['en'] })).toEqual([]);
});

test('a loop is refused with its questions named', () => {
  const quiz = change((one) => {
    at(one, 2).rules = [
      {
        when: { op: 'greater', question: 'budget', value: 5 },
        target: { to: 'question', question: 'place' },
      },
    ];
  });
  const loops = checkStructure(quiz).filter((issue) => issue.message.includes('loop'));
  expect(loops).toMatchObject([
    {
      path: 'questions.2.rules.0.target',
      message:
        'These questions go round in a loop: "Where?" (place) → "What would you like to spend?" (budget) → "Where?" (place). Lead the last one onward.',
    },
  ]);
});

test('a rule back to a question that cannot come before is no loop', () => {
  const always = (question: string, to: string) => ({
    when: answered(question),
    target: { to: 'question' as const, question: to },
  });
  const quiz = change((one) => {
    at(one, 0).rules = [always('sport', 'vegan')];
    at(one, 3).rules = [always('vegan', 'place')];
    at(one, 1).rules = [{ when: answered('place'), target: { to: 'results' } }];
  });
  expect(checkStructure(quiz)).toEqual([]);
});

test('conditions nested deeper than eight are refused, and thousands deep without following them', () => {
  const nested = (depth: number) => {
    let condition: Condition = answered('sport');
    for (let i = 1; i < depth; i++) condition = { op: 'not', of: condition };
    return change((quiz) => {
      at(quiz, 1).showWhen = condition;
    });
  };
  expect(checkStructure(nested(8))).toEqual([]);
  expect(checkStructure(nested(9))).toMatchObject([{ message: expect.stringMatching(/8 deep/) }]);
  expect(quizSchema.safeParse(nested(8)).success).toBe(true);
  for (const depth of [9, 3000]) {
    const { error } = quizSchema.safeParse(nested(depth));
    expect(error?.issues).toMatchObject([{ message: expect.stringMatching(/8 deep/) }]);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answers } from '#shared/model/answer.ts';
import type { Target } from '#shared/model/quiz.ts';
import { after, before, progress, walk } from './flow.ts';
import { anAnswer, someAnswers } from './test/answers.ts';
import { drawFrom } from './test/draw.ts';
import { aQuiz } from './test/quiz.ts';
import { askedQuestions } from './vectors.ts';

const made = fc
  .record({ seed: fc.integer(), questions: fc.integer({ min: 1, max: 12 }) })
  .map(({ seed, questions: count }) => {
    const draw = drawFrom(seed);
    const quiz = aQuiz(draw, { questions: count, options: 4, products: 5 });
    return {
      draw,
      quiz,
      questions: askedQuestions(quiz.questions),
      answers: someAnswers(draw, quiz.questions),
    };
  });

test('a walk ends, and asks no question twice, even where rules lead anywhere', () => {
  fc.assert(
    fc.property(made, ({ draw, quiz, questions, answers }) => {
      for (const question of questions)
        for (const rule of question.rules) {
          const target: Target = {
            to: 'question',
            question: draw.pick([...quiz.questions.map((one) => one.id), 'gone']),
          };
          if (draw.chance(0.7)) rule.target = target;
        }
      const { path, current, end } = walk(questions, answers);
      expect(new Set(path).size).toBe(path.length);
      expect(current === null).toBe(end !== null);
      if (current !== null) expect(path.at(-1)).toBe(current);
    }),
    { numRuns: 300 },
  );
});

test('next and back are inverse along the path really taken', () => {
  fc.assert(
    fc.property(made, ({ questions, answers }) => {
      const { path } = walk(questions, answers);
      path.forEach((id, i) => {
        expect(before(questions, answers, id)).toBe(path[i - 1] ?? null);
        const next = after(questions, answers, id);
        expect(next).toBe(path[i + 1] ?? null);
        if (next !== null) expect(before(questions, answers, next)).toBe(id);
      });
    }),
    { numRuns: 200 },
  );
});

test('answers to questions off the path count for nothing', () => {
  fc.assert(
    fc.property(made, ({ draw, quiz, questions, answers }) => {
      const { path, ...rest } = walk(questions, answers);
      const changed: Answers = { ...answers };
      for (const question of quiz.questions)
        if (!path.includes(question.id)) changed[question.id] = anAnswer(draw, question);
      expect(walk(questions, changed)).toEqual({ path, ...rest });
    }),
    { numRuns: 200 },
  );
});

test('progress never moves backwards on next, starts at 0 and ends at 1', () => {
  fc.assert(
    fc.property(made, ({ quiz, questions, draw }) => {
      const answers: Answers = {};
      const seen = [progress(questions, answers)];
      for (
        let { current } = walk(questions, answers);
        current !== null;
        { current } = walk(questions, answers)
      ) {
        const question = quiz.questions.find((one) => one.id === current);
        if (!question) throw new Error(`${current} is no question`);
        answers[current] = anAnswer(draw, question);
        const now = walk(questions, answers).current;
        // The one answer in many that is not valid: it is asked again.
        if (now === current) return;
        seen.push(progress(questions, answers));
      }
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(seen.at(-1)).toBe(1);
      // Going back and on again shows the same as before.
      const { path } = walk(questions, answers);
      expect(path.map((id) => progress(questions, answers, id))).toEqual(seen.slice(0, path.length));
    }),
    { numRuns: 300 },
  );
});

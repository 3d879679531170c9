import { expect, test } from 'vitest';
import { walk } from './flow.ts';
import { someAnswers } from './test/answers.ts';
import { drawFrom } from './test/draw.ts';
import { aQuiz } from './test/quiz.ts';
import { pathInSurvey, surveyOf } from './test/surveyJs.ts';
import { askedQuestions } from './vectors.ts';

/** `QUIZ_PAIRS=10000 vitest run shared/quiz/surveyJs.test.ts` for the whole comparison. */
const pairs = Number(process.env.QUIZ_PAIRS ?? 150);

test(
  `shows the questions that SurveyJS shows, in its order, over ${pairs} pairs of quiz and answers`,
  () => {
    for (let seed = 0; seed < pairs; seed++) {
      const draw = drawFrom(seed);
      const quiz = aQuiz(draw, { questions: draw.int(1, 8), options: 4, products: 5 });
      const answers = someAnswers(draw, quiz.questions, 0.97);
      const { path, current } = walk(askedQuestions(quiz.questions), answers);
      expect({ seed, path: pathInSurvey(surveyOf(quiz), quiz, answers, current) }).toEqual({ seed, path });
    }
  },
  30_000 + 100 * pairs,
);

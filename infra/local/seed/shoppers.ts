import { v7 } from 'uuid';
import { type QuizSummary, quizzes } from '#shared/api/quizzes.ts';
import { responses } from '#shared/api/responses.ts';
import type { Answer, Answers } from '#shared/model/answer.ts';
import { toId } from '#shared/model/ids.ts';
import type { Question, Quiz } from '#shared/model/quiz.ts';
import { shownOptions, walk } from '#shared/quiz/flow.ts';
import { hash } from './catalogue/hash.ts';
import type { ApiClient } from './client.ts';
import type { Visit } from './visits.ts';

const count = 12;
const hour = 3_600_000;

/** A number that differs by shopper and question, and is the same at every start. */
const leaning = (shopper: number, question: Question): number => hash(`${shopper}/${question.id}`) >>> 8;

const chosen = (question: Question, quiz: Quiz, answers: Answers, place: number): Answer => {
  const shown = shownOptions(question, quiz.questions, answers).map(({ id }) => id);
  if (question.type === 'ranking') return { kind: 'options', ids: shown };
  const several = 'maxChoices' in question && (question.maxChoices ?? 1) > 1 && place % 3 === 0;
  const least = 'minChoices' in question ? (question.minChoices ?? 1) : 1;
  const wanted = Math.max(several ? 2 : 1, least);
  const start = shown.length === 0 ? 0 : place % shown.length;
  return { kind: 'options', ids: [...shown.slice(start), ...shown.slice(0, start)].slice(0, wanted) };
};

const ranged = (question: { min: number; max: number; step: number }, place: number): [number, number] => {
  const steps = Math.max(1, Math.floor((question.max - question.min) / question.step));
  const low = question.min + Math.floor((steps * (place % 4)) / 8) * question.step;
  const high = question.min + Math.ceil((steps * (4 + (place % 5))) / 8) * question.step;
  return [low, Math.min(question.max, high)];
};

const answerTo = (question: Question, quiz: Quiz, answers: Answers, place: number): Answer => {
  if ('options' in question) return chosen(question, quiz, answers, place);
  if (question.type === 'rating') return { kind: 'number', value: 1 + (place % question.max) };
  if (question.type === 'priceRange') {
    const [min, max] = ranged(question, place);
    return { kind: 'range', min, max };
  }
  if (question.type === 'scale' || question.type === 'number')
    return { kind: 'number', value: ranged(question, place)[1] };
  if (question.required) throw new Error(`The demo shoppers have no answer to a ${question.type} question.`);
  return { kind: 'seen' };
};

/** What one shopper answers, along the path that the answers open. */
export const answersOf = (quiz: Quiz, shopper: number): Answers => {
  const answers: Answers = {};
  for (let step = 0; step <= quiz.questions.length; step += 1) {
    const { current } = walk(quiz.questions, answers);
    const question = quiz.questions.find(({ id }) => id === current);
    if (!question) return answers;
    answers[question.id] = answerTo(question, quiz, answers, leaning(shopper, question));
  }
  return answers;
};

/**
 * Twelve shoppers take the published quiz, over the last days. They differ in what they answer.
 * @returns what they did, to be counted
 */
export const takeQuiz = async (
  client: ApiClient,
  token: string,
  { shopId, quiz, now }: { shopId: string; quiz: QuizSummary; now: number },
): Promise<Visit[]> => {
  const version = quiz.publishedVersion;
  if (version === undefined) return [];
  const params = { shopId, quizId: quiz.id };
  const { draft } = (await client.call(quizzes.get, { token, params })).data;
  return Promise.all(
    Array.from({ length: count }, async (_, shopper) => {
      const visit = {
        session: v7().replaceAll('-', ''),
        answers: answersOf(draft, shopper),
        at: now - shopper * 7 * hour,
      };
      await client.call(responses.submit, {
        body: {
          id: toId('response', visit.session),
          quizId: quiz.id,
          version,
          locale: draft.defaultLocale,
          answers: visit.answers,
          completedAt: new Date(visit.at).toISOString(),
        },
      });
      return visit;
    }),
  );
};

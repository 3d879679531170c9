import type { Answer, Answers } from '#shared/model/answer.ts';
import type { AskedQuestion, Head } from '#shared/quiz/artefact.ts';
import { shownOptions } from '#shared/quiz/flow.ts';
import type { Route } from './route.ts';

/** That the quiz was completed, and whether the response is in safe hands. */
interface Completed {
  completedAt: string;
  reported: boolean;
}

/** What is kept under `quiz-{quizId}`. */
export interface QuizState {
  /** The quiz's id. */
  id: string;
  version: number;
  /** One run through the quiz; becomes the id of its response, so that it counts once in every tab. */
  session: string;
  screen: 'question' | 'results';
  /** Place on the path really taken, which follows from the answers. */
  currentQuestionIndex: number;
  answers: Answers;
  results: Completed | null;
  /** What was told of this run, so that a reload does not tell it again. */
  told?: string[];
}

/** A fresh run. */
export const begin = (head: Head, session: string): QuizState => ({
  id: head.quizId,
  version: head.version,
  session,
  screen: 'question',
  currentQuestionIndex: 0,
  answers: {},
  results: null,
});

/** The id of the question on screen. */
export const place = (head: Head, state: QuizState, route: Route): string | undefined => {
  const { path } = route(head, state.answers);
  return path[Math.min(state.currentQuestionIndex, path.length - 1)];
};

/** A question with only the options that are shown, given the answers before it. */
export const asShown = (
  question: AskedQuestion,
  questions: AskedQuestion[],
  answers: Answers,
): AskedQuestion =>
  'options' in question
    ? ({ ...question, options: shownOptions(question, questions, answers) } as AskedQuestion)
    : question;

export const withAnswer = (state: QuizState, id: string, answer: Answer | undefined): QuizState => {
  const { [id]: _, ...others } = state.answers;
  return { ...state, answers: answer ? { ...others, [id]: answer } : others };
};

/**
 * On to the next question, or to the results after the last.
 * @param now the time of completion, ISO 8601
 */
export const forward = (head: Head, state: QuizState, now: string, route: Route): QuizState => {
  const { path, current } = route(head, state.answers);
  const next = Math.min(state.currentQuestionIndex, path.length - 1) + 1;
  if (next < path.length) return { ...state, currentQuestionIndex: next };
  if (current !== null) return { ...state, currentQuestionIndex: path.length - 1 };
  const results = state.results ?? { completedAt: now, reported: false };
  return { ...state, screen: 'results', currentQuestionIndex: path.length - 1, results };
};

/** After an answer was changed on the results page: the results still, or the first question that is now open. */
export const revised = (head: Head, state: QuizState, route: Route): QuizState => {
  const { path, current } = route(head, state.answers);
  return current === null ? state : goTo(state, path.length - 1);
};

/** To the place on the path: back, or to change an answer. */
export const goTo = (state: QuizState, index: number): QuizState => ({
  ...state,
  screen: 'question',
  currentQuestionIndex: Math.max(0, index),
});

import type { Answer } from '#shared/model/answer.ts';
import type { Target } from '#shared/model/quiz.ts';
import { checkAnswer } from '#shared/quiz/answer.ts';
import type { AskedQuestion, Head } from '#shared/quiz/artefact.ts';
import { own } from '#shared/quiz/condition.ts';
import { arrive, follow, leave } from '#shared/quiz/flow.ts';
import type { QuizState } from './state.ts';

/**
 * Skips ahead to a question, as the editor's preview does; questions before it count as seen. The quiz is walked once:
 * to begin anew at each question would take a long one too long.
 */
export const startingAt = (head: Head, state: QuizState, id: string): QuizState => {
  const { questions } = head;
  const { path, current, given } = follow(questions, state.answers);
  const known = path.indexOf(id);
  const at = (currentQuestionIndex: number, answers = state.answers): QuizState => ({
    ...state,
    answers,
    screen: 'question',
    currentQuestionIndex: Math.max(0, currentQuestionIndex),
  });
  if (known >= 0 || current === null) return at(known);
  const { ...answers } = state.answers;
  let next: number | Target = questions.findIndex((question) => question.id === current);
  for (let index = path.length - 1; typeof next === 'number'; index++) {
    const here = arrive(questions, next, given);
    if (!here) break;
    if (here.asked.id === id) return at(index, answers);
    const before = own(state.answers, here.asked.id);
    const answer = before && !checkAnswer(here.asked, before) ? before : standIn(here.asked);
    given.set(here.asked.id, answer);
    answers[here.asked.id] = answer;
    next = leave(questions, here.index, given);
  }
  return at(0, answers);
};

/** An answer that lets the preview pass a question which must be answered. */
const standIn = (question: AskedQuestion): Answer => {
  const candidates: Answer[] = [
    { kind: 'seen' },
    ...('options' in question
      ? question.options.map(
          (_, count): Answer => ({
            kind: 'options',
            ids: question.options.slice(0, count + 1).map((option) => option.id),
          }),
        )
      : []),
    ...('min' in question && typeof question.min === 'number' && typeof question.max === 'number'
      ? [
          { kind: 'number' as const, value: question.min },
          { kind: 'range' as const, min: question.min, max: question.max },
        ]
      : []),
    { kind: 'number', value: 1 },
    { kind: 'consent', given: true },
    { kind: 'text', value: '2026-01-01' },
    { kind: 'text', value: 'a@example.com' },
    { kind: 'text', value: '+31201234567' },
  ];
  return candidates.find((answer) => !checkAnswer(question, answer)) ?? { kind: 'seen' };
};

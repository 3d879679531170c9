import type { Answer } from '#shared/model/answer.ts';
import { checkAnswer } from '#shared/quiz/answer.ts';
import type { AskedQuestion, Head } from '#shared/quiz/artefact.ts';
import { walk } from '#shared/quiz/flow.ts';
import { type QuizState, withAnswer } from './state.ts';

/** Skips ahead to a question, as the editor's preview does; questions before it count as seen. */
export const startingAt = (head: Head, state: QuizState, id: string): QuizState => {
  let moved: QuizState = { ...state, screen: 'question' };
  for (const _ of head.questions) {
    const { path, current } = walk(head.questions, moved.answers);
    const index = path.indexOf(id);
    if (index >= 0 || current === null) return { ...moved, currentQuestionIndex: Math.max(0, index) };
    const question = head.questions.find((candidate) => candidate.id === current);
    moved = withAnswer(moved, current, question && standIn(question));
  }
  return moved;
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

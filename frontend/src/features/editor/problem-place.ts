import type { Issue } from '#shared/errors.ts';
import type { Question } from '#shared/model/quiz.ts';

/**
 * Which part of the quiz a fault is in: a question's id, `results`, or `quiz`.
 * A path is either into the structure (`questions.2.options.0`) or a text's (`texts.en.q1.title`).
 */
export const placeOf = (questions: Question[], { path }: Issue): string => {
  const parts = path.replace(/^(body\.)?draft\./, '').split('.');
  if (parts[0] === 'questions') return questions[Number(parts[1])]?.id ?? 'quiz';
  if (parts[0] === 'results') return 'results';
  if (parts[0] !== 'texts') return 'quiz';
  const element = parts[2] ?? '';
  const owner = questions.find(
    (question) =>
      question.id === element || ('options' in question && question.options.some(({ id }) => id === element)),
  );
  if (owner) return owner.id;
  return element === 'quiz' ? 'quiz' : 'results';
};

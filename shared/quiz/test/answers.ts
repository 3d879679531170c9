import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Question } from '#shared/model/quiz.ts';
import type { Draw } from './draw.ts';

const chosen = (draw: Draw, question: Extract<Question, { options: unknown }>): Answer => {
  const ids = question.options.map((option) => option.id);
  if (question.type === 'ranking') return { kind: 'options', ids: draw.some(ids, 0.9, 1) };
  const several = 'maxChoices' in question && (question.maxChoices ?? 1) > 1;
  return { kind: 'options', ids: several ? draw.some(ids, 0.5, 1) : [draw.pick(ids)] };
};

/** An answer, nearly always a valid one. */
export const anAnswer = (draw: Draw, question: Question): Answer => {
  if (!question.required && draw.chance(0.2)) return { kind: 'seen' };
  if ('options' in question) return chosen(draw, question);
  switch (question.type) {
    case 'rating':
      return { kind: 'number', value: draw.int(1, 5) };
    case 'scale':
    case 'number':
      return { kind: 'number', value: draw.int(0, 8) * 5 };
    case 'priceRange': {
      const min = draw.int(0, 20) * 10;
      return { kind: 'range', min, max: draw.int(min / 10, 20) * 10 };
    }
    case 'shortText':
      return { kind: 'text', value: draw.pick(['trail shoes', 'a red racer', 'bottle', 'unheard of']) };
    case 'date':
      return { kind: 'text', value: '2027-03-01' };
    case 'email':
      return { kind: 'text', value: 'kim@shop.example' };
    case 'consent':
      return { kind: 'consent', given: true };
    default:
      return { kind: 'seen' };
  }
};

/** Answers to most questions, in no particular order, some of them off the path. */
export const someAnswers = (draw: Draw, questions: Question[], share = 0.9): Answers =>
  Object.fromEntries(
    questions.filter(() => draw.chance(share)).map((question) => [question.id, anAnswer(draw, question)]),
  );

import type { Answer } from '#shared/model/answer.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';

/** Where a slider stands before it is touched: in the middle, on a step. */
export const middle = ({ min, max, step }: { min: number; max: number; step: number }): number =>
  Number((min + Math.round((max - min) / 2 / step) * step).toFixed(9));

const isBlank = (answer: Answer | undefined): boolean => {
  if (answer?.kind === 'options') return answer.ids.length === 0 && !answer.other?.trim();
  return !answer || answer.kind === 'seen' || (answer.kind === 'text' && answer.value.trim() === '');
};

/** A scale with more steps than fit beside each other is shown as a slider. */
export const isLong = ({ min, max, step }: { min: number; max: number; step: number }): boolean =>
  (max - min) / step > 10.5;

/** What is on screen when nothing was touched: sliders and rankings show an answer from the start. */
const untouched = (question: AskedQuestion): Answer | undefined => {
  switch (question.type) {
    case 'statement':
      return { kind: 'seen' };
    case 'ranking':
      return { kind: 'options', ids: question.options.map((option) => option.id) };
    case 'priceRange':
      return { kind: 'range', min: question.min, max: question.max };
    case 'scale':
      return isLong(question) ? { kind: 'number', value: middle(question) } : undefined;
    case 'number':
      return { kind: 'number', value: middle(question) };
    case 'consent':
      return { kind: 'consent', given: false };
    default:
      return;
  }
};

/** The answer that Next takes: what was answered, what is on screen, or that an optional question was skipped. */
export const committed = (question: AskedQuestion, answer: Answer | undefined): Answer | undefined => {
  if (!isBlank(answer)) return answer;
  return untouched(question) ?? (question.required ? undefined : { kind: 'seen' });
};

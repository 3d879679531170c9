import type { AskedQuestion } from './artefact.ts';

export type Choice = Extract<AskedQuestion, { options: unknown }>;

/** How many options can be chosen, of those that are shown. */
export const choices = (question: Choice): { min: number; max: number } => {
  const shown = question.options.length + ('other' in question && question.other ? 1 : 0);
  const only = { min: 1, max: 1 };
  if (question.type === 'single' || question.type === 'dropdown' || question.type === 'yesNo') return only;
  if (question.type === 'ranking') return { min: 1, max: shown };
  const max = question.maxChoices ?? (question.type === 'multiple' ? shown : 1);
  return { min: Math.min(question.minChoices ?? 1, max, shown), max: Math.min(max, shown) };
};

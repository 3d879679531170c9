import type { AskedQuestion } from './artefact.ts';

export type Choice = Extract<AskedQuestion, { options: unknown }>;

/** How many options can be chosen, of those that are shown. */
export const choices = (question: Choice): { min: number; max: number } => {
  const shown = question.options.length + ('other' in question && question.other ? 1 : 0);
  // Other types than these have no limits of their own, and take one option.
  const { type, minChoices = 1, maxChoices } = question as Extract<Choice, { type: 'multiple' }>;
  const max = Math.min(maxChoices ?? (/^(multiple|ranking)$/.test(type) ? shown : 1), shown);
  return { min: Math.min(minChoices, max), max };
};

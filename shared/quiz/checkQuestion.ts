import type { Issue } from '#shared/errors.ts';
import type { Effect, Matcher } from '#shared/model/effect.ts';
import type { Question } from '#shared/model/quiz.ts';
import { type ProblemCode, problem } from './problem.ts';

const checkMatcher = (matcher: Matcher, path: string): Issue[] => {
  if (matcher.on !== 'price' && matcher.on !== 'number') return [];
  const { min, max } = matcher;
  if (min === undefined && max === undefined) return [problem(path, 'noLimit')];
  return min !== undefined && max !== undefined && min > max ? [problem(path, 'endsSwapped')] : [];
};

export const checkEffects = (effects: Pick<Effect, 'match'>[], path: string): Issue[] =>
  effects.flatMap((effect, i) => checkMatcher(effect.match, `${path}.${i}.match`));

const checkChoices = (question: Extract<Question, { options: unknown }>, path: string): Issue[] => {
  const count = question.options.length;
  const issues: Issue[] = [];
  const fault = (part: string, code: ProblemCode) => issues.push(problem(`${path}.${part}`, code));
  if (question.type === 'yesNo' && count !== 2) fault('options', 'yesNoOptions');
  if (count === 0 && !('other' in question && question.other)) fault('options', 'noOptions');
  if ('minChoices' in question) {
    const most = question.maxChoices ?? (question.type === 'multiple' ? count : 1);
    if ((question.minChoices ?? 0) > most) fault('minChoices', 'minOverMax');
    if ((question.minChoices ?? 0) > count) fault('minChoices', 'minOverOptions');
  }
  if (question.type === 'swatch')
    question.options.forEach((option, i) => {
      if (!option.color && !option.image) fault(`options.${i}.color`, 'swatchBare');
    });
  return issues;
};

const checkRange = (question: Question, path: string): Issue[] => {
  if (question.type === 'date' && question.min && question.max && question.min > question.max)
    return [problem(`${path}.min`, 'daysSwapped')];
  if (!('step' in question)) return [];
  if (question.min >= question.max) return [problem(`${path}.min`, 'rangeEmpty')];
  if (question.step > question.max - question.min) return [problem(`${path}.step`, 'stepTooLarge')];
  // A slider that fine can neither be drawn nor set.
  return (question.max - question.min) / question.step > 100_000
    ? [problem(`${path}.step`, 'stepTooFine')]
    : [];
};

const checkValueEffect = (question: Question, path: string): Issue[] => {
  if (!('effect' in question) || !question.effect) return [];
  const text = question.type === 'shortText' || question.type === 'longText';
  return text === (question.effect.against.on === 'text')
    ? []
    : [problem(`${path}.effect.against`, 'effectUnsuited', { type: question.type })];
};

/** The faults of a question by itself: impossible ranges and counts, effects that its answers cannot have. */
export const checkQuestion = (question: Question, path: string): Issue[] => [
  ...('options' in question ? checkChoices(question, path) : []),
  ...('options' in question
    ? question.options.flatMap((option, i) => checkEffects(option.effects, `${path}.options.${i}.effects`))
    : []),
  ...checkRange(question, path),
  ...checkValueEffect(question, path),
];

import type { Issue } from '#shared/errors.ts';
import type { Effect, Matcher } from '#shared/model/effect.ts';
import type { Question } from '#shared/model/quiz.ts';

const checkMatcher = (matcher: Matcher, path: string): Issue[] => {
  if (matcher.on !== 'price' && matcher.on !== 'number') return [];
  const { min, max } = matcher;
  if (min === undefined && max === undefined)
    return [{ path, message: 'No limit is set. Give at least one end.' }];
  return min !== undefined && max !== undefined && min > max
    ? [{ path, message: 'The lower end is above the upper one. Swap them.' }]
    : [];
};

export const checkEffects = (effects: Pick<Effect, 'match'>[], path: string): Issue[] =>
  effects.flatMap((effect, i) => checkMatcher(effect.match, `${path}.${i}.match`));

const checkChoices = (question: Extract<Question, { options: unknown }>, path: string): Issue[] => {
  const count = question.options.length;
  const issues: Issue[] = [];
  const fault = (part: string, message: string) => issues.push({ path: `${path}.${part}`, message });
  if (question.type === 'yesNo' && count !== 2) fault('options', 'Yes or no takes exactly two options.');
  if (count === 0 && !('other' in question && question.other)) fault('options', 'Add at least one option.');
  if ('minChoices' in question) {
    const most = question.maxChoices ?? (question.type === 'multiple' ? count : 1);
    if ((question.minChoices ?? 0) > most) fault('minChoices', 'More must be chosen than may be. Lower it.');
    if ((question.minChoices ?? 0) > count)
      fault('minChoices', 'More must be chosen than there are options.');
  }
  if (question.type === 'swatch')
    question.options.forEach((option, i) => {
      if (!option.color && !option.image)
        fault(`options.${i}.color`, 'Give the swatch a colour or a picture.');
    });
  return issues;
};

const checkRange = (question: Question, path: string): Issue[] => {
  if (question.type === 'date' && question.min && question.max && question.min > question.max)
    return [{ path: `${path}.min`, message: 'The first day is after the last one. Swap them.' }];
  if (!('step' in question)) return [];
  if (question.min >= question.max)
    return [{ path: `${path}.min`, message: 'The lower end must be below the upper one.' }];
  if (question.step > question.max - question.min)
    return [{ path: `${path}.step`, message: 'The step is larger than the range. Lower it.' }];
  // A slider that fine can neither be drawn nor set.
  return (question.max - question.min) / question.step > 100_000
    ? [{ path: `${path}.step`, message: 'The range has more than 100,000 steps. Make the step larger.' }]
    : [];
};

const checkValueEffect = (question: Question, path: string): Issue[] => {
  if (!('effect' in question) || !question.effect) return [];
  const text = question.type === 'shortText' || question.type === 'longText';
  return text === (question.effect.against.on === 'text')
    ? []
    : [
        {
          path: `${path}.effect.against`,
          message: `A "${question.type}" answer cannot be held against this.`,
        },
      ];
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

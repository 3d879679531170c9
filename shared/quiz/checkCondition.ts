import type { Issue } from '#shared/errors.ts';
import type { Condition } from '#shared/model/condition.ts';
import { limits, type Question } from '#shared/model/quiz.ts';

type Test = Extract<Condition, { question: string }>;

/** What each kind of question can be asked for. */
const suits = (question: Question, op: Test['op']): boolean => {
  const options = 'options' in question;
  switch (op) {
    case 'anyOf':
    case 'allOf':
      return options;
    case 'greater':
    case 'between':
      return ['rating', 'scale', 'number', 'priceRange'].includes(question.type);
    case 'contains':
      return options || ['shortText', 'longText', 'date', 'email', 'phone'].includes(question.type);
    default:
      return true;
  }
};

const optionsNamed = (condition: Test): string[] => {
  if (condition.op === 'anyOf' || condition.op === 'allOf') return condition.options;
  return condition.op === 'equals' && typeof condition.value === 'string' ? [condition.value] : [];
};

const checkTest = (condition: Test, path: string, byId: Map<string, Question>): Issue[] => {
  const question = byId.get(condition.question);
  if (!question)
    return [
      { path: `${path}.question`, message: `There is no question "${condition.question}". Choose another.` },
    ];
  const issues: Issue[] = [];
  if (!suits(question, condition.op))
    issues.push({
      path,
      message: `A "${question.type}" question cannot be tested with "${condition.op}". Choose another test.`,
    });
  if (condition.op === 'between' && condition.min > condition.max)
    issues.push({ path, message: 'The lower end is above the upper one. Swap them.' });
  if ('options' in question) {
    const known = new Set(question.options.map((option) => option.id));
    for (const id of optionsNamed(condition))
      if (!known.has(id))
        issues.push({ path, message: `Question "${question.id}" has no option "${id}". Choose another.` });
  }
  return issues;
};

/**
 * The faults of a condition.
 * @param earlier whether a question can come before the one that asks
 */
export const checkCondition = (
  condition: Condition,
  path: string,
  byId: Map<string, Question>,
  earlier: (question: string) => boolean,
  depth = 1,
): Issue[] => {
  if (depth > limits.conditionDepth)
    return [{ path, message: `Conditions go at most ${limits.conditionDepth} deep. Make this one simpler.` }];
  if (condition.op === 'not') return checkCondition(condition.of, `${path}.of`, byId, earlier, depth + 1);
  if ('of' in condition)
    return condition.of.flatMap((part, i) =>
      checkCondition(part, `${path}.of.${i}`, byId, earlier, depth + 1),
    );
  const issues = checkTest(condition, path, byId);
  if (byId.has(condition.question) && !earlier(condition.question))
    issues.push({
      path: `${path}.question`,
      message: `Question "${condition.question}" never comes before this. Choose an earlier one.`,
    });
  return issues;
};

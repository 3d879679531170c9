import type { Issue } from '#shared/errors.ts';
import type { Condition } from '#shared/model/condition.ts';
import { limits, type Question } from '#shared/model/quiz.ts';
import { problem } from './problem.ts';

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
  if (!question) return [problem(`${path}.question`, 'questionUnknown', { id: condition.question })];
  const issues: Issue[] = [];
  if (!suits(question, condition.op))
    issues.push(problem(path, 'testUnsuited', { type: question.type, op: condition.op }));
  if (condition.op === 'between' && condition.min > condition.max) issues.push(problem(path, 'endsSwapped'));
  if ('options' in question) {
    const known = new Set(question.options.map((option) => option.id));
    for (const id of optionsNamed(condition))
      if (!known.has(id)) issues.push(problem(path, 'optionUnknown', { question: question.id, option: id }));
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
  if (depth > limits.conditionDepth) return [problem(path, 'tooDeep', { depth: limits.conditionDepth })];
  if (condition.op === 'not') return checkCondition(condition.of, `${path}.of`, byId, earlier, depth + 1);
  if ('of' in condition)
    return condition.of.flatMap((part, i) =>
      checkCondition(part, `${path}.of.${i}`, byId, earlier, depth + 1),
    );
  const issues = checkTest(condition, path, byId);
  if (byId.has(condition.question) && !earlier(condition.question))
    issues.push(problem(`${path}.question`, 'notEarlier', { id: condition.question }));
  return issues;
};

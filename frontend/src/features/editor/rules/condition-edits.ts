import { type Condition, conditionDepth } from '#shared/model/condition.ts';
import type { Question } from '#shared/model/quiz.ts';
import { reaching, waysOf } from '#shared/quiz/graph.ts';
import { hasOptions } from '../quiz-edits.ts';

export type Test = Extract<Condition, { question: string }>;
export type Group = Extract<Condition, { op: 'and' | 'or' }>;

export const isGroup = (condition: Condition): condition is Group =>
  condition.op === 'and' || condition.op === 'or';

/** The condition without its denials, and whether it is denied: two denials are none. */
export const plain = (condition: Condition): { of: Exclude<Condition, { op: 'not' }>; not: boolean } => {
  if (condition.op !== 'not') return { of: condition, not: false };
  const inner = plain(condition.of);
  return { of: inner.of, not: !inner.not };
};

export const denied = (condition: Condition, not: boolean): Condition =>
  not ? { op: 'not', of: condition } : condition;

export const depthOf = (condition: Condition): number => {
  if (condition.op === 'not') return 1 + depthOf(condition.of);
  return 'of' in condition ? 1 + Math.max(...condition.of.map(depthOf)) : 1;
};

/** Whether a group can stand at this depth, itself denied, with denied tests in it. */
export const mayNest = (depth: number): boolean => depth + 4 <= conditionDepth;

const several = (question: Question): boolean =>
  question.type === 'multiple' ||
  question.type === 'ranking' ||
  ('maxChoices' in question && (question.maxChoices ?? 1) > 1);

/** What a question can be asked for, the most usual first. Empty where it has no answer. */
export const opsFor = (question: Question): Test['op'][] => {
  const other = 'other' in question && question.other === true;
  switch (question.type) {
    case 'statement':
      return [];
    case 'consent':
      return ['equals'];
    case 'rating':
    case 'scale':
    case 'number':
      return ['greater', 'between', 'equals', 'answered'];
    case 'priceRange':
      return ['between', 'greater', 'answered'];
    case 'shortText':
    case 'longText':
    case 'email':
    case 'phone':
    case 'date':
      return ['contains', 'answered'];
    default:
      return [
        'anyOf',
        ...(several(question) ? (['allOf'] as const) : []),
        'answered',
        ...(other ? (['contains'] as const) : []),
      ];
  }
};

const lowest = (question: Question): number =>
  'min' in question && typeof question.min === 'number' ? question.min : 1;
const highest = (question: Question): number =>
  'max' in question && typeof question.max === 'number' ? question.max : lowest(question) + 1;

/** A test of a question to begin with. Null where it has nothing to choose. */
export const testOf = (question: Question, op: Test['op']): Test | null => {
  const { id } = question;
  const first = hasOptions(question) ? question.options[0]?.id : undefined;
  switch (op) {
    case 'anyOf':
    case 'allOf':
      return first ? { op, question: id, options: [first] } : null;
    case 'equals':
      if (question.type === 'consent') return { op, question: id, value: true };
      return { op, question: id, value: lowest(question) };
    case 'greater':
      return { op, question: id, value: lowest(question) };
    case 'between':
      return { op, question: id, min: lowest(question), max: highest(question) };
    case 'contains':
      return { op, question: id, text: '…' };
    case 'answered':
      return { op, question: id };
  }
};

/** The first test that a question takes; null for one without answers. */
export const firstTest = (question: Question): Test | null => {
  for (const op of opsFor(question)) {
    const test = testOf(question, op);
    if (test) return test;
  }
  return null;
};

/** The questions of a quiz that can come before one of them, and where that one stands. */
const before = (questions: Question[], id: string) => {
  const at = questions.findIndex((question) => question.id === id);
  return { at, earlier: reaching(waysOf(questions, true), at) };
};

/**
 * The questions that a condition of `id` can be about: those with answers that can come before it.
 * @param own whether its own answer counts too, as it does in its rules
 */
export const sourcesOf = (questions: Question[], id: string, own: boolean): Question[] => {
  const { at, earlier } = before(questions, id);
  return questions.filter(
    (question, index) => ((own && index === at) || earlier.has(index)) && firstTest(question) !== null,
  );
};

/** The questions that a rule of `id` can lead to without going round in a loop. */
export const goalsOf = (questions: Question[], id: string): Question[] => {
  const { at, earlier } = before(questions, id);
  return questions.filter((_, index) => index !== at && !earlier.has(index));
};

/** One part of a group replaced, or without it: a group of none is gone, a group of one is that one. */
export const replacePart = (group: Group, index: number, part: Condition | null): Condition | null => {
  if (part) return { ...group, of: group.of.with(index, part) };
  const rest = group.of.toSpliced(index, 1);
  return rest.length > 1 ? { ...group, of: rest } : (rest[0] ?? null);
};

/** The condition with one more: beside the others of a group, or together with what is there. */
export const addPart = (condition: Condition, part: Condition): Condition =>
  isGroup(condition) ? { ...condition, of: [...condition.of, part] } : { op: 'and', of: [condition, part] };

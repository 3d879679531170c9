import type { Answer } from '#shared/model/answer.ts';
import type { Condition } from '#shared/model/condition.ts';

/** What a record from outside holds under an id, and not what every object inherits. */
export const own = <T>(record: Record<string, T>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

/** Where something with an id stands in a list; -1: it does not. */
export const indexOf = (list: { id: string }[], id: string): number => list.findIndex((one) => one.id === id);

/** The answers on the path so far, by question. A skipped question is there, as `seen`. */
export type Given = ReadonlyMap<string, Answer>;

const numberOf = (answer: Answer): number =>
  answer.kind === 'number' ? answer.value : answer.kind === 'range' ? answer.max : Number.NaN;

const equals = (answer: Answer, value: string | number | boolean): boolean => {
  switch (answer.kind) {
    case 'options':
      return answer.ids.length === 1 && answer.ids[0] === value;
    case 'consent':
      return answer.given === value;
    case 'number':
    case 'text':
      return answer.value === value;
    default:
      return false;
  }
};

const between = (answer: Answer, min: number, max: number): boolean => {
  if (answer.kind === 'range') return answer.min >= min && answer.max <= max;
  const value = numberOf(answer);
  return value >= min && value <= max;
};

const contains = (answer: Answer, text: string): boolean => {
  if (answer.kind === 'options') return answer.ids.includes(text) || has(answer.other ?? '', text);
  return answer.kind === 'text' && has(answer.value, text);
};
const has = (whole: string, part: string): boolean => whole.toLowerCase().includes(part.toLowerCase());

type Test = Extract<Condition, { question: string }>;

const test = (condition: Test, answer: Answer): boolean => {
  switch (condition.op) {
    case 'answered':
      return answer.kind !== 'seen';
    case 'equals':
      return equals(answer, condition.value);
    case 'anyOf':
      return answer.kind === 'options' && condition.options.some((id) => answer.ids.includes(id));
    case 'allOf':
      return answer.kind === 'options' && condition.options.every((id) => answer.ids.includes(id));
    case 'greater':
      return numberOf(answer) > condition.value;
    case 'between':
      return between(answer, condition.min, condition.max);
    case 'contains':
      return contains(answer, condition.text);
  }
};

/**
 * Whether a condition holds for the answers given.
 * @param open answers may still come: a test of a question not in `given` is then undecided (null), not false
 */
export const holds = (condition: Condition, given: Given, open = false): boolean | null => {
  if (condition.op === 'not') {
    const inner = holds(condition.of, given, open);
    return inner === null ? null : !inner;
  }
  if ('of' in condition) {
    const decisive = condition.op === 'or';
    let result: boolean | null = !decisive;
    for (const part of condition.of) {
      const verdict = holds(part, given, open);
      if (verdict === decisive) return decisive;
      if (verdict === null) result = null;
    }
    return result;
  }
  const answer = given.get(condition.question);
  if (answer === undefined) return open ? null : false;
  return test(condition, answer);
};

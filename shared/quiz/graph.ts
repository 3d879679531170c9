import type { Condition } from '#shared/model/condition.ts';
import type { AskedQuestion } from './artefact.ts';

/** A way from one question to another; `rule` is absent when it is just the next one. */
export interface Way {
  to: number;
  rule?: number;
}

/** A choice of which every option can be hidden is passed over when all of them are. */
const alwaysShown = (question: AskedQuestion): boolean =>
  !question.showWhen &&
  (!('options' in question) ||
    ('other' in question && question.other === true) ||
    question.options.some((option) => !option.showWhen));

const certain = (question: AskedQuestion, when: Condition): boolean =>
  when.op === 'answered' &&
  when.question === question.id &&
  question.required &&
  question.type !== 'statement' &&
  alwaysShown(question);

/**
 * Where each question can lead, whatever is answered: by its rules, and on to the next one unless a rule takes
 * every answer there can be. An end is no way.
 * @param lenient take it that any rule may not apply: for what a merchant is still at work on
 */
export const waysOf = (questions: AskedQuestion[], lenient = false): Way[][] => {
  const at = new Map(questions.map((question, index) => [question.id, index]));
  return questions.map((question, index) => {
    const ways: Way[] = [];
    let falls = true;
    for (const [rule, { when, target }] of question.rules.entries()) {
      const to = target.to === 'question' ? at.get(target.question) : undefined;
      if (to !== undefined) ways.push({ to, rule });
      if (!lenient && certain(question, when)) {
        falls = false;
        break;
      }
    }
    if (falls && index + 1 < questions.length) ways.push({ to: index + 1 });
    return ways;
  });
};

/** A loop: the questions on it in order, and the rule that closes it. */
export interface Loop {
  questions: number[];
  from: number;
  rule: number;
}

/** One loop for each rule that leads back to a question that may come before it. */
export const loopsIn = (ways: Way[][]): Loop[] => {
  const loops: Loop[] = [];
  const state = new Uint8Array(ways.length);
  const trail: number[] = [];
  const visit = (index: number): void => {
    state[index] = 1;
    trail.push(index);
    for (const { to, rule } of ways[index] ?? []) {
      if (state[to] === 1)
        loops.push({ questions: trail.slice(trail.indexOf(to)), from: index, rule: rule ?? -1 });
      else if (state[to] === 0) visit(to);
    }
    trail.pop();
    state[index] = 2;
  };
  for (let index = 0; index < ways.length; index++) if (state[index] === 0) visit(index);
  return loops;
};

/** For each question, those that can come after it. */
export const reachableFrom = (ways: Way[][]): Set<number>[] =>
  ways.map((_, start) => {
    const seen = new Set<number>();
    const next = [start];
    for (let index = next.pop(); index !== undefined; index = next.pop())
      for (const { to } of ways[index] ?? [])
        if (!seen.has(to)) {
          seen.add(to);
          next.push(to);
        }
    return seen;
  });

/** The questions after which one of them can come. */
export const reaching = (ways: Way[][], at: number): Set<number> => {
  const from: number[][] = ways.map(() => []);
  ways.forEach((own, index) => {
    for (const { to } of own) from[to]?.push(index);
  });
  const seen = new Set<number>();
  const next = [at];
  for (let index = next.pop(); index !== undefined; index = next.pop())
    for (const earlier of from[index] ?? [])
      if (!seen.has(earlier)) {
        seen.add(earlier);
        next.push(earlier);
      }
  return seen;
};

import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Target } from '#shared/model/quiz.ts';
import { checkAnswer } from './answer.ts';
import type { AskedQuestion } from './artefact.ts';
import { type Given, holds, indexOf, own } from './condition.ts';

export interface Walk {
  /** Ids of the questions shown, in order, the current one last. */
  path: string[];
  /** The first question on the path without a valid answer; null at the end. */
  current: string | null;
  end: Target | null;
}

/** A walk with the answers that count: those on the path, without options that are not shown. */
export interface Followed extends Walk {
  given: Map<string, Answer>;
}

type AskedOption = Extract<AskedQuestion, { options: unknown }>['options'][number];

const results: Target = { to: 'results' };

const visible = (question: AskedQuestion, given: Given): AskedOption[] =>
  'options' in question ? question.options.filter((o) => !o.showWhen || holds(o.showWhen, given)) : [];

/** The question as it is shown now, or null when it is not: its condition fails, or no option is left to choose. */
const shown = (question: AskedQuestion, given: Given): AskedQuestion | null => {
  if (question.showWhen && !holds(question.showWhen, given)) return null;
  if (!('options' in question)) return question;
  const options = visible(question, given);
  if (options.length === question.options.length) return question;
  return options.length === 0 && !('other' in question && question.other) ? null : { ...question, options };
};

/** Whether a question will be shown when its turn comes, whatever is answered till then; null: that depends. */
export const willShow = (question: AskedQuestion, given: Given): boolean | null => {
  const shown = question.showWhen ? holds(question.showWhen, given, true) : true;
  if (shown === false || !('options' in question) || ('other' in question && question.other)) return shown;
  const options = question.options.map(({ showWhen }) => (showWhen ? holds(showWhen, given, true) : true));
  return options.includes(true) ? shown : options.includes(null) ? null : false;
};

/** What counts of an answer: options that are not shown do not, and an empty answer is none. */
const counted = (answer: Answer, question: AskedQuestion, asked: AskedQuestion): Answer => {
  const none: Answer = { kind: 'seen' };
  if (answer.kind === 'text') return answer.value.trim() ? answer : none;
  if (answer.kind !== 'options' || !('options' in question && 'options' in asked)) return answer;
  const ids = answer.ids.filter((id) => indexOf(asked.options, id) >= 0 || indexOf(question.options, id) < 0);
  return ids.length || answer.other?.trim() ? { ...answer, ids } : none;
};

/** The first question from `index` on that is shown, as it is shown; null at the end. */
export const arrive = (
  questions: AskedQuestion[],
  index: number,
  given: Given,
): { index: number; asked: AskedQuestion } | null => {
  for (let at = index; ; at++) {
    const question = questions[at];
    // A loop is refused when a quiz is saved; should one get here all the same, it ends in the results.
    if (!question || given.has(question.id)) return null;
    const asked = shown(question, given);
    if (asked) return { index: at, asked };
  }
};

/** Where the answers lead from a question: to the index of the next one, or to an end. */
export const leave = (questions: AskedQuestion[], index: number, given: Given): number | Target => {
  const target = questions[index]?.rules.find((rule) => holds(rule.when, given))?.target;
  if (!target) return index + 1;
  if (target.to !== 'question') return target;
  const to = indexOf(questions, target.question);
  return to < 0 ? index + 1 : to;
};

/**
 * Walks the quiz and keeps the answers that count.
 * @param until stop at this question, when it is on the path, as if it had no answer yet
 */
export const follow = (questions: AskedQuestion[], answers: Answers, until?: string): Followed => {
  const given = new Map<string, Answer>();
  const path: string[] = [];
  let next: number | Target = 0;
  while (typeof next === 'number') {
    const here = arrive(questions, next, given);
    if (!here) break;
    const { index, asked } = here;
    path.push(asked.id);
    const answer = asked.id === until ? undefined : own(answers, asked.id);
    const valid = answer && counted(answer, questions[index] ?? asked, asked);
    if (!valid || checkAnswer(asked, valid)) return { path, current: asked.id, end: null, given };
    given.set(asked.id, valid);
    next = leave(questions, index, given);
  }
  return { path, current: null, end: typeof next === 'number' ? results : next, given };
};

/** Which questions are shown, in which order, for the answers given so far: a function of the answers alone. */
export const walk = (questions: AskedQuestion[], answers: Answers): Walk => {
  const { path, current, end } = follow(questions, answers);
  return { path, current, end };
};

const neighbour = (questions: AskedQuestion[], answers: Answers, id: string, step: number): string | null => {
  const { path } = follow(questions, answers);
  const index = path.indexOf(id);
  return (index >= 0 && path[index + step]) || null;
};

/** The question shown after `id` with these answers; null when the end follows, or `id` is not on the path. */
export const after = (questions: AskedQuestion[], answers: Answers, id: string): string | null =>
  neighbour(questions, answers, id, 1);

/** The question shown before `id`, along the path really taken; null at the first. */
export const before = (questions: AskedQuestion[], answers: Answers, id: string): string | null =>
  neighbour(questions, answers, id, -1);

/** The options of a question that are shown, given the answers before it. */
export const shownOptions = (
  question: AskedQuestion,
  questions: AskedQuestion[],
  answers: Answers,
): AskedOption[] => visible(question, follow(questions, answers, question.id).given);

/** The most questions that can still come from `index` on, the one there included. */
const longest = (questions: AskedQuestion[], given: Given) => {
  const known = new Map<number, number>();
  const from = (index: number): number => {
    const question = questions[index];
    if (!question) return 0;
    const seen = known.get(index);
    if (seen !== undefined) return seen;
    known.set(index, 0);
    const next = () => from(index + 1);
    const show = willShow(question, given);
    let most = show === true ? 0 : next();
    let falls = show !== false;
    for (const rule of show === false ? [] : question.rules) {
      const verdict = holds(rule.when, given, true);
      if (verdict === false) continue;
      const goal =
        rule.target.to === 'question' ? indexOf(questions, rule.target.question) : questions.length;
      most = Math.max(most, 1 + from(goal));
      if (verdict) {
        falls = false;
        break;
      }
    }
    if (falls) most = Math.max(most, 1 + next());
    known.set(index, most);
    return most;
  };
  return from;
};

/**
 * How far the shopper is, 0 to 1: questions done over those plus the most that can still come. Every step
 * forward leaves at most one fewer to come, so this never moves backwards on next.
 * @param at the question on screen, when it is not the first unanswered one
 */
export const progress = (questions: AskedQuestion[], answers: Answers, at?: string): number => {
  const { path, current, given } = follow(questions, answers, at);
  if (current === null) return 1;
  const done = path.length - 1;
  const left = longest(questions, given)(indexOf(questions, current));
  return done / (done + Math.max(1, left));
};

import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { checkAnswer } from './answer.ts';
import type { AskedQuestion } from './artefact.ts';
import { follow } from './flow.ts';
import { createSource } from './score.ts';
import { askedQuestions } from './vectors.ts';

/** A version of a quiz, with the catalogue it is to rank. */
export interface Version {
  quiz: Quiz;
  products: Product[];
}

/** How many first products are compared, beside the very first. */
const compared = 3;
const examples = 10;

export interface Replay {
  responses: number;
  /** How many see another first product, and another top three (other products, or in another order). */
  firstChanged: number;
  topChanged: number;
  /** Products by how many top threes they are in, where that changes; the largest change first. */
  products: { product: string; before: number; after: number }[];
  /** Answers the new version cannot take as they were, per question: left out, or only some of their options kept. */
  answers: { question: string; dropped: number; trimmed: number }[];
  /** Responses that leave a question of the new version open; they are ranked on what they have. */
  incomplete: number;
  examples: { response: string; before: string[]; after: string[] }[];
}

type Carried = { answer: Answer; trimmed: boolean } | null;

/** Whether the answer is one to this question; how many must be chosen depends on which options are shown. */
const suits = (question: AskedQuestion, answer: Answer): boolean => {
  const fault = checkAnswer(question, answer);
  return fault === null || fault === 'tooFew';
};

/** An answer as another version takes it: whole, without the options that are gone, or not at all. */
const carry = (question: AskedQuestion | undefined, answer: Answer): Carried => {
  if (!question) return null;
  if (suits(question, answer)) return { answer, trimmed: false };
  if (answer.kind !== 'options' || !('options' in question)) return null;
  const known = new Set(question.options.map((option) => option.id));
  const kept = { ...answer, ids: answer.ids.filter((id) => known.has(id)) };
  return kept.ids.length > 0 && suits(question, kept) ? { answer: kept, trimmed: true } : null;
};

const createCarrier = (from: Quiz, to: Quiz) => {
  const before = askedQuestions(from.questions);
  const after = askedQuestions(to.questions);
  const byId = new Map(after.map((question) => [question.id, question]));
  const counts = new Map<string, { dropped: number; trimmed: number }>();
  const add = (id: string, what: 'dropped' | 'trimmed') => {
    const count = counts.get(id) ?? { dropped: 0, trimmed: 0 };
    count[what] += 1;
    counts.set(id, count);
  };
  const carryAll = (answers: Answers): Answers => {
    const carried: Answers = {};
    const trimmed = new Set<string>();
    // Only what counted before can be lost.
    for (const [id, answer] of follow(before, answers).given) {
      const one = carry(byId.get(id), answer);
      if (one) carried[id] = one.answer;
      if (one?.trimmed) trimmed.add(id);
      if (!one) add(id, 'dropped');
    }
    const { current } = follow(after, carried);
    if (current !== null && Object.hasOwn(carried, current)) {
      delete carried[current];
      trimmed.delete(current);
      add(current, 'dropped');
    }
    for (const id of trimmed) add(id, 'trimmed');
    return carried;
  };
  return { carryAll, counts };
};

const topOf = (version: Version) => {
  const rank = createSource(version.quiz, version.products);
  return (answers: Answers): string[] =>
    rank(answers)
      .slots.flatMap((slot) => slot.items.map((item) => item.product))
      .slice(0, compared);
};

/** Runs two versions over stored responses and tells what shoppers would see differently. */
export const replay = (from: Version, to: Version, responses: { id: string; answers: Answers }[]): Replay => {
  const { carryAll, counts } = createCarrier(from.quiz, to.quiz);
  const rankBefore = topOf(from);
  const rankAfter = topOf(to);
  const questions = askedQuestions(to.quiz.questions);
  const seen = new Map<string, { before: number; after: number }>();
  const count = (product: string, when: 'before' | 'after') => {
    const own = seen.get(product) ?? { before: 0, after: 0 };
    own[when] += 1;
    seen.set(product, own);
  };
  const result: Replay = {
    responses: responses.length,
    firstChanged: 0,
    topChanged: 0,
    products: [],
    answers: [],
    incomplete: 0,
    examples: [],
  };
  for (const { id, answers } of responses) {
    const carried = carryAll(answers);
    const before = rankBefore(answers);
    const after = rankAfter(carried);
    if (follow(questions, carried).current !== null) result.incomplete += 1;
    if (before[0] !== after[0]) result.firstChanged += 1;
    for (const product of before) count(product, 'before');
    for (const product of after) count(product, 'after');
    if (before.join('\n') === after.join('\n')) continue;
    result.topChanged += 1;
    if (result.examples.length < examples) result.examples.push({ response: id, before, after });
  }
  result.answers = [...counts].map(([question, own]) => ({ question, ...own }));
  result.products = [...seen]
    .map(([product, own]) => ({ product, ...own }))
    .filter((one) => one.before !== one.after)
    .sort(
      (a, b) =>
        Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || (a.product < b.product ? -1 : 1),
    );
  return result;
};

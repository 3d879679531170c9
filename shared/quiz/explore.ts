import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Quiz, Target } from '#shared/model/quiz.ts';
import type { AskedQuestion, Head } from './artefact.ts';
import { conditionsOf, possible, type Test, testsIn } from './choices.ts';
import { type Given, holds } from './condition.ts';
import { arrive, leave } from './flow.ts';
import { reachableFrom, waysOf } from './graph.ts';
import { type Ban, type Part, partOf } from './parts.ts';
import type { Shelf } from './rank.ts';
import type { Requirement } from './select.ts';
import { askedQuestions } from './vectors.ts';

/** An answer, standing for all that lead on and rank in the same way. Kept small: a quiz can have thousands. */
export interface Choice {
  answer: Answer;
  /** How many answers it stands for. */
  weight: number;
  /** What the conditions about its question make of it. */
  bits: string;
  /** The cards that get points, rising, and how many. */
  hits: Int32Array;
  gains: Int32Array;
  requirement: Requirement | null;
  /** Cards that it does not allow. */
  bans: Set<number>;
}

/** A question on some path, with the choices it offers there. */
export interface Stop {
  index: number;
  asked: AskedQuestion;
  choices: Choice[];
}

/** Walks every path of a quiz, answers that make no difference taken together. */
export interface Explorer {
  questions: AskedQuestion[];
  /** The question shown from `index` on, or null at the end. */
  stop(index: number, given: Given): Stop | null;
  next(stop: Stop, given: Given): number | Target;
  /** What of the answers given can still matter from `index` on; equal keys have equal futures. */
  key(index: number, given: Given, bits: ReadonlyMap<string, string>): string;
  /** Whether, so far, all answers there can be were told apart. */
  complete(): boolean;
}

/** Two hashes (FNV-1a, Fowler/Noll/Vo) of what a choice does, 64 bits together. */
const fingerprint = ({ hits, gains, requirement, bans }: Choice): string => {
  let [one, two] = [0x811c9dc5, 0x01000193];
  const add = (value: number) => {
    one = Math.imul(one ^ value, 0x01000193);
    two = Math.imul(two ^ value ^ (one >>> 15), 0x85ebca6b);
  };
  hits.forEach((card, i) => {
    add(card);
    add(gains[i] ?? 0);
  });
  for (const met of requirement?.met ?? []) add(met);
  for (const card of [...bans].sort((a, b) => a - b)) add(card);
  return [hits.length, bans.size, requirement ? 1 : 0, one, two].join(' ');
};

const choiceOf = (answer: Answer, bits: string, part: Part | null, bans: (Ban | undefined)[]): Choice => {
  const hits: number[] = [];
  part?.points.forEach((points, card) => {
    if (points > 0) hits.push(card);
  });
  return {
    answer,
    weight: 1,
    bits,
    hits: Int32Array.from(hits),
    gains: Int32Array.from(hits, (card) => part?.points[card] ?? 0),
    requirement: part?.met ? { question: part.question, met: part.met } : null,
    bans: new Set(Object.keys(bans).map(Number)),
  };
};

/** @param quiz a quiz, or its published head: what its answers do, the shelf knows */
export const createExplorer = (quiz: Pick<Quiz, 'questions'> | Head, shelf: Shelf): Explorer => {
  const questions = 'engine' in quiz ? quiz.questions : askedQuestions(quiz.questions);
  const reach = reachableFrom(waysOf(questions));
  const tests = new Map<string, Test[]>();
  const asks = questions.map((question) => conditionsOf(question).flatMap(testsIn));
  for (const test of asks.flat()) tests.set(test.question, [...(tests.get(test.question) ?? []), test]);
  // A question that is passed over can lead on to any later one.
  const matters = questions.map((_, index) => {
    const ahead = new Set([index, ...(reach[index] ?? [])]);
    return [...new Set([...ahead].flatMap((one) => (asks[one] ?? []).map((test) => test.question)))].sort();
  });
  const known = new Map<string, Choice[]>();
  let complete = true;

  const choicesOf = (asked: AskedQuestion): Choice[] => {
    const about = tests.get(asked.id) ?? [];
    const scored = shelf.value(questions.findIndex((one) => one.id === asked.id)) !== undefined;
    const found = possible(asked, about, scored);
    complete &&= found.complete;
    const merged = new Map<string, Choice>();
    for (const answer of found.answers) {
      const own = new Map([[asked.id, answer]]);
      const bans: (Ban | undefined)[] = [];
      const part = partOf(questions, shelf, asked.id, answer, bans);
      const choice = choiceOf(answer, about.map((test) => (holds(test, own) ? 1 : 0)).join(''), part, bans);
      const key = `${choice.bits}|${fingerprint(choice)}`;
      const same = merged.get(key);
      if (same) same.weight += 1;
      else merged.set(key, choice);
    }
    return [...merged.values()];
  };
  return {
    questions,
    stop: (index, given) => {
      const here = arrive(questions, index, given);
      if (!here) return null;
      const shown = 'options' in here.asked ? here.asked.options.map((option) => option.id).join(' ') : '';
      const key = `${here.index} ${shown}`;
      const choices = known.get(key) ?? choicesOf(here.asked);
      known.set(key, choices);
      return { ...here, choices };
    },
    next: (stop, given) => leave(questions, stop.index, given),
    key: (index, given, bits) =>
      `${index}:${(matters[index] ?? []).map((id) => (given.has(id) ? `${id}=${bits.get(id)}` : '')).join(';')}`,
    complete: () => complete,
  };
};

export const answersOf = (given: Given): Answers => Object.fromEntries(given);

import type { Answers } from '#shared/model/answer.ts';
import type { Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { conditionsOf, testsIn } from './choices.ts';
import { createDomination } from './dominated.ts';
import { createExplorer, type Explorer } from './explore.ts';
import type { findingKinds } from './findingKinds.ts';
import { eachCard } from './grade.ts';
import { createFavour, createTally, type Outcomes, type Tally, walkAll, walkSome } from './outcomes.ts';
import type { Shelf } from './rank.ts';
import { sourceShelf } from './score.ts';
import { type Structure, structureOf } from './structure.ts';

/** One thing a merchant should know before publishing. */
export interface Finding {
  kind: (typeof findingKinds)[number];
  question?: string;
  option?: string;
  product?: string;
  /** Share of sessions that answer at random, where the finding is about results. */
  share?: number;
  /** Proven, and not only unseen in a sample. */
  certain: boolean;
  /** Answers that reproduce it; absent where what is found is that no answers lead there. */
  example?: Answers;
}

export interface Proof {
  /** How many different sets of answers there are; 1e15 stands for that many or more. */
  paths: number;
  /** The same with answers that make no difference taken together. */
  distinct: number;
  /** How many of those were ranked. */
  checked: number;
  /** Whether all were. */
  exact: boolean;
  /** What was not found concerns, with 95% confidence, at most this share of random sessions; 0 when exact. */
  bound: number;
  findings: Finding[];
}

export interface ProofOptions {
  /** Up to this many distinct paths, all are ranked. */
  exactLimit?: number;
  /** How many are drawn above that. */
  samples?: number;
  seed?: number;
  /** Told now and then how far the proof is, 0 to 1. */
  tell?: (share: number) => void;
}

/**
 * So that a proof of twelve questions over 2,000 products stays under two seconds, one over few products tells more,
 * and one of two hundred questions does not take minutes.
 */
export const proofLimits = (products: number, questions: number) => {
  const work = products * Math.max(1, questions / 12);
  const between = (paths: number, most: number) => Math.max(500, Math.min(most, Math.floor(paths)));
  return { exactLimit: between(2e7 / work, 20_000), samples: between(1.2e7 / work, 10_000), seed: 1 };
};

/** How many products unseen in a sample are looked for, each by a walk past every option. */
const searches = (quiz: Quiz): number => {
  const options = quiz.questions.reduce((sum, one) => sum + ('options' in one ? one.options.length : 1), 0);
  return Math.ceil(2e6 / Math.max(1, options));
};

const structureFindings = (quiz: Quiz, structure: Structure): Finding[] => {
  const findings: Finding[] = [];
  for (const question of quiz.questions) {
    const reached = structure.questions.get(question.id);
    const stuck = structure.deadEnds.get(question.id);
    if (!reached)
      findings.push({ kind: 'unreachableQuestion', question: question.id, certain: structure.complete });
    if (stuck) findings.push({ kind: 'deadEnd', question: question.id, certain: true, example: stuck });
    for (const { id } of reached && 'options' in question ? question.options : [])
      if (!structure.options.has(id))
        findings.push({
          kind: 'unreachableOption',
          question: question.id,
          option: id,
          certain: structure.complete,
        });
  }
  return findings;
};

const members = (list: number[] | undefined): Set<number> => {
  const set = new Set<number>();
  eachCard(list ?? [], (card) => set.add(card));
  return set;
};

const optionFindings = (quiz: Quiz, shelf: Shelf, explorer: Explorer, structure: Structure): Finding[] => {
  const named = new Set(
    explorer.questions
      .flatMap(conditionsOf)
      .flatMap(testsIn)
      .flatMap((test) => ('options' in test ? test.options : 'value' in test ? String(test.value) : [])),
  );
  return quiz.questions.flatMap((question, q) =>
    ('options' in question ? question.options : []).flatMap(({ id }, o): Finding[] => {
      const vector = shelf.option(q, o);
      const before = structure.options.get(id);
      if (!vector || !before) return [];
      const example: Answers = { ...before, [question.id]: { kind: 'options', ids: [id] } };
      const base = { question: question.id, option: id, certain: true, example };
      const required = members(vector.require);
      const allowed = required.difference(members(vector.exclude));
      if (vector.require && allowed.size === 0) return [{ kind: 'contradiction', ...base }];
      const idle = !vector.boost && !vector.require && !vector.exclude && !named.has(id);
      return idle ? [{ kind: 'optionWithoutEffect', ...base }] : [];
    }),
  );
};

const resultFindings = (outcomes: Outcomes): Finding[] => {
  const { empty, relaxed, tied } = outcomes;
  const findings: Finding[] = [];
  if (empty.example)
    findings.push({ kind: 'emptyResult', share: empty.share, certain: true, example: empty.example });
  for (const [question, { share, example }] of relaxed)
    findings.push({ kind: 'relaxedResult', question, share, certain: true, example });
  if (tied.example) findings.push({ kind: 'tie', share: tied.share, certain: true, example: tied.example });
  return findings;
};

/** How much of the work is walking paths, about, and after how many steps it is told how far it is. */
const pathsShare = 0.8;
const told = 64;

const toldOf = (tally: Tally, tell: (checked: number) => void): Tally => ({
  outcomes: tally.outcomes,
  count: (trail, share) => {
    tally.count(trail, share);
    if (tally.outcomes.checked % told === 0) tell(tally.outcomes.checked);
  },
});

/**
 * Proves what can be said of a quiz without faults (see `checkStructure`) over a catalogue: what no answers lead to,
 * which answers end in nothing, and which products can never be shown. All distinct paths are ranked up to a limit;
 * above it a sample, whose bound stands in the answer.
 */
export const prove = (quiz: Quiz, products: Product[], options: ProofOptions = {}): Proof => {
  const shelf = sourceShelf(quiz, products);
  const { exactLimit, samples, seed } = {
    ...proofLimits(Math.max(1, shelf.size), quiz.questions.length),
    ...options,
  };
  const explorer = createExplorer(quiz, shelf);
  const structure = structureOf(explorer);
  const tally = toldOf(createTally(quiz.results, shelf), (checked) =>
    options.tell?.(pathsShare * Math.min(1, checked / (all ? structure.distinct : samples))),
  );
  const all = structure.complete && structure.distinct <= exactLimit;
  if (all) walkAll(explorer, shelf, tally);
  else walkSome(explorer, shelf, tally, samples, seed);
  const { checked } = tally.outcomes;
  const exact = all && explorer.complete();

  const never: Finding[] = [];
  const favour = createFavour(explorer, shelf, tally);
  const dominated = createDomination(quiz, shelf);
  let left = searches(quiz);
  for (let card = 0; card < shelf.size; card++) {
    if (card % told === 0) options.tell?.(pathsShare + (1 - pathsShare) * (card / shelf.size));
    if (!exact && !tally.outcomes.shown.has(card) && left-- > 0) favour(card);
    if (!tally.outcomes.shown.has(card))
      never.push({ kind: 'neverRecommended', product: shelf.id(card), certain: exact || dominated(card) });
  }
  return {
    paths: structure.paths,
    distinct: structure.distinct,
    checked,
    exact,
    bound: exact ? 0 : 1 - 0.05 ** (1 / Math.max(1, checked)),
    findings: [
      ...structureFindings(quiz, structure),
      ...optionFindings(quiz, shelf, explorer, structure),
      ...resultFindings(tally.outcomes),
      ...never,
    ],
  };
};

import type { Answers } from '#shared/model/answer.ts';
import type { Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import type { CardList, OptionVector, ValueVector } from './artefact.ts';
import { type Exclusion, exclusions } from './exclude.ts';
import { membership } from './grade.ts';
import { itemOf, type RankedItem, type Ranking, rankShelf, type Shelf } from './rank.ts';
import {
  askedQuestions,
  effectOf,
  optionVector,
  prepare,
  stepLists,
  termsOf,
  valueVector,
} from './vectors.ts';

export interface SourceRanking extends Ranking {
  excluded: Exclusion[];
  /** The best products before slots, with their traces: as many as were asked for. */
  top: RankedItem[];
}

/** A quiz over a whole catalogue, without a limit on the pool; effects are worked out when first needed. */
export const sourceShelf = (quiz: Quiz, products: Product[]): Shelf => {
  const features = prepare(quiz, products);
  const available = Uint8Array.from(features.products, (product) => (product.available ? 1 : 0));
  const options = new Map<string, OptionVector>();
  const values = new Map<number, ValueVector>();
  let terms: Record<string, CardList> | undefined;
  let steps: Uint8Array[][] | undefined;
  return {
    size: features.products.length,
    id: (card) => features.products[card]?.id ?? '',
    available: (card) => available[card] === 1,
    option: (question, option) => {
      const key = `${question} ${option}`;
      const asked = quiz.questions[question];
      const effects = asked && 'options' in asked ? asked.options[option]?.effects : undefined;
      if (!effects) return undefined;
      const vector = options.get(key) ?? optionVector(effects, features);
      options.set(key, vector);
      return vector;
    },
    value: (question) => {
      const asked = quiz.questions[question];
      const effect = asked && effectOf(asked);
      if (!effect) return undefined;
      const vector = values.get(question) ?? valueVector(effect, features);
      values.set(question, vector);
      return vector;
    },
    terms: () => {
      terms ??= termsOf(features.products, quiz.synonyms ?? []);
      return terms;
    },
    fits: (slot, step, card) => {
      steps ??= stepLists(quiz.results, features).map((lists) =>
        lists.map((list) => membership(features.products.length, list)),
      );
      return steps[slot]?.[step]?.[card] === 1;
    },
  };
};

/**
 * A ranker of a quiz over a catalogue, prepared once for many answers.
 * @param options.top how many of the best to trace beside the slots
 */
export const createSource = (quiz: Quiz, products: Product[]) => {
  const shelf = sourceShelf(quiz, products);
  const questions = askedQuestions(quiz.questions);
  return (answers: Answers, { top: wanted = 0 }: { top?: number } = {}): SourceRanking => {
    const { ranking, scored, order } = rankShelf(questions, quiz.results, shelf, answers, wanted);
    const top = order.slice(0, wanted).map((card) => itemOf(scored, shelf, card));
    return { ...ranking, top, excluded: exclusions(scored, shelf, quiz.results, ranking.relaxed) };
  };
};

/** Ranks a catalogue as it is: the same order and scores as `compile` and `rank` give. */
export const rankSource = (quiz: Quiz, products: Product[], answers: Answers): SourceRanking =>
  createSource(quiz, products)(answers);

import type { Effect, ValueEffect } from '#shared/model/effect.ts';
import type { Product } from '#shared/model/product.ts';
import type { Question, Quiz, Results } from '#shared/model/quiz.ts';
import type { AskedQuestion, CardList, OptionVector, ValueVector } from './artefact.ts';
import { words } from './grade.ts';
import { type Features, featuresOf, match, matchFully, numbersOf } from './match.ts';

const gaps = (cards: number[]): CardList => cards.map((card, i) => card - (cards[i - 1] ?? 0));

const intersection = (lists: number[][]): number[] | null =>
  lists.reduce<number[] | null>((all, list) => {
    const set = new Set(list);
    return all ? all.filter((card) => set.has(card)) : list;
  }, null);

/** An option's effects over a catalogue whose products stand in the order of the cards. */
export const optionVector = (effects: Effect[], features: Features): OptionVector => {
  const points = new Map<number, number>();
  let full = 0;
  let graded = false;
  for (const effect of effects) {
    if (effect.kind !== 'boost') continue;
    const most = effect.weight * 1000;
    full += most;
    const { products, grades } = match(features, effect.match);
    if (grades) graded = true;
    products.forEach((card, i) => {
      points.set(card, (points.get(card) ?? 0) + Math.floor(most * (grades?.[i] ?? 1)));
    });
  }
  const boosted = [...points].filter(([, own]) => own > 0).sort(([a], [b]) => a - b);
  const given = boosted.map(([, own]) => own);
  const lists = (kind: Effect['kind']) =>
    effects.filter((effect) => effect.kind === kind).map((effect) => matchFully(features, effect.match));
  const required = intersection(lists('require'));
  const excluded = [...new Set(lists('exclude').flat())].sort((a, b) => a - b);
  const [first] = given;
  return {
    full,
    ...(first === undefined
      ? {}
      : {
          boost: {
            cards: gaps(boosted.map(([card]) => card)),
            points: given.every((own) => own === first) ? first : given,
          },
        }),
    ...(graded ? { graded } : {}),
    ...(required ? { require: gaps(required) } : {}),
    ...(excluded.length > 0 ? { exclude: gaps(excluded) } : {}),
  };
};

/** What a question's value is held against, per product. */
export const valueVector = (effect: ValueEffect, features: Features): ValueVector => {
  const { against, kind, weight, tolerance } = effect;
  const vector = { on: against.on, full: weight * 1000, require: kind === 'require', tolerance };
  if (against.on === 'text') return vector;
  const columns = against.on === 'price' ? features.prices : numbersOf(features, against.name);
  const values = features.products.map((_, card) => {
    const own = columns[card];
    return own && own.length > 0 ? (own.length === 1 ? (own[0] ?? null) : own) : null;
  });
  return { ...vector, values };
};

const wordsOf = (product: Product): string[] => [
  ...words(product.title),
  ...words([product.productType, product.vendor, ...product.tags].join(' ')),
  ...words([...new Set(product.variants.flatMap((variant) => Object.values(variant.options)))].join(' ')),
];

/** Word → products that hold it, or another word of its group of synonyms. */
export const termsOf = (products: Product[], synonyms: string[][]): Record<string, CardList> => {
  const groups = synonyms.map((group) => group.map(words).filter((phrase) => phrase.length > 0));
  const lists = new Map<string, number[]>();
  products.forEach((product, card) => {
    const held = new Set(wordsOf(product));
    for (const group of groups)
      if (group.some((phrase) => phrase.every((word) => held.has(word))))
        for (const word of group.flat()) held.add(word);
    for (const word of held) {
      const list = lists.get(word);
      if (list) list.push(card);
      else lists.set(word, [card]);
    }
  });
  const byWord = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(byWord.map(([word, cards]) => [word, gaps(cards)]));
};

/** Per slot, per step of a routine, the products that fit. */
export const stepLists = (results: Results, features: Features): CardList[][] =>
  results.slots.map((slot) =>
    slot.kind === 'routine' ? slot.steps.map((step) => gaps(matchFully(features, step.match))) : [],
  );

export const effectOf = (question: Question): ValueEffect | undefined =>
  'effect' in question ? question.effect : undefined;

/** The questions as a shopper gets them: without what their options do. */
export const askedQuestions = (questions: Question[]): AskedQuestion[] =>
  questions.map((question): AskedQuestion => {
    if ('options' in question)
      return { ...question, options: question.options.map(({ effects: _, ...option }) => option) };
    if (!('effect' in question)) return question;
    const { effect: _, ...asked } = question;
    return asked;
  });

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By what the quiz says decides a tie, then by id: the order of the catalogue never shows. */
const tieOrder: Record<Results['ties'], (a: Product, b: Product) => number> = {
  priceLow: (a, b) => a.price.min - b.price.min,
  priceHigh: (a, b) => b.price.min - a.price.min,
  title: (a, b) => compare(a.title.toLowerCase(), b.title.toLowerCase()),
};

/** The products in the order that decides ties, each id once. */
const inTieOrder = (products: Product[], ties: Results['ties']): Product[] => {
  const byId = new Map<string, Product>();
  for (const product of products) {
    const same = byId.get(product.id);
    // Which of two with one id stays must not depend on which came first.
    if (!same || compare(JSON.stringify(product), JSON.stringify(same)) < 0) byId.set(product.id, product);
  }
  return [...byId.values()].sort((a, b) => tieOrder[ties](a, b) || compare(a.id, b.id));
};

/** A catalogue as ranking reads it: products in tie order, and their features. */
export const prepare = (quiz: Quiz, products: Product[]): Features =>
  featuresOf(inTieOrder(products, quiz.results.ties));

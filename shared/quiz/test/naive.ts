import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Effect, Matcher } from '#shared/model/effect.ts';
import type { Product } from '#shared/model/product.ts';
import type { Question, Quiz } from '#shared/model/quiz.ts';
import { follow } from '../flow.ts';
import { askedQuestions } from '../vectors.ts';

/*
 * The scoring rules once more, one product at a time and straight from their description, to hold the engine
 * against. Free text is left to the engine's own tests.
 */

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const nearness = (values: number[], min: number, max: number, tolerance: number): number =>
  Math.max(
    0,
    ...values.map((value) => {
      if (value >= min && value <= max) return 1;
      const end = value < min ? min : max;
      return tolerance * Math.abs(end) === 0
        ? 0
        : 1 - Math.abs(value - end) / (2 * tolerance * Math.abs(end));
    }),
  );

const prices = (product: Product): number[] =>
  product.variants.filter((one) => one.available || !product.available).map((one) => one.price);

const numbers = (product: Product, name: string): number[] =>
  [
    ...Object.entries(product.metafields).filter(
      ([key]) => same(key, name) || same(key.split('.')[1] ?? '', name),
    ),
    ...product.variants.flatMap((one) => Object.entries(one.options)).filter(([key]) => same(key, name)),
  ]
    .map(([, value]) => Number.parseFloat(value))
    .filter((value) => !Number.isNaN(value));

const grade = (product: Product, matcher: Matcher): number => {
  const any = (own: string[], wished: string[]) => (own.some((a) => wished.some((b) => same(a, b))) ? 1 : 0);
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } =
    'min' in matcher || 'max' in matcher ? matcher : {};
  switch (matcher.on) {
    case 'product':
      return any([product.id], matcher.ids);
    case 'collection':
      return any(product.collections, matcher.ids);
    case 'tag':
      return any(product.tags, matcher.values);
    case 'type':
      return any([product.productType], matcher.values);
    case 'vendor':
      return any([product.vendor], matcher.values);
    case 'optionValue': {
      const own = product.variants.flatMap((one) => Object.entries(one.options));
      return any(
        own.filter(([key]) => same(key, matcher.name)).map(([, value]) => value),
        matcher.values,
      );
    }
    case 'metafield': {
      const own = Object.entries(product.metafields);
      const named = own.filter(
        ([key]) => same(key, matcher.key) || same(key.split('.')[1] ?? '', matcher.key),
      );
      return any(
        named.map(([, value]) => value),
        matcher.values,
      );
    }
    case 'price':
      return nearness(prices(product), min, max, 0.1);
    case 'number':
      return nearness(numbers(product, matcher.name), min, max, 0.1);
    case 'availability':
      return product.available === matcher.available ? 1 : 0;
  }
};

interface One {
  points: number;
  full: number;
  banned: boolean;
  met: boolean | null;
}

const option = (product: Product, effects: Effect[], share: number): One => {
  const boosts = effects.filter((effect) => effect.kind === 'boost');
  const requires = effects.filter((effect) => effect.kind === 'require');
  const sum = (each: (effect: (typeof boosts)[number]) => number) =>
    boosts.reduce((all, one) => all + each(one), 0);
  return {
    points: Math.floor(sum((one) => Math.floor(one.weight * 1000 * grade(product, one.match))) * share),
    full: Math.floor(sum((one) => one.weight * 1000) * share),
    banned: share === 1 && effects.some((one) => one.kind === 'exclude' && grade(product, one.match) === 1),
    met: share === 1 && requires.length > 0 ? requires.every((one) => grade(product, one.match) === 1) : null,
  };
};

const options = (product: Product, question: Question, ids: string[]): One => {
  const all = 'options' in question ? question.options : [];
  const chosen = ids.map((id, place) => {
    const share = question.type === 'ranking' ? (ids.length - place) / ids.length : 1;
    return option(product, all.find((one) => one.id === id)?.effects ?? [], share);
  });
  const full = Math.max(0, ...chosen.map((one) => one.full));
  const sum = (of: 'points' | 'full') => chosen.reduce((total, one) => total + one[of], 0);
  const share = sum('full') === 0 ? 0 : Math.floor((sum('points') * full) / sum('full'));
  const requiring = chosen.filter((one) => one.met !== null);
  return {
    full,
    points: Math.floor((3 * Math.max(0, ...chosen.map((one) => one.points)) + share) / 4),
    banned: chosen.some((one) => one.banned),
    met: requiring.length > 0 ? requiring.some((one) => one.met) : null,
  };
};

const value = (product: Product, question: Question, answer: Answer): One => {
  const none = { points: 0, full: 0, banned: false, met: null };
  const effect = 'effect' in question ? question.effect : undefined;
  if (!effect || effect.against.on === 'text') return none;
  const price = effect.against.on === 'price';
  const own = effect.against.on === 'price' ? prices(product) : numbers(product, effect.against.name);
  const unit = price ? 100 : 1;
  let [min, max] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (answer.kind === 'number') {
    if (!price) min = answer.value;
    if (!price || !('max' in question) || answer.value < Number(question.max)) max = answer.value * unit;
  } else if (answer.kind === 'range' && question.type === 'priceRange') {
    if (answer.min > question.min) min = answer.min * unit;
    if (answer.max < question.max) max = answer.max * unit;
  }
  if (min === Number.NEGATIVE_INFINITY && max === Number.POSITIVE_INFINITY) return none;
  const full = effect.weight * 1000;
  const points = Math.floor(full * nearness(own, min, max, effect.tolerance));
  return { points, full, banned: false, met: effect.kind === 'require' ? points >= full / 2 : null };
};

/** What each answer on the path does to one product. */
export const naiveParts = (quiz: Quiz, product: Product, answers: Answers): Map<string, One> => {
  const parts = new Map<string, One>();
  for (const [id, answer] of follow(askedQuestions(quiz.questions), answers).given) {
    const question = quiz.questions.find((one) => one.id === id);
    if (!question) continue;
    parts.set(
      id,
      answer.kind === 'options' ? options(product, question, answer.ids) : value(product, question, answer),
    );
  }
  return parts;
};

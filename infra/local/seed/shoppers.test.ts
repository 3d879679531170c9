import { describe, expect, it } from 'vitest';
import type { Product } from '#shared/model/product.ts';
import { checkAnswer } from '#shared/quiz/answer.ts';
import { walk } from '#shared/quiz/flow.ts';
import { generateQuiz } from '#shared/quiz/generate.ts';
import { catalogue } from './catalogue/catalogue.ts';
import type { SeedProduct } from './catalogue/types.ts';
import { answersOf } from './shoppers.ts';

const { products, collections, currency } = catalogue();

const asImported = (product: SeedProduct): Product => {
  const prices = product.variants.map(({ price }) => price);
  return {
    ...product,
    description: product.descriptionHtml.replace(/<[^>]+>/g, ' '),
    collections: collections.filter(({ handle }) => product.collections.includes(handle)).map(({ id }) => id),
    metafields: Object.fromEntries(
      product.metafields.map(({ namespace, key, value }) => [`${namespace}.${key}`, value]),
    ),
    currency,
    price: { min: Math.min(...prices), max: Math.max(...prices) },
    available: product.variants.some(({ stock }) => stock > 0),
    variants: product.variants.map((variant) => ({ ...variant, available: variant.stock > 0 })),
  };
};

const quizFor = (useCase: string) =>
  generateQuiz({
    products: products.filter((product) => product.useCase === useCase).map(asImported),
    collections: collections.map(({ id, handle, title, products: held }) => ({
      id,
      handle,
      title,
      productCount: held.length,
    })),
    locale: 'en',
    currency,
  }).quiz;

describe('the demo shoppers', () => {
  it.each(['shoes', 'beauty', 'gifts', 'tools'])(
    'answer every question of a drafted %s quiz rightly',
    (useCase) => {
      const quiz = quizFor(useCase);
      for (let shopper = 0; shopper < 12; shopper += 1) {
        const answers = answersOf(quiz, shopper);
        const { path, current } = walk(quiz.questions, answers);
        expect(current).toBeNull();
        expect(path.length).toBeGreaterThan(1);
        for (const question of quiz.questions)
          if (path.includes(question.id)) expect(checkAnswer(question, answers[question.id])).toBeNull();
      }
    },
  );

  it('do not all answer the same', () => {
    const quiz = quizFor('shoes');
    const given = Array.from({ length: 12 }, (_, shopper) => JSON.stringify(answersOf(quiz, shopper)));
    expect(new Set(given).size).toBeGreaterThanOrEqual(8);
    for (const { id } of quiz.questions.slice(0, 4)) {
      const answers = Array.from({ length: 12 }, (_, shopper) =>
        JSON.stringify(answersOf(quiz, shopper)[id]),
      );
      expect(new Set(answers).size, id).toBeGreaterThanOrEqual(2);
    }
  });
});

import { describe, expect, test } from 'vitest';
import type { Collection, Product } from '#shared/model/product.ts';
import { quizSchema } from '#shared/model/quiz.ts';
import { checkQuiz } from '#shared/quiz/check.ts';
import { generateQuiz } from '#shared/quiz/generate.ts';
import { prove } from '#shared/quiz/prove.ts';
import { quizFromTemplate } from '#shared/quiz/templates/fromTemplate.ts';
import { useCases } from '#shared/quiz/templates/template.ts';
import { templates } from '#shared/quiz/templates/templates.ts';
import { catalogue } from './catalogue/catalogue.ts';
import type { SeedProduct } from './catalogue/types.ts';

const seeded = catalogue();
const idOf = new Map(seeded.collections.map(({ handle, id }) => [handle, id]));

const asProduct = (seed: SeedProduct): Product => {
  const prices = seed.variants.map(({ price }) => price);
  return {
    ...seed,
    description: '',
    currency: seeded.currency,
    collections: seed.collections.flatMap((handle) => idOf.get(handle) ?? []),
    metafields: Object.fromEntries(seed.metafields.map((one) => [`${one.namespace}.${one.key}`, one.value])),
    price: { min: Math.min(...prices), max: Math.max(...prices) },
    available: seed.variants.some(({ stock }) => stock > 0),
    variants: seed.variants.map((variant) => ({ ...variant, available: variant.stock > 0 })),
  };
};
const products = seeded.products.map(asProduct);
const collections: Collection[] = seeded.collections.map((one) => ({
  ...one,
  productCount: one.products.length,
}));
const given = { collections, currency: seeded.currency, locale: 'en' as const };

/** What must never stand in a proof of something we drafted. */
const faults = (quiz: Parameters<typeof prove>[0], shelf: Product[]) =>
  prove(quiz, shelf).findings.filter(({ kind }) => kind !== 'tie' && kind !== 'neverRecommended');

describe('the demo shop', () => {
  test.each(useCases)('a quiz drafted from its products for %s passes the proof', (useCase) => {
    const own = products.filter((_, index) => seeded.products[index]?.useCase === useCase);
    const { quiz } = generateQuiz({ ...given, products: own });
    expect(checkQuiz(quiz)).toEqual([]);
    expect(faults(quiz, own)).toEqual([]);
    // Sold out, or in every answer behind a product like it: to know, and no fault.
    const never = prove(quiz, own).findings.filter(({ kind }) => kind === 'neverRecommended');
    expect(never.length).toBeLessThan(own.length * 0.2);
  });

  test.each(templates.map((template) => [template.id, template] as const))(
    'the template %s becomes a quiz that passes the proof',
    (_, template) => {
      const { quiz } = quizFromTemplate(template, { ...given, products });
      expect(quizSchema.parse(quiz)).toEqual(quiz);
      expect(checkQuiz(quiz)).toEqual([]);
      expect(quiz.questions.length).toBeGreaterThanOrEqual(3);
      expect(faults(quiz, products)).toEqual([]);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  departmentNames,
  mixedCollections,
  mixedShop,
  productOf,
} from '#shared/catalogue/catalogue.fixture.ts';
import { AppError } from '#shared/errors.ts';
import type { Product } from '#shared/model/product.ts';
import { type Question, quizSchema } from '#shared/model/quiz.ts';
import { checkQuiz } from './check.ts';
import { generateQuiz } from './generate.ts';
import { featuresOf, match } from './match.ts';
import { prove } from './prove.ts';

const shop = mixedShop();
const draft = (products: Product[], collections = mixedCollections()) =>
  generateQuiz({ products, collections, locale: 'en', currency: 'EUR' }).quiz;

const optionsOf = (question: Question | undefined) =>
  question && 'options' in question ? question.options : [];

describe('a shop of several departments', () => {
  const quiz = draft(shop);

  test('is asked about what the shopper is looking for first and the price last', () => {
    expect(quiz.texts.en?.[`${quiz.questions[0]?.id}.title`]).toBe('What are you looking for?');
    const labels = optionsOf(quiz.questions[0]).map(({ id }) => quiz.texts.en?.[`${id}.label`]);
    expect(labels.sort()).toEqual(departmentNames.toSorted());
    expect(quiz.questions.at(-1)?.id).toBe('price');
  });

  test('has three to six questions, and never more than eight options on the screen', () => {
    expect(quiz.questions.length).toBeGreaterThanOrEqual(3);
    expect(quiz.questions.length).toBeLessThanOrEqual(6);
    for (const { id: group } of optionsOf(quiz.questions[0]))
      for (const question of quiz.questions) {
        const shown = optionsOf(question).filter(
          ({ showWhen }) => !showWhen || (showWhen.op === 'anyOf' && showWhen.options.includes(group)),
        );
        expect(shown.length).toBeLessThanOrEqual(8);
      }
  });

  test('asks about skin only somebody who looks for beauty', () => {
    const skin = Object.entries(quiz.texts.en ?? {})
      .find(([, text]) => text === 'Dry')?.[0]
      .replace('.label', '');
    const question = quiz.questions.find((one) => optionsOf(one).some(({ id }) => id === skin));
    const option = optionsOf(question).find(({ id }) => id === skin);
    const beauty = optionsOf(quiz.questions[0]).find(({ id }) => quiz.texts.en?.[`${id}.label`] === 'Beauty');
    expect(option?.showWhen ?? question?.showWhen).toEqual({
      op: 'anyOf',
      question: 'what',
      options: [beauty?.id],
    });
  });

  test('every department is asked for something of its own besides type and price', () => {
    for (const { id } of optionsOf(quiz.questions[0])) {
      const own = quiz.questions
        .slice(1, -1)
        .filter((question) => question.id !== 'type')
        .filter(({ showWhen }) => !showWhen || (showWhen.op === 'anyOf' && showWhen.options.includes(id)));
      expect(own.length).toBeGreaterThan(0);
    }
  });

  test('shows departments and types as pictures of products, each described', () => {
    for (const question of quiz.questions.slice(0, 2)) {
      expect(question.type).toBe('picture');
      for (const { id, image } of optionsOf(question)) {
        expect(image).toMatch(/^https:/);
        expect(quiz.texts.nl?.[`${id}.alt`]).toBeTruthy();
      }
    }
  });

  test('is proven: no dead end, no empty or relaxed result, nothing out of reach, no option without effect', () => {
    const kinds = new Set(prove(quiz, shop).findings.map(({ kind }) => kind));
    kinds.delete('tie');
    kinds.delete('neverRecommended');
    expect([...kinds]).toEqual([]);
  });

  test('is worded in both languages', () => {
    expect(quiz.texts.nl?.['what.title']).toBe('Waar ben je naar op zoek?');
    expect(Object.values(quiz.texts.nl ?? {})).toContain('Schoenen');
    expect(Object.keys(quiz.texts.nl ?? {})).toEqual(Object.keys(quiz.texts.en ?? {}));
  });
});

test('a catalogue in Dutch keeps its own words, and is translated into English', () => {
  const types = ['Jas', 'Trui', 'Plaid'];
  const products = Array.from({ length: 30 }, (_, index) =>
    productOf({ id: `${index}`, productType: types[index % 3] ?? '' }),
  );
  const { texts, questions } = draft(products, []);
  const label = (locale: 'en' | 'nl') =>
    optionsOf(questions[0]).map(({ id }) => texts[locale]?.[`${id}.label`]);
  expect(label('nl').toSorted()).toEqual(['Jas', 'Plaid', 'Trui']);
  expect(label('en').toSorted()).toEqual(['Blanket', 'Jacket', 'Sweater']);
});

test('a shop of one department is not asked for it', () => {
  const quiz = draft(shop.filter(({ collections }) => collections[0] === 'c0'));
  const labels = optionsOf(quiz.questions[0]).map(({ id }) => quiz.texts.en?.[`${id}.label`]);
  expect(labels).toEqual(['Cleanser', 'Moisturiser', 'Serum']);
  expect(quiz.questions.length).toBeGreaterThanOrEqual(3);
});

test('dozens of types without collections end in something else, which leads on to the rest', () => {
  const products = Array.from({ length: 200 }, (_, index) =>
    productOf({
      id: `${index}`,
      productType: `Kind ${index % 25}`,
      price: { min: 500 + index * 90, max: 500 + index * 90 },
    }),
  );
  const quiz = draft(products, []);
  const first = optionsOf(quiz.questions[0]);
  expect(first).toHaveLength(8);
  expect(quiz.texts.nl?.[`${first.at(-1)?.id}.label`]).toBe('Iets anders');
  expect(quiz.questions[1]?.id).toBe('type');
});

test('colours are swatches', () => {
  const colors = ['Red', 'Blue', 'Green'];
  const products = Array.from({ length: 30 }, (_, index) =>
    productOf({ id: `${index}`, tags: [`Colour: ${colors[index % 3]}`] }),
  );
  const question = draft(products, []).questions.find(({ type }) => type === 'swatch');
  expect(optionsOf(question).map(({ color }) => color)).toContain('#DC2626');
});

test('the order in which the shop lists its products does not matter', () => {
  expect(draft(shop.toReversed())).toEqual(draft(shop));
});

test('products that differ in nothing are themselves the options', () => {
  const quiz = draft([productOf({ id: '1' }), productOf({ id: '2' })], []);
  expect(quiz.questions).toHaveLength(1);
  expect(optionsOf(quiz.questions[0])).toHaveLength(2);
});

test('an empty catalogue is refused with what to do next', () => {
  expect(() => draft([])).toThrow(AppError);
  expect(() => draft([])).toThrow(/Import your catalogue/);
});

const text = fc.oneof(
  fc.constantFrom(
    'skin:dry',
    'skin:oily',
    'Trail',
    'use-outdoor',
    'use-home',
    '__proto__',
    'constructor',
    'true',
  ),
  fc.string({ maxLength: 80 }),
);
const anyProduct = fc.record({
  title: fc.string({ maxLength: 400 }),
  productType: text,
  vendor: text,
  tags: fc.array(text, { maxLength: 6 }),
  collections: fc.array(fc.constantFrom('c0', 'c1', 'c2', 'gone'), { maxLength: 2 }),
  metafields: fc.dictionary(text, text, { maxKeys: 3 }),
  image: fc.constantFrom('https://a.example/1.jpg', 'javascript:alert(1)', ''),
  price: fc.nat(1_000_000).map((cents) => ({ min: cents, max: cents })),
});

test('whatever the catalogue, the quiz is valid and each option matches a product', () => {
  fc.assert(
    fc.property(
      fc.array(anyProduct, { minLength: 1, maxLength: 40 }),
      fc.string({ maxLength: 4 }),
      (given, currency) => {
        const products = given.map((product, index) => productOf({ ...product, id: `${index}` }));
        const { quiz } = generateQuiz({ products, collections: mixedCollections(), locale: 'nl', currency });
        expect(quizSchema.safeParse(quiz).error?.issues ?? []).toEqual([]);
        expect(checkQuiz(quiz)).toEqual([]);
        const features = featuresOf(products);
        for (const question of quiz.questions)
          for (const option of optionsOf(question))
            for (const effect of option.effects)
              expect(match(features, effect.match).products.length).toBeGreaterThan(0);
      },
    ),
  );
});

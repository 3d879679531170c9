import { describe, expect, test } from 'vitest';
import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Product } from '#shared/model/product.ts';
import type { Question, Quiz } from '#shared/model/quiz.ts';
import { rankSource } from './score.ts';
import { shoeQuiz, shoes } from './test/shoes.ts';

const [first] = shoes;
if (!first) throw new Error('There is a shoe');
const made = (id: string, change: Partial<Product>): Product => ({ ...first, tags: [], ...change, id });

/** Product → its score, for one question and an answer to it. */
const scores = (question: object, answer: Answer, products: Product[], quiz: Partial<Quiz> = {}) => {
  const asked = { id: 'q', required: true, rules: [], ...question } as unknown as Question;
  const answers: Answers = { q: answer };
  const results = {
    ...shoeQuiz.results,
    slots: [{ id: 'all', kind: 'runnersUp' as const, count: 9 }],
    maxProducts: 9,
  };
  const ranking = rankSource({ ...shoeQuiz, ...quiz, questions: [asked], results }, products, answers);
  return Object.fromEntries(
    ranking.slots.flatMap((slot) => slot.items.map((item) => [item.product, item.score])),
  );
};
const chose = (...ids: string[]): Answer => ({ kind: 'options', ids });
const tag = (value: string, weight: number) => ({
  kind: 'boost',
  match: { on: 'tag', values: [value] },
  weight,
});

describe('several chosen options', () => {
  const products = [made('both', { tags: ['a', 'b'] }), made('one', { tags: ['a'] }), made('none', {})];
  const options = [
    { id: 'a', effects: [tag('a', 40)] },
    { id: 'b', effects: [tag('b', 40)] },
  ];

  test('never give more than one full match, and one of two nearly as much', () => {
    const question = { type: 'multiple', options };
    expect(scores(question, chose('a', 'b'), products)).toEqual({ both: 40_000, one: 35_000, none: 0 });
    expect(scores(question, chose('a'), products)).toEqual({ both: 40_000, one: 40_000, none: 0 });
  });

  test('in a ranking, what is wanted most counts most', () => {
    const question = { type: 'ranking', options };
    const reversed = scores(question, chose('b', 'a'), products);
    expect(scores(question, chose('a', 'b'), products).one).toBeGreaterThan(reversed.one ?? 0);
  });
});

describe('prices and numbers', () => {
  const priced = (amounts: Record<string, number>) =>
    Object.entries(amounts).map(([id, price]) =>
      made(id, {
        price: { min: price, max: price },
        variants: [{ id, title: '', price, available: true, options: {} }],
      }),
    );
  const slider = (tolerance: number, on: object = { on: 'price' }) => ({
    min: 0,
    max: 200,
    step: 10,
    effect: { kind: 'boost', against: on, weight: 10, tolerance },
  });

  test('just outside the range still gets part: half at the tolerance, nothing at twice that', () => {
    const products = priced({ in: 8000, half: 8800, twice: 9600, low: 3000 });
    const answer: Answer = { kind: 'range', min: 40, max: 80 };
    const expected = { in: 10_000, half: 5000, twice: 0, low: 0 };
    expect(scores({ type: 'priceRange', ...slider(0.1) }, answer, products)).toEqual(expected);
  });

  test('one amount against the price is a ceiling, and the end of the slider is none', () => {
    const products = priced({ low: 1000, high: 90_000 });
    const question = { type: 'number', ...slider(0) };
    expect(scores(question, { kind: 'number', value: 50 }, products)).toEqual({ low: 10_000, high: 0 });
    expect(scores(question, { kind: 'number', value: 200 }, products)).toEqual({ low: 0, high: 0 });
  });

  test('a number is read from metafields and options, with its unit and either decimal mark', () => {
    const products = [
      made('dot', { metafields: { 'spec.drop': '7.5 mm' } }),
      made('comma', { metafields: { 'spec.drop': '7,5mm' } }),
      made('option', {
        variants: [{ id: 'v', title: '', price: 1, available: true, options: { Drop: '7.5' } }],
      }),
      made('measured', { metafields: { 'spec.drop': '{"value":7.5,"unit":"mm"}' } }),
      made('several', { metafields: { 'spec.drop': '[12,7.5]' } }),
      made('fraction', { metafields: { 'spec.drop': '7/8 inch' } }),
    ];
    const question = { type: 'number', ...slider(0, { on: 'number', name: 'drop' }), step: 2.5 };
    expect(scores(question, { kind: 'number', value: 7.5 }, products)).toEqual({
      dot: 10_000,
      comma: 10_000,
      option: 10_000,
      measured: 10_000,
      several: 10_000,
      fraction: 0,
    });
  });
});

describe('free text', () => {
  const products = [
    made('trail', { title: 'Trail runner', tags: ['waterproof'] }),
    made('road', { title: 'Road racer' }),
    made('cafe', { title: 'Café slippers' }),
  ];
  const question = {
    type: 'shortText',
    maxLength: 99,
    effect: { kind: 'boost', against: { on: 'text' }, weight: 10, tolerance: 0 },
  };
  const said = (value: string): Answer => ({ kind: 'text', value });

  test('ranks by the words a product holds, rare ones counting more', () => {
    const found = scores(question, said('a waterproof shoe, for the TRAIL'), products);
    expect(found.trail).toBe(10_000);
    expect(found.road).toBeLessThan(5000);
  });

  test('reads plurals and accents as people write them', () => {
    expect(scores(question, said('cafe slipper'), products)).toMatchObject({ cafe: 10_000 });
  });

  test('knows the shop’s own synonyms', () => {
    const synonyms = [['racer', 'sprint shoe']];
    expect(scores(question, said('sprint'), products)).toEqual({ trail: 0, road: 0, cafe: 0 });
    expect(scores(question, said('sprint'), products, { synonyms })).toEqual({
      trail: 0,
      road: 10_000,
      cafe: 0,
    });
  });

  test('words that no product holds change nothing', () => {
    expect(scores(question, said('zzz qqq'), products)).toEqual({ trail: 0, road: 0, cafe: 0 });
  });
});

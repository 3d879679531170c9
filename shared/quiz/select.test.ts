import { describe, expect, test } from 'vitest';
import type { Answers } from '#shared/model/answer.ts';
import type { Effect } from '#shared/model/effect.ts';
import type { Product } from '#shared/model/product.ts';
import type { Quiz, Results, Slot } from '#shared/model/quiz.ts';
import { compile } from './compile.ts';
import { type Ranking, rank } from './rank.ts';
import { shoeQuiz } from './test/shoes.ts';

const product = (id: string, tags: string[], price = 1000, available = true): Product => ({
  id,
  handle: id,
  title: `Title ${id}`,
  description: '',
  vendor: '',
  productType: '',
  tags,
  collections: [],
  metafields: {},
  currency: 'EUR',
  price: { min: price, max: price },
  available,
  variants: [{ id: `${id}v`, title: '', price, available, options: {} }],
});
const tagged = (tag: string) => ({ on: 'tag' as const, values: [tag] });
const boost = (tag: string, weight: number): Effect => ({ kind: 'boost', match: tagged(tag), weight });
const only = (tag: string): Effect => ({ kind: 'require', match: tagged(tag) });
const step = (tag: string) => ({ id: `step-${tag}`, match: tagged(tag) });
const routine = (...tags: string[]): Slot => ({ id: 'routine', kind: 'routine', steps: tags.map(step) });
const best: Slot = { id: 'best', kind: 'best' };
const more = (count: number): Slot => ({ id: 'more', kind: 'runnersUp', count });

/** One question for each list of effects, its one option chosen. */
const ranked = (products: Product[], effects: Effect[][], results: Partial<Results>): Ranking => {
  const quiz: Quiz = {
    ...shoeQuiz,
    questions: effects.map((own, i) => ({
      id: `q${i}`,
      type: 'single',
      required: true,
      rules: [],
      options: [{ id: `o${i}`, effects: own }],
    })),
    results: { slots: [best, more(5)], maxProducts: 6, ties: 'priceLow', soldOut: 'show', ...results },
  };
  const answers: Answers = Object.fromEntries(
    effects.map((_, i) => [`q${i}`, { kind: 'options', ids: [`o${i}`] }]),
  );
  const { head, pool } = compile({
    quiz,
    quizId: 'q',
    version: 1,
    products,
    currency: 'EUR',
    branding: false,
  });
  return rank(head, pool, answers);
};
const shown = (ranking: Ranking) => ranking.slots.map((slot) => slot.items.map((item) => item.product));

describe('slots', () => {
  const all = [product('1', ['a', 'x']), product('2', ['a', 'b']), product('3', ['b'])];

  test('the best match is the best, wherever its slot stands', () => {
    expect(shown(ranked(all, [[boost('x', 9), boost('b', 5)]], { slots: [more(1), best] }))).toEqual([
      ['2'],
      ['1'],
    ]);
  });

  test('no product twice, and no more than the maximum over all slots', () => {
    expect(shown(ranked(all, [[boost('x', 9)]], { maxProducts: 2 }))).toEqual([['1'], ['2']]);
    expect(shown(ranked(all, [[boost('x', 9)]], { slots: [best, routine('a', 'b')] }))).toEqual([
      ['1'],
      ['2', '3'],
    ]);
  });

  test('a step gives way to a later one that has nothing else', () => {
    // 2 is the best for both steps; only the first has another product.
    const twice = [product('1', ['a']), product('2', ['a', 'b', 'x'])];
    expect(shown(ranked(twice, [[boost('x', 9)]], { slots: [routine('a', 'b')] }))).toEqual([['1', '2']]);
  });

  test('a step without a product is left out', () => {
    const ranking = ranked(all, [[boost('x', 9)]], { slots: [routine('a', 'none', 'b')] });
    expect(ranking.slots[0]?.items.map((item) => item.step)).toEqual(['step-a', 'step-b']);
  });
});

describe('requirements', () => {
  const all = [product('1', ['a']), product('2', ['b']), product('3', ['b', 'c'])];

  test('hold together while something meets them all', () => {
    const ranking = ranked(all, [[only('b')], [only('c')]], {});
    expect(shown(ranking)).toEqual([['3'], []]);
    expect(ranking.relaxed).toEqual([]);
  });

  test('are let go from the first on that nothing left can meet, and the trace says which', () => {
    const ranking = ranked(all, [[only('b')], [only('a')], [only('c')], [only('none')]], {});
    expect(shown(ranking)).toEqual([['3'], []]);
    expect(ranking.relaxed).toEqual([{ question: 'q1' }, { question: 'q3' }]);
    expect(ranking.slots[0]?.items[0]?.trace.map((one) => one.required)).toEqual([true, false, true, false]);
  });

  test('an exclusion is never let go, even when nothing is left', () => {
    const none: Effect = { kind: 'exclude', match: { on: 'availability', available: true } };
    expect(shown(ranked(all, [[none]], {}))).toEqual([[], []]);
  });

  test('a step lets go of what its own products cannot meet', () => {
    const ranking = ranked(all, [[only('b')]], { slots: [routine('a', 'c')] });
    expect(shown(ranking)).toEqual([['1', '3']]);
    expect(ranking.relaxed).toEqual([{ question: 'q0', slot: 'routine', step: 'step-a' }]);
  });
});

describe('sold-out products and ties', () => {
  const all = [
    product('10', ['a'], 3000, false),
    product('2', ['a'], 2000),
    product('9', [], 1000),
    product('8', [], 1000),
  ];
  test.each<[Results['soldOut'], string[]]>([
    ['show', ['2', '10', '8', '9']],
    ['last', ['2', '8', '9', '10']],
    ['hide', ['2', '8', '9']],
  ])('sold out: %s', (soldOut, order) => {
    expect(shown(ranked(all, [[boost('a', 5)]], { soldOut })).flat()).toEqual(order);
  });

  test.each<[Results['ties'], string[]]>([
    ['priceLow', ['8', '9', '2', '10']],
    ['priceHigh', ['10', '2', '8', '9']],
    ['title', ['10', '2', '8', '9']],
  ])('ties by %s, then by id', (ties, order) => {
    expect(shown(ranked(all, [[]], { ties })).flat()).toEqual(order);
  });
});

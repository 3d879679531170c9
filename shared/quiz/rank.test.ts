import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { exclusionsOf } from './exclude.ts';
import { type Ranking, rank } from './rank.ts';
import { rankSource } from './score.ts';
import { someAnswers } from './test/answers.ts';
import { aCatalogue } from './test/catalogue.ts';
import { drawFrom } from './test/draw.ts';
import { naiveParts } from './test/naive.ts';
import { aQuiz } from './test/quiz.ts';

const sizes = fc.record({
  seed: fc.integer(),
  questions: fc.integer({ min: 1, max: 6 }),
  options: fc.integer({ min: 1, max: 5 }),
  products: fc.integer({ min: 0, max: 30 }),
});
type Size = typeof sizes extends fc.Arbitrary<infer T> ? T : never;

const make = ({ seed, ...size }: Size) => {
  const draw = drawFrom(seed);
  const quiz = aQuiz(draw, size);
  const products = aCatalogue(draw, size.products);
  const answers = someAnswers(draw, quiz.questions);
  const input = { quiz, quizId: 'quiz_1', version: 1, currency: 'EUR', branding: true };
  return { draw, quiz, products, answers, input, ...compile({ ...input, products }) };
};

const items = (ranking: Ranking) => ranking.slots.flatMap((slot) => slot.items);
const check = (property: (made: ReturnType<typeof make>) => void, runs = 300) =>
  fc.assert(
    fc.property(sizes, (size) => property(make(size))),
    { numRuns: runs },
  );

describe('rank, over random quizzes, catalogues and answers', () => {
  test('a trace sums exactly to its score', () => {
    check(({ head, pool, answers }) => {
      for (const item of items(rank(head, pool, answers)))
        expect(item.trace.reduce((sum, one) => sum + one.points, 0)).toBe(item.score);
    });
  });

  test('gives what the rules say, product by product', () => {
    check(({ quiz, products, head, pool, answers }) => {
      for (const item of items(rank(head, pool, answers))) {
        const product = products.find((one) => one.id === item.product);
        if (!product) throw new Error(`${item.product} is not in the catalogue`);
        const parts = naiveParts(quiz, product, answers);
        const text = quiz.questions.filter((one) => 'effect' in one && one.effect?.against.on === 'text');
        for (const [id, part] of parts) {
          if (text.some((one) => one.id === id)) continue;
          const own = item.trace.find((one) => one.question === id);
          expect([id, own?.points ?? 0]).toEqual([id, part.points]);
          expect([id, own?.required ?? null]).toEqual([id, part.met]);
        }
      }
    });
  });

  test('never shows an excluded product, nor a sold-out one where that is forbidden', () => {
    check(({ quiz, products, head, pool, answers }) => {
      const byId = new Map(products.map((product) => [product.id, product]));
      for (const item of items(rank(head, pool, answers))) {
        const product = byId.get(item.product);
        if (!product) throw new Error(`${item.product} is not in the catalogue`);
        expect([...naiveParts(quiz, product, answers).values()].some((part) => part.banned)).toBe(false);
        if (quiz.results.soldOut === 'hide') expect(product.available).toBe(true);
      }
    });
  });

  test('shows something whenever something may be shown', () => {
    check(({ quiz, products, head, pool, answers }) => {
      const allowed = products.filter(
        (product) =>
          (product.available || quiz.results.soldOut !== 'hide') &&
          ![...naiveParts(quiz, product, answers).values()].some((part) => part.banned),
      );
      const open = quiz.results.slots.some((slot) => slot.kind !== 'routine');
      if (open && allowed.length > 0) expect(items(rank(head, pool, answers))).not.toHaveLength(0);
    });
  });

  test('a shown product misses a requirement only where that was let go', () => {
    check(({ head, pool, answers }) => {
      const ranking = rank(head, pool, answers);
      for (const slot of ranking.slots)
        for (const item of slot.items)
          for (const one of item.trace)
            if (one.required === false)
              expect(ranking.relaxed).toContainEqual({
                question: one.question,
                ...(item.step ? { slot: slot.id, step: item.step } : {}),
              });
    });
  });

  test('shows no product twice, and no more than the maximum', () => {
    check(({ quiz, head, pool, answers }) => {
      const shown = items(rank(head, pool, answers)).map((item) => item.product);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.length).toBeLessThanOrEqual(quiz.results.maxProducts);
    });
  });

  test('the compiled quiz ranks as its source does, after a journey as JSON', () => {
    check(({ quiz, products, head, pool, answers }) => {
      const { top: _, excluded, ...source } = rankSource(quiz, products, answers);
      const [readHead, readPool] = JSON.parse(JSON.stringify([head, pool]));
      expect(rank(readHead, readPool, answers)).toEqual(source);
      expect(exclusionsOf(readHead, readPool, answers)).toEqual(excluded);
    });
  });

  test('the order of the catalogue changes nothing, not even a byte', () => {
    check(({ draw, products, input, head, pool }) => {
      const shuffled = products
        .map((product) => ({ product, at: draw.int(0, 1e9) }))
        .sort((a, b) => a.at - b.at);
      const again = compile({ ...input, products: shuffled.map(({ product }) => product) });
      expect(JSON.stringify([again.head, again.pool])).toBe(JSON.stringify([head, pool]));
    }, 150);
  });
});

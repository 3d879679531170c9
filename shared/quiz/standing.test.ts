import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quiz } from '#shared/model/quiz.ts';
import { compile } from './compile.ts';
import { prove } from './prove.ts';
import { rank } from './rank.ts';
import { standingOf } from './standing.ts';
import { aCatalogue } from './test/catalogue.ts';
import { drawFrom } from './test/draw.ts';
import { aQuiz } from './test/quiz.ts';
import { shoeQuiz, shoes } from './test/shoes.ts';
import { whyNot } from './why.ts';

const published = (quiz: Quiz, products = shoes) =>
  compile({ quiz, quizId: `quiz_${'0'.repeat(32)}`, version: 1, products, currency: 'EUR', branding: false });

const made = fc
  .record({
    seed: fc.integer(),
    questions: fc.integer({ min: 1, max: 4 }),
    options: fc.integer({ min: 1, max: 3 }),
    products: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ seed, ...size }) => {
    const draw = drawFrom(seed);
    return { quiz: aQuiz(draw, size), products: aCatalogue(draw, size.products) };
  });

describe('the standing of a product', () => {
  it('says never exactly where the proof does, and its example shows the product', () => {
    fc.assert(
      fc.property(made, ({ quiz, products }) => {
        const proof = prove(quiz, products);
        fc.pre(proof.exact);
        const never = new Set(
          proof.findings.flatMap(({ kind, product }) => (kind === 'neverRecommended' ? product : [])),
        );
        const { head, pool } = published(quiz, products);
        for (const { id } of pool.cards) {
          const standing = standingOf(head, pool, id);
          expect(standing?.example === undefined).toBe(never.has(id));
          if (!standing?.example) continue;
          const { slots } = rank(head, pool, standing.example);
          expect(slots.flatMap(({ items }) => items.map(({ product }) => product))).toContain(id);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('accounts for every session that ends in results', () => {
    fc.assert(
      fc.property(made, ({ quiz, products }) => {
        const { head, pool } = published(quiz, products);
        const sums = pool.cards.map(({ id }) => {
          const standing = standingOf(head, pool, id);
          return (
            (standing?.shown ?? 0) + (standing?.hindrances ?? []).reduce((sum, { share }) => sum + share, 0)
          );
        });
        for (const sum of sums) expect(sum).toBeCloseTo(sums[0] ?? 0, 6);
      }),
      { numRuns: 50 },
    );
  });

  it('names the answer that rules a product out, as a shopper is told it', () => {
    const [question] = shoeQuiz.questions;
    if (!question || !('options' in question)) throw new Error('The shoe quiz begins with options.');
    const exclude = { kind: 'exclude' as const, match: { on: 'product' as const, ids: ['3'] } };
    const options = question.options.map((option) => ({ ...option, effects: [exclude] }));
    const quiz = { ...shoeQuiz, questions: [{ ...question, options } as typeof question] };
    const { head, pool } = published(quiz);
    const standing = standingOf(head, pool, '3');
    expect(standing).toMatchObject({ exact: true, shown: 0 });
    const ids = options.map(({ id }) => id);
    expect(standing?.hindrances).toContainEqual({
      kind: 'excluded',
      question: question.id,
      options: ids,
      share: expect.any(Number),
    });
    const answers = { [question.id]: { kind: 'options' as const, ids: ids.slice(0, 1) } };
    expect(whyNot(head, pool, answers, '3', 'en').kind).toBe('excluded');
  });

  it('names who is shown in place of a product that nothing is in the way of', () => {
    const { results } = shoeQuiz;
    const quiz = { ...shoeQuiz, questions: [], results: { ...results, maxProducts: 1 } };
    const { head, pool } = published(quiz);
    const last = pool.cards.findLast(({ available }) => available)?.id ?? '';
    const standing = standingOf(head, pool, last);
    expect(standing?.hindrances).toEqual([{ kind: 'beaten', share: 1 }]);
    expect(standing?.beatenBy).toEqual([{ product: pool.cards[0]?.id, share: 1 }]);
    expect(standingOf(head, pool, 'unknown')).toBeNull();
  });
});

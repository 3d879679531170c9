import { describe, expect, test } from 'vitest';
import type { Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { compile, headOf } from './compile.ts';
import { poolLimit, selectPool } from './pool.ts';
import { rank } from './rank.ts';
import { rankSource } from './score.ts';
import { aCatalogue } from './test/catalogue.ts';
import { drawFrom } from './test/draw.ts';
import { shoeQuiz, shoes } from './test/shoes.ts';

const input = { quiz: shoeQuiz, quizId: 'quiz_1', version: 3, currency: 'EUR', branding: true };
const chose = (...ids: string[]) => ({ kind: 'options' as const, ids });

describe('compile', () => {
  test('what a shopper loads does not say what options do', () => {
    const { head } = compile({ ...input, products: shoes });
    expect(JSON.stringify(head)).not.toMatch(/effect|weight|boost/);
    expect(head).toMatchObject({ format: 1, quizId: 'quiz_1', version: 3, currency: 'EUR', branding: true });
  });

  test('the head that the editor makes without products is the one that is published', () => {
    expect(headOf(input)).toEqual(compile({ ...input, products: shoes }).head);
  });

  test('equal quizzes give equal bytes, however their keys were ordered', () => {
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, own]) => [key, reversed(own)]),
            )
          : value;
    const again = compile({ ...input, quiz: reversed(shoeQuiz) as Quiz, products: shoes.toReversed() });
    expect(JSON.stringify(again)).toBe(JSON.stringify(compile({ ...input, products: shoes })));
  });

  test('a card takes the first variant that can be bought, at its price', () => {
    const [shoe] = shoes;
    if (!shoe) throw new Error('There is a shoe');
    const variants = [
      { id: '7', title: 'S', price: 5000, available: false, options: {} },
      { id: '8', title: 'M', price: 6000, compareAtPrice: 8000, available: true, options: {} },
    ];
    const { pool } = compile({ ...input, products: [{ ...shoe, variants }] });
    expect(pool.cards).toMatchObject([{ variant: '8', price: 6000, compareAtPrice: 8000 }]);
  });

  test('tells how large each part is', () => {
    const { head, pool, bytes } = compile({ ...input, products: shoes });
    expect(bytes.head).toBe(JSON.stringify(head).length);
    expect(bytes.pool).toBe(JSON.stringify(pool).length);
    expect(bytes.cards + bytes.vectors).toBeLessThan(bytes.pool);
  });
});

describe('a catalogue that is too large to ship', () => {
  const many: Product[] = aCatalogue(drawFrom(3), poolLimit + 500);
  const boots = shoes.map((shoe) => ({ ...shoe, id: `boot${shoe.id}` }));

  test('keeps the products that answers can bring to the top', () => {
    const { pool } = compile({ ...input, products: [...many, ...boots] });
    expect(pool.cards).toHaveLength(poolLimit);
    expect(pool.cards.map((card) => card.id)).toEqual(
      expect.arrayContaining(['boot1', 'boot2', 'boot3', 'boot4']),
    );
  });

  test('keeps the few that an answer requires, though they score low', () => {
    const quiz = structuredClone(shoeQuiz);
    const place = quiz.questions[1];
    if (!place || !('options' in place)) throw new Error('The second question has options');
    place.options[1]?.effects.splice(0, 1, { kind: 'require', match: { on: 'product', ids: ['rare'] } });
    const [shoe] = shoes;
    if (!shoe) throw new Error('There is a shoe');
    const rare = { ...shoe, id: 'rare', tags: [], price: { min: 90_000, max: 90_000 } };
    const products = [...many, rare];
    const { head, pool } = compile({ ...input, quiz, products });
    const answers = {
      sport: chose('running'),
      place: chose('out'),
      budget: { kind: 'seen' as const },
      vegan: chose('no'),
    };
    expect(rank(head, pool, answers).slots[0]?.items.map((item) => item.product)).toEqual(['rare']);
    expect(rankSource(quiz, products, answers).slots[0]?.items.map((item) => item.product)).toEqual(['rare']);
  });

  test('keeps what some answers put first, though others can score more', () => {
    const tagged = (tag: string): Product[] =>
      many
        .slice(0, 20)
        .map((product) => ({ ...product, id: `${tag}${product.id}`, tags: [tag], available: true }));
    const products = [...tagged('padel'), ...tagged('hiking')];
    const quiz = structuredClone(shoeQuiz);
    const place = quiz.questions[1];
    if (!place || !('options' in place)) throw new Error('The second question has options');
    for (const option of place.options)
      option.effects = [{ kind: 'boost', match: { on: 'tag', values: ['padel'] }, weight: 10 }];
    const kept = selectPool(quiz, products, 10);
    expect(kept).toHaveLength(10);
    expect(kept.some((product) => product.tags.includes('hiking'))).toBe(true);
  });

  test('the same products, whatever order they come in', () => {
    const ids = (products: Product[]) =>
      selectPool(shoeQuiz, products)
        .map((product) => product.id)
        .sort();
    expect(ids(many.toReversed())).toEqual(ids(many));
  });
});

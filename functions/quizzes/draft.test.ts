import { describe, expect, it, vi } from 'vitest';
import type { LanguageModel } from '#functions/ports/language-model/language-model.ts';
import { mixedCollections, mixedShop } from '#shared/catalogue/catalogue.fixture.ts';
import { quizSchema } from '#shared/model/quiz.ts';
import { checkQuiz } from '#shared/quiz/check.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { blankQuiz } from './blank.ts';
import { focusOn } from './focus.ts';
import { outlineOf } from './outline.ts';
import { pack, unpack } from './pack.ts';

describe('a packed draft', () => {
  it('comes back as it was, in a fraction of the bytes', async () => {
    const packed = await pack(shoeQuiz);
    expect(await unpack(packed)).toEqual(quizSchema.parse(shoeQuiz));
    expect(packed.byteLength).toBeLessThan(JSON.stringify(shoeQuiz).length / 2);
  });

  it('that does not fit into an item is refused', async () => {
    const noise = (i: number) =>
      Array.from({ length: 300 }, (_, k) => Math.sin(i * 300 + k).toString(36)).join('');
    const en = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`t${i}.body`, noise(i)]));
    await expect(pack({ ...shoeQuiz, texts: { en } })).rejects.toMatchObject({ code: 'too_large' });
  });
});

it('a blank quiz can be published as it is, in both languages', () => {
  for (const locale of ['en', 'nl'] as const) {
    const quiz = blankQuiz('A name', locale);
    expect(quizSchema.parse(quiz)).toEqual(quiz);
    expect(checkQuiz(quiz)).toEqual([]);
  }
});

it('the first picture in a quiz stands for it', () => {
  const [first, ...rest] = shoeQuiz.questions;
  if (!first) throw new Error('The fixture has questions.');
  expect(outlineOf(shoeQuiz)).toEqual({ questionCount: shoeQuiz.questions.length, thumbnail: undefined });
  const pictured = { ...shoeQuiz, questions: [first, ...rest.map((one) => ({ ...one, image: '/p.svg' }))] };
  expect(outlineOf(pictured).thumbnail).toBe('/p.svg');
});

describe('a wish', () => {
  const products = mixedShop();
  const collections = mixedCollections();
  const answering = (answer: object): LanguageModel => ({
    answer: vi.fn(async ({ schema }) => schema.parse(answer)),
  });
  const asker = { shopId: 'shop_1', accountId: 'acc_1' };
  const type = products[0]?.productType ?? '';

  it('narrows the products to the types and collections that were chosen', async () => {
    const made = answering({ collections: [], types: [type] });
    const focused = await focusOn(made, asker, 'shoes', products, collections);
    expect(focused?.length).toBeGreaterThan(0);
    expect(focused?.every(({ productType }) => productType === type)).toBe(true);
    expect(focused?.length).toBeLessThan(products.length);
  });

  it('cannot choose what is not there', async () => {
    const made = answering({ collections: ['invented'], types: ['Invented'] });
    expect(await focusOn(made, asker, 'x', products, collections)).toBeNull();
  });

  it('is asked with names only', async () => {
    const model = answering({ collections: [], types: [] });
    await focusOn(model, asker, 'x', products, collections);
    const [request] = vi.mocked(model.answer).mock.calls[0] ?? [];
    expect(request?.kind).toBe('focus');
    expect(JSON.stringify(request?.material)).not.toContain(products[0]?.title);
  });
});

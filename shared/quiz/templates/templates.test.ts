import { describe, expect, test } from 'vitest';
import { mixedCollections, mixedShop, productOf } from '#shared/catalogue/catalogue.fixture.ts';
import { checkQuiz } from '../check.ts';
import { fitOf, shelfOf } from './fit.ts';
import { quizFromTemplate } from './fromTemplate.ts';
import { useCases } from './template.ts';
import { templates } from './templates.ts';

const named = (id: string) => {
  const found = templates.find((template) => template.id === id);
  if (!found) throw new Error(`There is no template ${id}`);
  return found;
};
const given = { collections: [], currency: 'EUR', locale: 'nl' as const };

describe('the templates', () => {
  test('are at least twelve, two for each use case, with ids of their own', () => {
    expect(templates.length).toBeGreaterThanOrEqual(12);
    for (const useCase of useCases)
      expect(templates.filter((one) => one.useCase === useCase).length).toBeGreaterThanOrEqual(2);
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  });

  test.each(templates.map((template) => [template.id, template] as const))(
    '%s says everything in both languages, and no two options the same',
    (_, { name, about, questions }) => {
      for (const wording of [name, about, ...questions.map(({ title }) => title)])
        for (const text of Object.values(wording)) expect(text.trim()).not.toBe('');
      for (const { options } of questions) {
        expect(options.length).toBeGreaterThanOrEqual(2);
        for (const locale of ['en', 'nl'] as const)
          expect(new Set(options.map(({ label }) => label[locale])).size).toBe(options.length);
        expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
      }
    },
  );
});

describe('fitted to a catalogue', () => {
  const serum = (id: string, skin: string, price: number) =>
    productOf({ id, productType: 'Serum', tags: [`Huid: ${skin}`], price: { min: price, max: price } });
  const shop = [
    serum('1', 'Droog', 1500),
    serum('2', 'Vet', 2500),
    serum('3', 'Droog', 4500),
    serum('4', 'Gevoelig', 6500),
    productOf({ id: '5', productType: 'Mok' }),
  ];

  test('asks only what the catalogue can answer, in the words of the template', () => {
    const { quiz, name } = quizFromTemplate(named('skincare-routine'), { ...given, products: shop });
    expect(name).toBe('Huidverzorging kiezen');
    expect(quiz.questions.map(({ id }) => id)).toEqual(['skin', 'price']);
    const [skin] = quiz.questions;
    expect(skin && 'options' in skin && skin.options.map(({ id }) => id)).toEqual([
      'skin-dry',
      'skin-oily',
      'skin-sensitive',
    ]);
    expect(checkQuiz(quiz)).toEqual([]);
  });

  test('stays with the products it is about', () => {
    const { quiz } = quizFromTemplate(named('skincare-routine'), { ...given, products: shop });
    const [skin] = quiz.questions;
    for (const { effects } of skin && 'options' in skin ? skin.options : [])
      expect(effects).toContainEqual({ kind: 'require', match: { on: 'type', values: ['Serum'] } });
  });

  test('says what to do where nothing fits', () => {
    const products = [productOf({ id: '1', title: 'Tin of paint' }), productOf({ id: '2', title: 'Brush' })];
    expect(() => quizFromTemplate(named('home-gym'), { ...given, products })).toThrow(
      expect.objectContaining({ code: 'unprocessable' }),
    );
  });

  test('is judged without being made: the better the catalogue answers, the more questions', () => {
    const shelf = shelfOf(mixedShop(), mixedCollections());
    const judge = (id: string) => fitOf(named(id), shelf);
    expect(judge('gift-finder').questions).toBeGreaterThan(0);
    expect(judge('gift-finder').inside.length).toBe(48);
    expect(judge('home-gym').questions).toBe(0);
  });
});

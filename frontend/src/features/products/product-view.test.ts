import { expect, it } from 'vitest';
import { shoes } from '#shared/quiz/test/shoes.ts';
import { figuresOf, knownOf, productSearch, viewOf, wordsOf } from './product-view.ts';

const row = (product: string, shown: number, clicked = 0, added = 0) => ({ product, shown, clicked, added });
const quizzes = [
  { quizId: 'quiz_a', products: [row('1', 4, 2, 1), row('2', 0, 1)] },
  { quizId: 'quiz_b', products: [row('1', 3)] },
];
const proof = { version: 1, provenAt: '', exact: true, findings: [] };
const known = knownOf([{ ...proof, quizId: 'quiz_a', reached: ['1', '3'] }], quizzes);
const ids = (search: object) => viewOf(shoes, productSearch({ ...search }), known).map(({ id }) => id);

it('narrows by stock, vendor and type, each beside the search', () => {
  expect(ids({})).toHaveLength(shoes.length);
  expect(ids({ stock: 'soldOut' })).toEqual(['4']);
  expect(ids({ stock: 'available', q: 'waterproof' })).toEqual(['2']);
  expect(ids({ vendor: 'Noord', type: 'Shoe' })).toHaveLength(shoes.length);
  expect(ids({ vendor: 'Zuid' })).toEqual([]);
});

it('narrows by what quizzes make of a product', () => {
  expect(ids({ use: 'inQuiz' })).toEqual(['1', '3']);
  expect(ids({ use: 'unreached' })).toEqual(['2', '4', '5']);
  expect(ids({ use: 'unseen' })).toEqual(['2', '3', '4', '5']);
  expect(viewOf(shoes, { use: 'inQuiz' }, undefined)).toEqual([]);
});

it('leaves out of the address what nobody can mean', () => {
  expect(productSearch({ stock: 'some', use: 7, q: 'x' })).toEqual({ q: 'x' });
  expect(productSearch({ product: 7007 })).toEqual({ product: '7007' });
});

it('adds up the figures of a product over the quizzes', () => {
  expect(figuresOf(quizzes, '1')).toMatchObject({ shown: 7, clicked: 2, added: 1 });
  expect(figuresOf(quizzes, '1').byQuiz.get('quiz_b')).toMatchObject({ shown: 3 });
  expect(figuresOf(quizzes, '9')).toMatchObject({ shown: 0, clicked: 0, added: 0 });
});

it('lists each vendor once', () => {
  expect(wordsOf(shoes, 'vendor')).toEqual(['Noord']);
});

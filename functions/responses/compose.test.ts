import { expect, it } from 'vitest';
import { compile } from '#shared/quiz/compile.ts';
import { shoeQuiz, shoes } from '#shared/quiz/test/shoes.ts';
import { compose } from './compose.ts';
import { mailedProducts } from './mailed-products.ts';

const product = { title: 'Court light', price: '€75', reason: 'Because you chose “Running”.' };
const mail = {
  to: 'ada@example.com',
  locale: 'en' as const,
  shop: { name: 'Shoes & co', domain: 'shoes.myshopify.com' },
  quiz: 'Which shoe?',
  products: [product],
  link: 'https://recommend.example/quiz/quiz_1#quiz_1=1_abc',
};

it('a mail says what fits and why, how to get back to it, and why it came', () => {
  const { subject, text, html } = compose({
    ...mail,
    products: [{ ...product, url: 'https://shoes.example/products/court' }],
  });
  expect(subject).toBe('Your results from Shoes & co');
  for (const part of ['Court light', '€75', product.reason, mail.link, 'shoes.myshopify.com', 'mailing list'])
    expect(text).toContain(part);
  expect(html).toContain('href="https://shoes.example/products/court"');
  expect(compose({ ...mail, locale: 'nl' }).text).toContain('Dit past bij je antwoorden');
});

it('texts of a hostile shop are text, and make no line of their own', () => {
  const hostile = '<img src=x onerror=alert(1)>"\r\nBcc: all@example.com';
  const { subject, text, html } = compose({
    ...mail,
    shop: { name: hostile, domain: 'shoes.myshopify.com' },
    quiz: hostile,
    products: [{ title: hostile, price: '€1', reason: hostile, url: 'https://x.example/"onclick="y' }],
  });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).not.toMatch(/^Bcc:/m);
  expect(html).not.toMatch(/<img src=x|"onclick=/);
});

it('says so where nothing fits', () => {
  expect(compose({ ...mail, products: [] }).text).toContain('Nothing in the shop fits');
});

it('a mail quotes no words that came with the request, and leads to no address but a web page', () => {
  const quiz = structuredClone(shoeQuiz);
  quiz.questions = [
    {
      id: 'wish',
      type: 'shortText',
      maxLength: 100,
      required: false,
      rules: [],
      effect: { against: { on: 'text' }, kind: 'boost', weight: 3, tolerance: 0 },
    },
  ];
  const products = shoes.map((shoe) => ({ ...shoe, url: 'javascript:alert(1)' }));
  const made = compile({
    quiz,
    quizId: `quiz_${'1'.repeat(32)}`,
    version: 1,
    products,
    currency: 'EUR',
    branding: false,
  });
  const word = shoes[0]?.title.split(' ')[0] ?? '';
  const said = `${word} buy-now.example`;
  const mailed = mailedProducts(made, { wish: { kind: 'text', value: said } }, 'en', []);
  expect(mailed.length).toBeGreaterThan(0);
  expect(JSON.stringify(mailed)).not.toMatch(/buy-now|javascript/);
});

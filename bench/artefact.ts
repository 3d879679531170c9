import { gzipSync } from 'node:zlib';
import type { Product } from '../shared/model/product.ts';
import type { Quiz, Texts } from '../shared/model/quiz.ts';
import { compile } from '../shared/quiz/compile.ts';
import { catalogueOf, quizOf, randomFrom } from './synthetic.ts';

const gzipped = (value: unknown): number => gzipSync(JSON.stringify(value), { level: 9 }).length;

/** With titles of five words, and an address and a picture each, written as Shopify writes them. */
const shopsProducts = (size: number): Product[] => {
  const random = randomFrom(3);
  return catalogueOf(size).map((product) => {
    const title = product.title.split(' ').slice(0, 5).join(' ');
    const handle = title.replaceAll(' ', '-');
    const number = (digits: number) => Math.floor((1 + random()) * 10 ** digits);
    return {
      ...product,
      title,
      handle,
      id: `${number(12)}`,
      url: `https://northwind.example/products/${handle}`,
      image: `https://cdn.shopify.com/s/files/1/0601/2345/6789/files/${handle}.jpg?v=${number(9)}`,
      variants: product.variants.map((variant) => ({ ...variant, id: `${number(13)}` })),
    };
  });
};

/** In two languages, each question with a title and a help of usual length. */
const inWords = (quiz: Quiz): Quiz => {
  const words = catalogueOf(300, 2).map(({ title, description }) => ({ title, description }));
  let next = 0;
  const table = (): Texts =>
    Object.fromEntries(
      quiz.questions.flatMap((question) => {
        const { title = '', description = '' } = words[next++] ?? {};
        const labels = description.split(' ');
        return [
          [`${question.id}.title`, title.slice(0, 50)],
          [`${question.id}.help`, description.slice(0, 90)],
          ...('options' in question ? question.options : []).map(({ id }, at) => [
            `${id}.label`,
            labels.slice(12 + 2 * at, 14 + 2 * at).join(' '),
          ]),
        ];
      }),
    );
  return { ...quiz, locales: ['en', 'nl'], texts: { en: table(), nl: table() } };
};

/**
 * Weighs what publishing writes for a quiz of 10 questions with 5 options each, in two languages, over 500 products.
 * @returns bytes, gzipped at level 9: of head and pool together, and of the head, which is there before the first
 * question
 */
export const weighArtefact = (): { artefactGzip: number; artefactFirstGzip: number } => {
  const input = { quizId: `quiz_${'0'.repeat(32)}`, version: 1, currency: 'EUR', branding: true };
  const { head, pool } = compile({ ...input, quiz: inWords(quizOf(10, 5)), products: shopsProducts(500) });
  const artefactFirstGzip = gzipped(head);
  return { artefactGzip: artefactFirstGzip + gzipped(pool), artefactFirstGzip };
};

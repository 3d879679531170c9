import type { Product } from '../shared/model/product.ts';
import type { Quiz } from '../shared/model/quiz.ts';

/** Numbers from 0 to 1 that follow from a seed (Mulberry32), so that every run measures the same. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const syllables =
  'ba be bi bo da de di do ka ke ki ko la le li lo ma me mi mo na ne ni no ra re ri ro sa se si so ta te ti to'.split(
    ' ',
  );

const wordOf = (number: number): string => {
  let word = '';
  for (let left = number + 36; left > 0; left = Math.floor(left / 36)) word += syllables[left % 36];
  return word;
};

const vocabulary = 40_000;

/** Products with texts as long and as varied as those of a real shop: few words are common, most are rare (Zipf). */
export const catalogueOf = (size: number, seed = 1): Product[] => {
  const random = randomFrom(seed);
  const word = () => wordOf(Math.floor(vocabulary ** random()) - 1);
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  return Array.from({ length: size }, (_, index) => {
    const cents = 500 + Math.floor(random() ** 2 * 50_000);
    return {
      id: String(index),
      handle: `p-${index}`,
      title: `${words(9)} ${1 + Math.floor(random() * 64)} GB`,
      description: `${words(30)} ${Math.floor(random() * 300)} cm`,
      vendor: `Brand ${wordOf(Math.floor(random() ** 2 * 60))}`,
      productType: `Type ${Math.floor(random() * 40)}`,
      tags: [0, 1, 2, 3].map((family) => `F${family}: V${Math.floor(random() * 5)}`),
      collections: [],
      metafields: {},
      currency: 'EUR',
      price: { min: cents, max: cents },
      available: random() > 0.05,
      variants: [{ id: `v-${index}`, title: 'Default Title', price: cents, available: true, options: {} }],
    };
  });
};

/** A quiz of choices over the tags and types of `catalogueOf`, each option with an effect of its own. */
export const quizOf = (questions: number, options: number): Quiz => {
  const ids = Array.from({ length: questions }, (_, question) => `q${question}`);
  const texts: Record<string, string> = {};
  for (const id of ids) {
    texts[`${id}.title`] = id;
    for (let option = 0; option < options; option++) texts[`${id}-${option}.label`] = `${option}`;
  }
  return {
    format: 1,
    defaultLocale: 'en',
    locales: ['en'],
    texts: { en: texts },
    questions: ids.map((id, question) => ({
      id,
      type: 'single',
      required: true,
      rules: [],
      options: Array.from({ length: options }, (_, option) => ({
        id: `${id}-${option}`,
        effects: [
          question % 3 === 2
            ? {
                kind: 'boost',
                match: { on: 'price', min: option * 5000, max: (option + 1) * 5000 },
                weight: 10 + question,
              }
            : {
                kind: 'boost',
                match: { on: 'tag', values: [`F${question % 4}: V${(option + question) % 5}`] },
                weight: 10 + question,
              },
        ],
      })),
    })),
    results: {
      slots: [
        { id: 'best', kind: 'best' },
        { id: 'more', kind: 'runnersUp', count: 3 },
      ],
      maxProducts: 4,
      ties: 'priceLow',
      soldOut: 'last',
    },
    theme: {},
  };
};

import type { Effect } from '#shared/model/effect.ts';
import type { Product } from '#shared/model/product.ts';
import { type Quiz, quizFormat } from '#shared/model/quiz.ts';

const shoe = (id: string, title: string, price: number, tags: string[], available = true): Product => ({
  id,
  handle: title.toLowerCase().replaceAll(' ', '-'),
  title,
  description: '',
  vendor: 'Noord',
  productType: 'Shoe',
  tags,
  collections: [],
  metafields: {},
  currency: 'EUR',
  price: { min: price, max: price },
  available,
  variants: [{ id: `${id}1`, title: 'Default', price, available, options: {} }],
});

/** A small shop whose results can be told by reading. */
export const shoes: Product[] = [
  shoe('1', 'Court light', 7500, ['running', 'indoors']),
  shoe('2', 'Road racer', 12000, ['running', 'outdoors', 'waterproof']),
  shoe('3', 'Gym basic', 4000, ['padel', 'indoors']),
  shoe('4', 'Trail boot', 9000, ['hiking', 'outdoors', 'waterproof'], false),
  shoe('5', 'Wool house shoe', 3000, ['indoors', 'leather']),
];

const boost = (tag: string, weight: number): Effect => ({
  kind: 'boost',
  match: { on: 'tag', values: [tag] },
  weight,
});

export const shoeQuiz: Quiz = {
  format: quizFormat,
  defaultLocale: 'en',
  locales: ['en', 'nl'],
  texts: {
    en: {
      'sport.title': 'What do you do?',
      'running.label': 'Running',
      'hiking.label': 'Hiking',
      'padel.label': 'Padel',
      'place.title': 'Where?',
      'in.label': 'Indoors',
      'out.label': 'Outdoors',
      'budget.title': 'What would you like to spend?',
      'vegan.title': 'Must it be free of leather?',
      'yes.label': 'Yes',
      'no.label': 'No',
    },
    nl: {
      'sport.title': 'Wat doe je?',
      'running.label': 'Hardlopen',
      'hiking.label': 'Wandelen',
      'place.title': 'Waar?',
      'in.label': 'Binnen',
      'out.label': 'Buiten',
      'vegan.title': 'Moet het zonder leer?',
      'yes.label': 'Ja',
      'no.label': 'Nee',
    },
  },
  questions: [
    {
      id: 'sport',
      type: 'multiple',
      required: true,
      rules: [],
      options: [
        { id: 'running', effects: [boost('running', 40)] },
        { id: 'hiking', effects: [boost('hiking', 40)] },
        { id: 'padel', effects: [boost('padel', 40)] },
      ],
    },
    {
      id: 'place',
      type: 'single',
      required: true,
      rules: [],
      options: [
        { id: 'in', effects: [boost('indoors', 20)] },
        { id: 'out', effects: [{ kind: 'require', match: { on: 'tag', values: ['outdoors'] } }] },
      ],
    },
    {
      id: 'budget',
      type: 'priceRange',
      required: false,
      rules: [],
      min: 0,
      max: 200,
      step: 10,
      effect: { kind: 'boost', against: { on: 'price' }, weight: 30, tolerance: 0.1 },
    },
    {
      id: 'vegan',
      type: 'yesNo',
      required: true,
      rules: [],
      options: [
        { id: 'yes', effects: [{ kind: 'exclude', match: { on: 'tag', values: ['leather'] } }] },
        { id: 'no', effects: [] },
      ],
    },
  ],
  results: {
    slots: [
      { id: 'best', kind: 'best' },
      { id: 'more', kind: 'runnersUp', count: 2 },
    ],
    maxProducts: 3,
    ties: 'priceLow',
    soldOut: 'last',
  },
  theme: {},
};

import type { Product } from '#shared/model/product.ts';
import type { Option, Question, Quiz } from '#shared/model/quiz.ts';
import { quizFormat } from '#shared/model/quiz.ts';

/** A picture drawn here, so that tests need no network. */
const picture = (hue: number) => `/picture/${hue}.svg`;

const option = (id: string, more: Partial<Option> = {}): Option => ({ id, effects: [], ...more });
const base = { required: true, rules: [] };

const questions: Question[] = [
  {
    ...base,
    id: 'activity',
    type: 'single',
    options: ['running', 'hiking', 'padel'].map((tag) =>
      option(tag, { effects: [{ kind: 'boost', match: { on: 'tag', values: [tag] }, weight: 10 }] }),
    ),
  },
  {
    ...base,
    id: 'where',
    type: 'multiple',
    options: [option('road'), option('trail'), option('court'), option('nowhere', { exclusive: true })],
    other: true,
    minChoices: 1,
    maxChoices: 2,
  },
  {
    ...base,
    id: 'look',
    type: 'picture',
    options: [
      option('plain', { image: picture(30) }),
      option('bright', { image: picture(160) }),
      option('dark', { image: picture(260) }),
    ],
  },
  {
    ...base,
    id: 'colour',
    type: 'swatch',
    options: [
      option('red', { color: '#C0392B' }),
      option('blue', { color: '#2E86C1' }),
      option('white', { color: '#FFFFFF' }),
      option('black', { color: '#111111' }),
    ],
  },
  {
    ...base,
    id: 'size',
    type: 'dropdown',
    options: [option('s40'), option('s41'), option('s42')],
    other: true,
  },
  { ...base, id: 'insoles', type: 'yesNo', options: [option('yes'), option('no')] },
  { ...base, id: 'fit', type: 'rating', max: 5 },
  { ...base, id: 'cushion', type: 'scale', min: 1, max: 7, step: 1 },
  { ...base, id: 'distance', type: 'number', min: 0, max: 60, step: 5 },
  {
    ...base,
    id: 'budget',
    type: 'priceRange',
    min: 20,
    max: 220,
    step: 10,
    effect: { kind: 'boost', against: { on: 'price' }, weight: 10, tolerance: 0.2 },
  },
  { ...base, id: 'nickname', type: 'shortText', maxLength: 40 },
  { ...base, id: 'story', type: 'longText', maxLength: 400, required: false },
  { ...base, id: 'race', type: 'date', min: '2026-01-01', max: '2030-12-31' },
  { ...base, id: 'mail', type: 'email' },
  { ...base, id: 'call', type: 'phone', required: false },
  { ...base, id: 'news', type: 'consent', wordingVersion: 1, required: false },
  { ...base, id: 'almost', type: 'statement', image: picture(90) },
  { ...base, id: 'matters', type: 'ranking', options: [option('price'), option('comfort'), option('looks')] },
];

const en: Record<string, string> = {
  'quiz.title': 'Find your shoes',
  'results.title': '',
  'activity.title': 'What will you do in them?',
  'activity.help': 'Pick what you do most: we start from there.',
  'running.label': 'Running',
  'hiking.label': 'Hiking',
  'padel.label': 'Padel',
  'where.title': 'Where do you go?',
  'road.label': 'Road',
  'trail.label': 'Trail',
  'court.label': 'Court',
  'nowhere.label': 'Nowhere yet',
  'look.title': 'Which look is yours?',
  'plain.label': 'Plain',
  'plain.alt': 'A plain shoe',
  'bright.label': 'Bright',
  'bright.alt': 'A bright shoe',
  'dark.label': 'Dark',
  'dark.alt': 'A dark shoe',
  'colour.title': 'Pick a colour',
  'red.label': 'Red',
  'blue.label': 'Blue',
  'white.label': 'White',
  'black.label': 'Black',
  'size.title': 'Your size?',
  's40.label': '40',
  's41.label': '41',
  's42.label': '42',
  'insoles.title': 'Do you wear insoles?',
  'yes.label': 'Yes',
  'no.label': 'No',
  'fit.title': 'How well do your shoes fit now?',
  'cushion.title': 'How much cushioning do you like?',
  'cushion.low': 'Firm',
  'cushion.high': 'Soft',
  'distance.title': 'How far do you go in a week?',
  'distance.unit': 'km',
  'budget.title': 'What would you like to spend?',
  'nickname.title': 'What shall we call you?',
  'story.title': 'Anything we should know?',
  'story.help': 'An old injury, a favourite pair, a race you train for.',
  'race.title': 'When is your next race?',
  'mail.title': 'Where can we send your result?',
  'call.title': 'And your phone number?',
  'news.title': 'May we write to you?',
  'news.wording': 'Yes, send me news about running shoes. I can stop this at any time.',
  'almost.title': 'Almost there',
  'almost.help': 'One more question and we know what fits you.',
  'almost.alt': 'A path through a wood',
  'matters.title': 'What matters most to you?',
  'price.label': 'Price',
  'comfort.label': 'Comfort',
  'looks.label': 'Looks',
  'more.title': 'Also a good fit',
};

const nl: Record<string, string> = {
  ...en,
  'quiz.title': 'Vind je schoenen',
  'activity.title': 'Wat ga je ermee doen?',
  'activity.help': 'Kies wat je het meest doet: daar beginnen we.',
  'running.label': 'Hardlopen',
  'hiking.label': 'Wandelen',
  'where.title': 'Waar ga je heen?',
};

/** A quiz with every type of question, each once. */
export const everyType: Quiz = {
  format: quizFormat,
  defaultLocale: 'en',
  locales: ['en', 'nl'],
  texts: { en, nl },
  questions,
  results: {
    slots: [
      { id: 'top', kind: 'best' },
      { id: 'more', kind: 'runnersUp', count: 2 },
    ],
    maxProducts: 6,
    ties: 'priceLow',
    soldOut: 'last',
  },
  theme: {},
};

const product = (id: string, title: string, tag: string, price: number, available = true): Product => ({
  id,
  handle: title.toLowerCase().replaceAll(' ', '-'),
  title,
  description: '',
  vendor: 'Aldermoor',
  productType: 'Shoes',
  tags: [tag],
  collections: [],
  metafields: {},
  currency: 'EUR',
  price: { min: price, max: price },
  available,
  image: picture(Number(id) * 47),
  url: `/products/${title.toLowerCase().replaceAll(' ', '-')}`,
  variants: [{ id: `${id}00`, title: '42', price, available, options: {} }],
});

export const shoes: Product[] = [
  product('1', 'Aldermoor Glide', 'running', 11995),
  product('2', 'Aldermoor Ridge', 'hiking', 15995),
  product('3', 'Aldermoor Smash', 'padel', 8995),
  product('4', 'Aldermoor Pace', 'running', 13995, false),
  product('5', 'Aldermoor Trek', 'hiking', 9995),
];

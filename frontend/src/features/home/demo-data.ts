import type { Effect } from '#shared/model/effect.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Product } from '#shared/model/product.ts';
import { type Quiz, quizFormat, type Texts } from '#shared/model/quiz.ts';

interface Shoe {
  title: string;
  price: number;
  tags: string[];
  about: Record<Locale, string>;
}

/** Whole US dollars. */
const shoes: Shoe[] = [
  {
    title: 'Tempo Light',
    price: 89,
    tags: ['running', 'indoors'],
    about: {
      en: 'A light, low shoe with a flat sole that grips a treadmill and a sports hall.',
      nl: 'Een lichte, lage schoen met een vlakke zool die grip geeft op loopband en in de sporthal.',
    },
  },
  {
    title: 'Road Cushion',
    price: 139,
    tags: ['running', 'outdoors'],
    about: {
      en: 'Soft underfoot and firm at the heel, for long kilometres on asphalt.',
      nl: 'Zacht onder de voet en stevig bij de hiel, voor lange kilometers op asfalt.',
    },
  },
  {
    title: 'Long Road',
    price: 109,
    tags: ['running', 'outdoors'],
    about: {
      en: 'A light all-rounder that is as happy on gravel as on the pavement.',
      nl: 'Een lichte alleskunner die op grind net zo fijn loopt als op de stoep.',
    },
  },
  {
    title: 'Trail Mid',
    price: 109,
    tags: ['hiking', 'outdoors'],
    about: {
      en: 'A mid-high boot for hills and wet grass, without the weight of a mountain boot.',
      nl: 'Een halfhoge schoen voor heuvels en nat gras, zonder het gewicht van een bergschoen.',
    },
  },
  {
    title: 'City Pacer',
    price: 69,
    tags: ['running', 'outdoors', 'indoors'],
    about: {
      en: 'An honest first running shoe for short rounds, outside or in.',
      nl: 'Een eerlijke eerste hardloopschoen voor korte rondjes, buiten of binnen.',
    },
  },
  {
    title: 'Ridge Walker',
    price: 159,
    tags: ['hiking', 'outdoors'],
    about: {
      en: 'A waterproof boot with a deep tread and support around the ankle.',
      nl: 'Een waterdichte wandelschoen met diep profiel en steun rond de enkel.',
    },
  },
  {
    title: 'Path Low',
    price: 79,
    tags: ['hiking', 'outdoors', 'indoors'],
    about: {
      en: 'A low hiking shoe for day trips, light enough to keep on at the hut.',
      nl: 'Een lage wandelschoen voor dagtochten, licht genoeg om in de hut aan te houden.',
    },
  },
  {
    title: 'Glass Court',
    price: 109,
    tags: ['padel', 'indoors', 'outdoors'],
    about: {
      en: 'A herringbone sole and a firm side for the quick turns of padel.',
      nl: 'Een visgraatzool en een stevige zijkant voor de snelle draaien van padel.',
    },
  },
  {
    title: 'Baseline',
    price: 75,
    tags: ['padel', 'outdoors'],
    about: {
      en: 'A sturdy court shoe that forgives sand and rough ground.',
      nl: 'Een stevige baanschoen die tegen zand en ruwe ondergrond kan.',
    },
  },
  {
    title: 'High Rise',
    price: 149,
    tags: ['basketball', 'indoors'],
    about: {
      en: 'A high collar and a springy heel for landing after a jump.',
      nl: 'Een hoge kraag en een verende hiel om na een sprong op te landen.',
    },
  },
  {
    title: 'Street Hoop',
    price: 85,
    tags: ['basketball', 'outdoors', 'indoors'],
    about: {
      en: 'A harder sole that lasts on concrete, and still works in the gym.',
      nl: 'Een hardere zool die beton overleeft en het ook in de zaal doet.',
    },
  },
];

const idOf = (index: number) => String(index + 1);
const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');

export const demoProducts: Product[] = shoes.map(({ title, price, tags }, index) => ({
  id: idOf(index),
  handle: slug(title),
  title,
  description: '',
  vendor: 'Demo',
  productType: 'Shoe',
  tags,
  collections: [],
  metafields: {},
  currency: 'USD',
  price: { min: price * 100, max: price * 100 },
  available: true,
  image: `/demo/${slug(title)}.svg`,
  variants: [{ id: idOf(index), title: 'Default', price: price * 100, available: true, options: {} }],
}));

/** What a shoe is, in words. */
export const aboutProduct = (id: string, locale: Locale): { title: string; about: string } | undefined => {
  const shoe = shoes[Number(id) - 1];
  return shoe && { title: shoe.title, about: shoe.about[locale] };
};

const boost = (tag: string, weight: number): Effect => ({
  kind: 'boost',
  match: { on: 'tag', values: [tag] },
  weight,
});
const price = (min: number, max?: number): Effect => ({
  kind: 'boost',
  match: { on: 'price', min: min * 100, ...(max === undefined ? {} : { max: max * 100 }) },
  weight: 25,
});

const texts: Record<Locale, Texts> = {
  en: {
    'quiz.title': 'Find your shoe',
    'activity.title': 'What will you do in them?',
    'running.label': 'Running',
    'hiking.label': 'Hiking',
    'padel.label': 'Padel',
    'basketball.label': 'Basketball',
    'location.title': 'Where, mostly?',
    'indoors.label': 'Indoors',
    'outdoors.label': 'Outdoors',
    'budget.title': 'What would you like to spend?',
    'budget1.label': 'Up to $80',
    'budget2.label': '$80 to $120',
    'budget3.label': 'Over $120',
    'more.title': 'Also worth a look',
  },
  nl: {
    'quiz.title': 'Vind je schoen',
    'activity.title': 'Wat ga je erin doen?',
    'running.label': 'Hardlopen',
    'hiking.label': 'Wandelen',
    'padel.label': 'Padel',
    'basketball.label': 'Basketbal',
    'location.title': 'Waar vooral?',
    'indoors.label': 'Binnen',
    'outdoors.label': 'Buiten',
    'budget.title': 'Wat wil je uitgeven?',
    'budget1.label': 'Tot $ 80',
    'budget2.label': '$ 80 tot $ 120',
    'budget3.label': 'Meer dan $ 120',
    'more.title': 'Ook het bekijken waard',
  },
};

const question = (id: string, options: { id: string; effects: Effect[] }[]): Quiz['questions'][number] => ({
  id,
  type: 'single',
  required: true,
  rules: [],
  options,
});

export const demoQuiz: Quiz = {
  format: quizFormat,
  defaultLocale: 'en',
  locales: ['en', 'nl'],
  texts,
  questions: [
    question(
      'activity',
      ['running', 'hiking', 'padel', 'basketball'].map((id) => ({ id, effects: [boost(id, 60)] })),
    ),
    question(
      'location',
      ['indoors', 'outdoors'].map((id) => ({ id, effects: [boost(id, 30)] })),
    ),
    question('budget', [
      { id: 'budget1', effects: [price(0, 80)] },
      { id: 'budget2', effects: [price(80, 120)] },
      { id: 'budget3', effects: [price(120)] },
    ]),
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
  theme: { accent: '#b45309', radius: 10 },
};

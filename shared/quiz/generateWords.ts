import { humanise, sameKey } from '#shared/catalogue/name.ts';
import type { Locale } from '#shared/model/locale.ts';
import { everydayWords } from './generateDictionary.ts';

/** A text in every language of the product. */
export type Wording = Record<Locale, string>;

interface Family {
  /** Names a family of tags, an option or a metafield goes by, in both languages. */
  names: string[];
  title: Wording;
  /** A picture of a product says more than the words. */
  visual?: boolean;
}

const families: Family[] = [
  {
    names: ['skin', 'skin type', 'huid', 'huidtype'],
    title: { en: 'What is your skin like?', nl: 'Wat voor huid heb je?' },
  },
  {
    names: ['hair', 'hair type', 'haar', 'haartype'],
    title: { en: 'What is your hair like?', nl: 'Wat voor haar heb je?' },
  },
  {
    names: ['concern', 'concerns', 'need', 'problem', 'zorg', 'probleem'],
    title: { en: 'What is your main concern?', nl: 'Waar wil je iets aan doen?' },
  },
  {
    names: ['goal', 'goals', 'benefit', 'doel', 'voordeel'],
    title: { en: 'What do you want to achieve?', nl: 'Wat wil je bereiken?' },
  },
  {
    names: ['use', 'usage', 'use case', 'purpose', 'gebruik', 'toepassing', 'job', 'task', 'project', 'klus'],
    title: { en: 'What will you use it for?', nl: 'Waar ga je het voor gebruiken?' },
  },
  {
    names: ['activity', 'sport', 'sports', 'activiteit'],
    title: { en: 'What are you going to do?', nl: 'Wat ga je doen?' },
    visual: true,
  },
  {
    names: [
      'location',
      'place',
      'where',
      'environment',
      'terrain',
      'surface',
      'locatie',
      'plek',
      'ondergrond',
    ],
    title: { en: 'Where will you use it?', nl: 'Waar ga je het gebruiken?' },
  },
  {
    names: ['for', 'recipient', 'gift for', 'who', 'voor', 'voor wie', 'ontvanger', 'to', 'person'],
    title: { en: 'Who is it for?', nl: 'Voor wie is het?' },
  },
  {
    names: ['gender', 'sex', 'geslacht'],
    title: { en: 'Who will use it?', nl: 'Wie gaat het gebruiken?' },
  },
  {
    names: ['age', 'age group', 'leeftijd'],
    title: { en: 'For which age?', nl: 'Voor welke leeftijd?' },
  },
  {
    names: ['occasion', 'event', 'moment', 'gelegenheid'],
    title: { en: 'What is the occasion?', nl: 'Voor welke gelegenheid is het?' },
  },
  {
    names: ['interest', 'hobby', 'interesse', 'theme', 'thema'],
    title: { en: 'What do they love?', nl: 'Waar houdt diegene van?' },
  },
  {
    names: ['room', 'kamer', 'ruimte', 'space'],
    title: { en: 'Which room is it for?', nl: 'Voor welke kamer is het?' },
    visual: true,
  },
  {
    names: ['style', 'look', 'stijl', 'aesthetic'],
    title: { en: 'Which style do you like?', nl: 'Welke stijl vind je mooi?' },
    visual: true,
  },
  {
    names: ['material', 'fabric', 'materiaal', 'stof'],
    title: { en: 'Which material do you like best?', nl: 'Welk materiaal heeft je voorkeur?' },
    visual: true,
  },
  {
    names: ['color', 'colour', 'kleur', 'shade', 'tint'],
    title: { en: 'Which colour do you like?', nl: 'Welke kleur vind je mooi?' },
  },
  {
    names: ['size', 'maat', 'formaat', 'dimensions', 'volume', 'content', 'inhoud'],
    title: { en: 'Which size do you need?', nl: 'Welke maat heb je nodig?' },
  },
  {
    names: ['fit', 'width', 'pasvorm', 'breedte'],
    title: { en: 'How should it fit?', nl: 'Hoe moet het zitten?' },
  },
  {
    names: ['season', 'seizoen', 'weather', 'weer'],
    title: { en: 'For which season?', nl: 'Voor welk seizoen?' },
  },
  {
    names: ['level', 'experience', 'skill', 'niveau', 'ervaring'],
    title: { en: 'How experienced are you?', nl: 'Hoeveel ervaring heb je?' },
  },
  {
    names: ['scent', 'fragrance', 'geur'],
    title: { en: 'Which scent do you like?', nl: 'Van welke geur houd je?' },
  },
  {
    names: ['flavour', 'flavor', 'taste', 'smaak'],
    title: { en: 'Which flavour do you like?', nl: 'Welke smaak vind je lekker?' },
  },
  {
    names: ['diet', 'dieet', 'allergy', 'allergie'],
    title: { en: 'Do you follow a diet?', nl: 'Volg je een dieet?' },
  },
  {
    names: ['form', 'vorm', 'format', 'texture', 'textuur'],
    title: { en: 'Which form do you like best?', nl: 'Welke vorm heeft je voorkeur?' },
    visual: true,
  },
  {
    names: ['power', 'power source', 'aandrijving', 'voeding', 'drive'],
    title: { en: 'How should it be powered?', nl: 'Waar moet het op werken?' },
  },
  {
    names: ['feature', 'features', 'property', 'eigenschap', 'eigenschappen', 'kenmerk'],
    title: { en: 'What matters most to you?', nl: 'Wat vind je het belangrijkst?' },
  },
  {
    names: ['brand', 'vendor', 'merk'],
    title: { en: 'Do you have a favourite brand?', nl: 'Heb je een favoriet merk?' },
  },
];

const titles = new Map(families.flatMap(({ names, title }) => names.map((name) => [name, title] as const)));

const dictionary: Record<Locale, Map<string, string>> = {
  nl: new Map(everydayWords.map(([en, nl]) => [sameKey(en), nl])),
  en: new Map(everydayWords.toReversed().map(([en, nl]) => [sameKey(nl), en])),
};

const translate = (text: string, locale: Locale): string => {
  const found = dictionary[locale].get(sameKey(text));
  return found === undefined ? text : found.charAt(0).toUpperCase() + found.slice(1);
};

/** The language most of the everyday words among these texts are in; English when there is nothing to tell by. */
export const languageOf = (texts: readonly string[]): Locale => {
  const count = (locale: Locale) => texts.filter((text) => dictionary[locale].has(sameKey(text))).length;
  return count('en') > count('nl') ? 'nl' : 'en';
};

/**
 * A value of the catalogue as a label: humanised, and in the other language translated where it is an everyday word.
 * @param language what the catalogue is written in; in that language it stays as it is
 */
export const labelOf = (value: string, language: Locale): Wording => {
  const text = humanise(value).slice(0, 200);
  return language === 'en'
    ? { en: text, nl: translate(text, 'nl') }
    : { en: translate(text, 'en'), nl: text };
};

/** A name of its own, such as a brand, is the same in every language. */
export const asWritten = (value: string): Wording => ({ en: value.slice(0, 200), nl: value.slice(0, 200) });

/** The question to ask about a family of tags, an option or a metafield of the given name. */
export const titleOf = (name: string): Wording => {
  const words = sameKey(name.includes('.') ? (name.split('.').at(-1) ?? name) : name);
  const known = titles.get(words);
  if (known) return known;
  const plain = humanise(words).toLowerCase();
  return {
    en: `Which ${plain} suits you best?`,
    nl: `Wat is je voorkeur bij ${translate(plain, 'nl').toLowerCase()}?`,
  };
};

/** Whether a family is one we have a question for: a better guess than one without. */
export const isFamiliar = (name: string): boolean =>
  titles.has(sameKey(name.includes('.') ? (name.split('.').at(-1) ?? name) : name));

const visual = new Set(families.filter((family) => family.visual).map(({ title }) => title));
const color = titles.get('color');

/** Whether options of this question are better told apart by a picture. */
export const isVisual = (title: Wording): boolean => visual.has(title);

/** Whether this is the question about colours. */
export const isColor = (title: Wording): boolean => title === color;

/** CSS colours of everyday colour names in both languages, for swatches. */
const hex = new Map(
  'black zwart 1C1917|white wit FFFFFF|grey grijs 78716C|gray grijs 78716C|red rood DC2626|blue blauw 2563EB|navy marineblauw 1E3A8A|green groen 16A34A|olive olijf 65A30D|yellow geel FACC15|orange oranje F97316|purple paars 9333EA|pink roze EC4899|brown bruin 78350F|beige beige E7D8BD|cream crème F5EBD7|gold goud D4A017|silver zilver C0C0C0|sand zand D9C7A3|turquoise turkoois 14B8A6'
    .split('|')
    .flatMap((line) => {
      const [en = '', nl = '', code = ''] = line.split(' ');
      return [[en, `#${code}`] as const, [nl, `#${code}`] as const];
    }),
);

/** The colour a name stands for, as a CSS hex colour, or undefined when it is not an everyday one. */
export const colorOf = (name: string): string | undefined => hex.get(sameKey(name));

/** Texts that do not depend on the catalogue. */
export const fixed = {
  root: { en: 'What are you looking for?', nl: 'Waar ben je naar op zoek?' },
  type: { en: 'What kind of product do you have in mind?', nl: 'Aan wat voor product denk je?' },
  trait: { en: 'What matters to you?', nl: 'Wat vind je belangrijk?' },
  combined: { en: 'What suits you best?', nl: 'Wat past het best bij jou?' },
  product: { en: 'Which of these appeals to you most?', nl: 'Wat spreekt je het meest aan?' },
  price: { en: 'What would you like to spend?', nl: 'Wat wil je uitgeven?' },
  several: { en: 'Choose as many as you like.', nl: 'Je kunt meer dan één antwoord kiezen.' },
  other: { en: 'Something else', nl: 'Iets anders' },
  quiz: { en: 'Find what suits you', nl: 'Vind wat bij je past' },
  help: {
    en: 'Answer a few questions and see which products fit.',
    nl: 'Beantwoord een paar vragen en zie welke producten bij je passen.',
  },
  results: { en: 'Perfect Match Found!', nl: 'Perfecte match gevonden!' },
  best: { en: 'Your best match', nl: 'Jouw beste match' },
  more: { en: 'Also a good fit', nl: 'Past ook goed bij je' },
} as const satisfies Record<string, Wording>;

/** Everything that drafted quizzes say, whatever the catalogue. */
export const titleWordings: readonly Wording[] = [
  ...Object.values(fixed),
  ...families.map(({ title }) => title),
];

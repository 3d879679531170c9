import type { Locale } from '#shared/model/locale.ts';
import type { Option, Question, QuestionType, Quiz, Texts } from '#shared/model/quiz.ts';

/** First texts of new elements: what a shopper reads until the merchant writes better. */
const words: Record<Locale, Record<'title' | 'option' | 'yes' | 'no' | 'consent', string>> = {
  en: {
    title: 'New question',
    option: 'Option',
    yes: 'Yes',
    no: 'No',
    consent: 'I agree that you keep my answers to advise me.',
  },
  nl: {
    title: 'Nieuwe vraag',
    option: 'Optie',
    yes: 'Ja',
    no: 'Nee',
    consent: 'Ik vind het goed dat jullie mijn antwoorden bewaren om mij te adviseren.',
  },
};

const languages = Object.keys(words) as Locale[];

const textsOf = (write: (say: (typeof words)[Locale]) => Texts): Record<Locale, Texts> =>
  Object.fromEntries(languages.map((locale) => [locale, write(words[locale])])) as Record<Locale, Texts>;

/** An id for a new element: never reused, never shown. */
export const newElementId = (): string => `e${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

/** A new option with a label in every language. @param number counted from 1 */
export const newOption = (id: string, number: number): { element: Option; texts: Record<Locale, Texts> } => ({
  element: { id, effects: [] },
  texts: textsOf((say) => ({ [`${id}.label`]: `${say.option} ${number}` })),
});

/** Whether an option is as a new one is: nobody has worded it, or said what it does. */
export const isUntouched = (
  { id, effects, image, showWhen }: Option,
  { texts, questions }: Quiz,
): boolean => {
  if (effects.length > 0 || image || showWhen) return false;
  const isAsMade = languages.every((locale) => {
    const label = texts[locale]?.[`${id}.label`];
    return label === undefined || new RegExp(`^${words[locale].option} \\d+$`).test(label);
  });
  // It stands once among the options; more is a rule that asks for it.
  return isAsMade && JSON.stringify(questions).split(`"${id}"`).length === 2;
};

const range = { min: 0, max: 10, step: 1 };

const shapeOf = (type: QuestionType, id: string, options: Option[]): Question => {
  const base = { id, required: true, rules: [] };
  switch (type) {
    case 'single':
    case 'multiple':
    case 'picture':
    case 'dropdown':
    case 'yesNo':
    case 'ranking':
      return { ...base, type, options };
    case 'swatch':
      return { ...base, type, options: options.map((option) => ({ ...option, color: '#D97706' })) };
    case 'rating':
      return { ...base, type, max: 5 };
    case 'scale':
    case 'number':
      return { ...base, type, ...range };
    case 'priceRange':
      return {
        ...base,
        type,
        min: 0,
        max: 200,
        step: 5,
        effect: { kind: 'boost', against: { on: 'price' }, weight: 40, tolerance: 0.2 },
      };
    case 'shortText':
      return { ...base, type, required: false, maxLength: 100 };
    case 'longText':
      return { ...base, type, required: false, maxLength: 1000 };
    case 'consent':
      return { ...base, type, required: false, wordingVersion: 1 };
    case 'email':
    case 'phone':
    case 'date':
    case 'statement':
      return { ...base, type, required: false };
  }
};

const optionTypes = new Set<QuestionType>([
  'single',
  'multiple',
  'picture',
  'swatch',
  'dropdown',
  'yesNo',
  'ranking',
]);

/** A new question that can be asked as it is. */
export const newQuestion = (type: QuestionType, newId = newElementId) => {
  const id = newId();
  const optionIds = optionTypes.has(type) ? [newId(), newId()] : [];
  const labels = (say: (typeof words)[Locale], index: number) =>
    type === 'yesNo' ? (index === 0 ? say.yes : say.no) : `${say.option} ${index + 1}`;
  return {
    element: shapeOf(
      type,
      id,
      optionIds.map((optionId) => ({ id: optionId, effects: [] })),
    ),
    texts: textsOf((say) => ({
      [`${id}.title`]: say.title,
      ...(type === 'consent' ? { [`${id}.wording`]: say.consent } : {}),
      ...Object.fromEntries(optionIds.map((optionId, index) => [`${optionId}.label`, labels(say, index)])),
    })),
  };
};

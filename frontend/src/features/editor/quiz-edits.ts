import type { Locale } from '#shared/model/locale.ts';
import type { Option, Question, QuestionType, Quiz, Texts } from '#shared/model/quiz.ts';
import { isUntouched } from './new-question.ts';
import { asLookedAt, asTranslated, withOriginals } from './texts/translation.ts';

/** A question that has options. */
export type ChoiceQuestion = Extract<Question, { options: Option[] }>;

export const hasOptions = (question: Question): question is ChoiceQuestion => 'options' in question;

/** Moves an element of a list. An index outside the list is brought inside. */
export const move = <T>(list: T[], from: number, to: number): T[] => {
  const element = list[from];
  if (element === undefined) return list;
  const rest = list.filter((_, index) => index !== from);
  const at = Math.min(Math.max(to, 0), rest.length);
  return at === from ? list : rest.toSpliced(at, 0, element);
};

/** Writes a text. Translations of a changed original are remembered to be older than it. */
export const setText = (quiz: Quiz, locale: Locale, key: string, value: string): Quiz => ({
  ...(locale === quiz.defaultLocale
    ? withOriginals(quiz, key)
    : asTranslated(asLookedAt(quiz, locale, [key]), locale, key)),
  texts: { ...quiz.texts, [locale]: { ...quiz.texts[locale], [key]: value } },
});

const mapTexts = (quiz: Quiz, change: (texts: Texts, locale: Locale) => Texts): Quiz['texts'] =>
  Object.fromEntries(
    Object.entries(quiz.texts).map(([locale, texts]) => [locale, change(texts ?? {}, locale as Locale)]),
  );

/** Removes every text of the given elements. */
const withoutTexts = (quiz: Quiz, ids: string[]) => {
  const gone = new Set(ids);
  return mapTexts(quiz, (texts) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => !gone.has(key.split('.')[0] ?? ''))),
  );
};

export const editQuestion = (quiz: Quiz, id: string, change: (question: Question) => Question): Quiz => ({
  ...quiz,
  questions: quiz.questions.map((question) => (question.id === id ? change(question) : question)),
});

export const editOption = (
  quiz: Quiz,
  questionId: string,
  optionId: string,
  change: (option: Option) => Option,
): Quiz =>
  editQuestion(quiz, questionId, (question) =>
    hasOptions(question)
      ? {
          ...question,
          options: question.options.map((option) => (option.id === optionId ? change(option) : option)),
        }
      : question,
  );

/** Removes a text in every language. */
export const removeText = (quiz: Quiz, key: string): Quiz =>
  Object.values(quiz.texts).some((texts) => texts?.[key] !== undefined)
    ? { ...quiz, texts: mapTexts(quiz, ({ [key]: _, ...rest }) => rest) }
    : quiz;

/** A new element with its texts per language. */
interface Added<Element> {
  element: Element;
  texts: Partial<Record<Locale, Texts>>;
}

const addTexts = (quiz: Quiz, added: Partial<Record<Locale, Texts>>): Quiz['texts'] =>
  Object.fromEntries(
    quiz.locales.map((locale) => [locale, { ...quiz.texts[locale], ...(added[locale] ?? added.en) }]),
  );

export const addQuestion = (quiz: Quiz, { element, texts }: Added<Question>, at: number): Quiz => ({
  ...quiz,
  texts: addTexts(quiz, texts),
  questions: quiz.questions.toSpliced(at, 0, element),
});

/** Removes a question, its texts, and the rules that led to it. Conditions about it are left: they are reported. */
export const removeQuestion = (quiz: Quiz, id: string): Quiz => {
  const gone = quiz.questions.find((question) => question.id === id);
  if (!gone) return quiz;
  const ids = [id, ...(hasOptions(gone) ? gone.options.map((option) => option.id) : [])];
  const questions = quiz.questions
    .filter((question) => question.id !== id)
    .map((question) => ({
      ...question,
      rules: question.rules.filter(({ target }) => target.to !== 'question' || target.question !== id),
    }));
  return { ...quiz, questions, texts: withoutTexts(quiz, ids) };
};

export const moveQuestion = (quiz: Quiz, from: number, to: number): Quiz => ({
  ...quiz,
  questions: move(quiz.questions, from, to),
});

export const addOption = (quiz: Quiz, questionId: string, { element, texts }: Added<Option>): Quiz => ({
  ...editQuestion(quiz, questionId, (question) =>
    hasOptions(question) ? { ...question, options: [...question.options, element] } : question,
  ),
  texts: addTexts(quiz, texts),
});

/** Adds an option for each label, the same in every language. */
const addOptions = (quiz: Quiz, questionId: string, labels: string[], newId: () => string): Quiz =>
  labels.reduce((before, label) => {
    const id = newId();
    const texts = Object.fromEntries(quiz.locales.map((locale) => [locale, { [`${id}.label`]: label }]));
    return addOption(before, questionId, { element: { id, effects: [] }, texts });
  }, quiz);

export const removeOption = (quiz: Quiz, questionId: string, optionId: string): Quiz => ({
  ...editQuestion(quiz, questionId, (question) =>
    hasOptions(question)
      ? { ...question, options: question.options.filter((option) => option.id !== optionId) }
      : question,
  ),
  texts: withoutTexts(quiz, [optionId]),
});

/** Options of a pasted list. Those that a new question came with make way, unless somebody has touched them. */
export const pasteOptions = (quiz: Quiz, questionId: string, labels: string[], newId: () => string): Quiz => {
  const question = quiz.questions.find(({ id }) => id === questionId);
  const before = question && hasOptions(question) ? question.options : [];
  return before
    .filter((option) => isUntouched(option, quiz))
    .reduce((now, { id }) => removeOption(now, questionId, id), addOptions(quiz, questionId, labels, newId));
};

export const moveOption = (quiz: Quiz, questionId: string, from: number, to: number): Quiz =>
  editQuestion(quiz, questionId, (question) =>
    hasOptions(question) ? { ...question, options: move(question.options, from, to) } : question,
  );

/** Copies a question behind itself, with new ids and the same texts. */
export const duplicateQuestion = (quiz: Quiz, id: string, newId: () => string): Quiz => {
  const at = quiz.questions.findIndex((question) => question.id === id);
  const original = quiz.questions[at];
  if (!original) return quiz;
  const ids = new Map([[id, newId()]]);
  const renamed = (old: string) => ids.get(old) ?? old;
  if (hasOptions(original)) for (const option of original.options) ids.set(option.id, newId());
  const copy = hasOptions(original)
    ? { ...original, options: original.options.map((option) => ({ ...option, id: renamed(option.id) })) }
    : original;
  const texts = mapTexts(quiz, (own) => {
    const copied = Object.entries(own).flatMap(([key, text]) => {
      const [element = '', part = ''] = key.split('.');
      return ids.has(element) ? [[`${renamed(element)}.${part}`, text] as const] : [];
    });
    return { ...own, ...Object.fromEntries(copied) };
  });
  return {
    ...quiz,
    texts,
    questions: quiz.questions.toSpliced(at + 1, 0, { ...copy, id: renamed(id), rules: [] }),
  };
};

/** Types a choice question can be turned into without losing anything. */
export const exchangeable = ['single', 'multiple', 'picture', 'dropdown'] as const satisfies QuestionType[];

/** Turns a choice question into another kind of choice; its options and their effects stay. */
export const changeType = (quiz: Quiz, id: string, type: (typeof exchangeable)[number]): Quiz =>
  editQuestion(quiz, id, (question) => {
    if (!hasOptions(question)) return question;
    const { required, pinned, image, video, showWhen, rules, options } = question;
    const kept = Object.entries({ pinned, image, video, showWhen }).filter(
      ([, value]) => value !== undefined,
    );
    return { ...Object.fromEntries(kept), id, type, required, rules, options };
  });

import type { Issue } from '#shared/errors.ts';
import { limits, type Quiz } from '#shared/model/quiz.ts';

const limitOf = (key: string): number => {
  const part = key.slice(key.indexOf('.') + 1);
  return Object.hasOwn(limits.text, part) ? limits.text[part as keyof typeof limits.text] : limits.text.label;
};

/** The texts without which a shopper would see a blank. */
const needed = (quiz: Quiz): string[] => [
  ...quiz.questions.flatMap((question) => [
    `${question.id}.title`,
    ...(question.type === 'consent' ? [`${question.id}.wording`] : []),
    ...('options' in question ? question.options.map((option) => `${option.id}.label`) : []),
  ]),
  ...quiz.results.slots.flatMap((slot) =>
    slot.kind === 'routine' ? slot.steps.map((step) => `${step.id}.title`) : [],
  ),
];

/** Texts that are too long, or missing in the quiz's default language. */
export const checkTexts = (quiz: Quiz): Issue[] => {
  const issues: Issue[] = [];
  if (!quiz.locales.includes(quiz.defaultLocale))
    issues.push({
      path: 'defaultLocale',
      message: 'The default language is not among the languages. Add it.',
    });
  if (new Set(quiz.locales).size < quiz.locales.length)
    issues.push({ path: 'locales', message: 'A language is listed twice. Remove one.' });
  for (const [locale, texts] of Object.entries(quiz.texts))
    for (const [key, text] of Object.entries(texts ?? {}))
      if (text.length > limitOf(key))
        issues.push({
          path: `texts.${locale}.${key}`,
          message: `This text is longer than ${limitOf(key)} characters. Shorten it.`,
        });
  const own = quiz.texts[quiz.defaultLocale] ?? {};
  for (const key of needed(quiz))
    if (!(Object.hasOwn(own, key) && own[key]?.trim()))
      issues.push({ path: `texts.${quiz.defaultLocale}.${key}`, message: 'This text is missing. Write it.' });
  return issues;
};

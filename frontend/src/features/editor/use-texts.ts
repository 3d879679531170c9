import { useEditor } from './editor-context.ts';
import { setText } from './quiz-edits.ts';

/** Reads and writes the quiz's texts in the language that is edited. */
export const useTexts = () => {
  const { quiz, locale, edit } = useEditor();
  return {
    text: (key: string): string => quiz.texts[locale]?.[key] ?? '',
    /** The text in the quiz's default language, to show where this language has none. */
    fallback: (key: string): string =>
      locale === quiz.defaultLocale ? '' : (quiz.texts[quiz.defaultLocale]?.[key] ?? ''),
    write: (key: string, value: string) =>
      edit((before) => setText(before, locale, key, value), `text:${locale}:${key}`),
  };
};

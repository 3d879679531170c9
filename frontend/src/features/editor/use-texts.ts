import { useCallback } from 'react';
import { type Editor, useEditor } from './editor-context.ts';
import { setText } from './quiz-edits.ts';

/** A text of the quiz in the language that is edited. */
export const textOf = ({ quiz, locale }: Editor, key: string): string => quiz.texts[locale]?.[key] ?? '';

/** A text in the quiz's default language, to show where the edited language has none. */
const fallbackOf = ({ quiz, locale }: Editor, key: string): string =>
  locale === quiz.defaultLocale ? '' : (quiz.texts[quiz.defaultLocale]?.[key] ?? '');

/** Reads and writes one text in the language that is edited. */
export const useText = (key: string) => {
  const { text, fallback, locale, edit } = useEditor((editor) => ({
    text: textOf(editor, key),
    fallback: fallbackOf(editor, key),
    locale: editor.locale,
    edit: editor.edit,
  }));
  const write = useCallback(
    (value: string) => edit((before) => setText(before, locale, key, value), `text:${locale}:${key}`),
    [edit, locale, key],
  );
  return { text, fallback, write };
};

import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useEditor } from './editor-context.ts';
import { messages } from './flow-messages.ts';
import type { Names } from './rules/condition-words.ts';

/** The names of questions and options in the language that is edited, or in the quiz's own where it has none. */
export const useNames = (): Names => {
  const intl = useIntl();
  const { texts, defaultLocale, locale } = useEditor(({ quiz, locale }) => ({
    texts: quiz.texts,
    defaultLocale: quiz.defaultLocale,
    locale,
  }));
  return useMemo(() => {
    const text = (key: string) => texts[locale]?.[key] || texts[defaultLocale]?.[key];
    const untitled = intl.formatMessage(messages.untitled);
    return {
      question: (id) => text(`${id}.title`) ?? untitled,
      option: (id) => text(`${id}.label`) ?? untitled,
    };
  }, [intl, texts, defaultLocale, locale]);
};

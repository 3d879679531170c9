import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale } from '#shared/model/locale.ts';
import { defaultLocale } from '#shared/site.ts';
import { readPath } from './read-path.ts';

type Table = Record<string, string>;

/** English stands in the source as each message's default. */
const tables: Partial<Record<Locale, Table>> = { [defaultLocale]: {} };

const loaders: Partial<Record<Locale, () => Promise<{ default: Table }>>> = {
  nl: () => import('../../locales/nl.json'),
};

/** Loads a language's texts, once. A failure is logged, and English shows. */
export const loadMessages = async (locale: Locale): Promise<void> => {
  if (tables[locale]) return;
  try {
    tables[locale] = (await loaders[locale]?.())?.default ?? {};
  } catch (error) {
    console.error(`The texts in "${locale}" did not load`, error);
  }
};

/** The language of the page, from its address. */
export const useLocale = (): Locale =>
  useRouterState({
    select: (state) => readPath(new URL(state.location.publicHref, 'http://x').pathname).locale,
  });

/** Gives the texts of the page's language to everything inside. */
export function Translated({ children }: { children: ReactNode }) {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <IntlProvider key={locale} locale={locale} defaultLocale={defaultLocale} messages={tables[locale] ?? {}}>
      {children}
    </IntlProvider>
  );
}

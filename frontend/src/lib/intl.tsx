import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale } from '#shared/model/locale.ts';
import { defaultLocale } from '#shared/site.ts';
import { readPath } from './read-path.ts';

type Table = Record<string, string>;
type Part = 'app' | 'pages' | 'site' | 'editor';

const none: Table = {};

/** English stands in the source as each message's default. */
const tables: Partial<Record<Locale, Table>> = {};
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

const loaders: Partial<Record<Locale, Record<Part, () => Promise<{ default: Table }>>>> = {
  nl: {
    app: () => import('virtual:texts/nl/app'),
    pages: () => import('virtual:texts/nl/pages'),
    site: () => import('virtual:texts/nl/site'),
    editor: () => import('virtual:texts/nl/editor'),
  },
};

/** What of a language a page needs. */
const partsOf = (path: string): Part[] => {
  if (path === '/app') return ['app'];
  if (path.startsWith('/app/quizzes/editor/')) return ['app', 'editor'];
  return /^\/(app|auth|shopify)\//.test(path) ? ['app', 'pages'] : ['app', 'site'];
};

const loadPart = async (locale: Locale, part: Part) => {
  try {
    const found = (await loaders[locale]?.[part]())?.default;
    if (!found) return;
    tables[locale] = { ...tables[locale], ...found };
    for (const listener of listeners) listener();
  } catch (error) {
    loading.delete(`${locale}/${part}`);
    console.error(`The texts in "${locale}" did not load`, error);
  }
};

/**
 * Loads what a page needs of a language, once. A failure is logged, and English shows.
 * @param path of the page, without the language's prefix
 */
export const loadMessages = async (locale: Locale, path: string): Promise<void> => {
  const parts = partsOf(path).map((part) => {
    const key = `${locale}/${part}`;
    const asked = loading.get(key) ?? loadPart(locale, part);
    loading.set(key, asked);
    return asked;
  });
  await Promise.all(parts);
};

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language of the page, from its address. */
export const useLocale = (): Locale =>
  useRouterState({
    select: (state) => readPath(new URL(state.location.publicHref, 'http://x').pathname).locale,
  });

/** Gives the texts of the page's language to everything inside. */
export function Translated({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const known = () => tables[locale] ?? none;
  const messages = useSyncExternalStore(listen, known, known);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <IntlProvider key={locale} locale={locale} defaultLocale={defaultLocale} messages={messages}>
      {children}
    </IntlProvider>
  );
}

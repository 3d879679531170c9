import { createContext, use, useEffect } from 'react';
import { productName, tagline } from '#shared/site.ts';
import { useLocale } from './intl.tsx';

/** What a page says about itself in its head. */
export interface PageHead {
  /** Of the page; the site's own title without one. */
  title?: string;
  description: string;
  /** When the page is an article: its date, as YYYY-MM-DD. */
  published?: string;
  author?: string;
  /** Structured data besides the breadcrumbs, as schema.org has it. */
  data?: Record<string, unknown>[];
  /** The pages above this one, the start page left out. */
  trail?: { name: string; path: string }[];
}

/** Takes what a page says about itself, where pages are rendered at build. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null);

/** `{title} - Recommend`, or the site's own title. */
export const fullTitle = (title: string | undefined, locale: keyof typeof tagline): string =>
  title ? `${title} - ${productName}` : `${productName} - ${tagline[locale]}`;

/** Sets the browser's title. */
export const usePageTitle = (title?: string) => {
  const locale = useLocale();
  useEffect(
    function nameThePage() {
      document.title = fullTitle(title, locale);
    },
    [title, locale],
  );
};

/** Says what a page of the site is about: in its head at build, and in the browser's title afterwards. */
export const usePageHead = (head: PageHead) => {
  use(HeadCollector)?.(head);
  usePageTitle(head.title);
};

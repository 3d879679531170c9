import { useRouter } from '@tanstack/react-router';
import type { Locale } from '#shared/model/locale.ts';
import { loadMessages } from './intl.tsx';
import { localeCookie, localePath } from './locale.ts';
import { readPath } from './read-path.ts';

/** Shows this page in another language, and remembers that for a year. */
export const useSwitchLocale = () => {
  const router = useRouter();
  return async (locale: Locale) => {
    await loadMessages(locale);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = localeCookie(locale);
    const { pathname, search, hash } = window.location;
    router.history.push(localePath(readPath(pathname).path, locale) + search + hash);
  };
};

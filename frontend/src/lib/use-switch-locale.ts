import { useRouter } from '@tanstack/react-router';
import type { Locale } from '#shared/model/locale.ts';
import { loadMessages } from './intl.tsx';
import { localeCookie, localePath } from './locale.ts';
import { readPath } from './read-path.ts';

/** Shows this page in another language, and remembers that for a year. */
export const useSwitchLocale = () => {
  const router = useRouter();
  return async (locale: Locale) => {
    const { pathname, search, hash } = window.location;
    const { path } = readPath(pathname);
    await loadMessages(locale, path);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = localeCookie(locale);
    router.history.push(localePath(path, locale) + search + hash);
  };
};

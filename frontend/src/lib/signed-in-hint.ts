import { sitePages } from '#shared/site.ts';
import { signedInKey } from './device-keys.ts';
import type { Session } from './session.ts';

/** Pages under `/public` do not ask who is signed in. */
export const needsUser = (path: string): boolean => path !== '/public' && !path.startsWith('/public/');

const isPublic = (path: string): boolean =>
  path.startsWith('/blog/') || sitePages.some((page) => page === path);

const hasHint = (): boolean => {
  try {
    return localStorage.getItem(signedInKey) !== null;
  } catch {
    return true;
  }
};

/**
 * Whether it is worth asking who reads: on a page of the site only where somebody was signed in on this device, so
 * that visitors are not answered with an error in their console; everywhere else always.
 */
export const mayBeSignedIn = (path: string): boolean => !isPublic(path) || hasHint();

/**
 * Remembers on this device whether somebody is signed in, so that a page need not first show what visitors see.
 * Called where that is known.
 */
export const keepSignedInHint = (session: Session): void => {
  if (session.user()) localStorage.setItem(signedInKey, '1');
  else {
    localStorage.removeItem(signedInKey);
    delete document.documentElement.dataset.member;
  }
};

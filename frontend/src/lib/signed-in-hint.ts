import { signedInKey } from './device-keys.ts';

/** Pages under `/public` do not ask who is signed in. */
export const needsUser = (path: string): boolean => path !== '/public' && !path.startsWith('/public/');

/**
 * Remembers on this device whether somebody is signed in, so that a page need not first show what visitors see.
 * Called where that is known.
 */
export const keepHint = (signedIn: boolean): void => {
  if (!signedIn) delete document.documentElement.dataset.member;
  try {
    if (signedIn) localStorage.setItem(signedInKey, '1');
    else localStorage.removeItem(signedInKey);
  } catch {
    // A browser that keeps nothing shows the visitor's page first.
  }
};

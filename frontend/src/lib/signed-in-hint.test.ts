import { afterEach, expect, it, vi } from 'vitest';
import { signedInKey } from './device-keys.ts';
import { mayBeSignedIn, needsUser } from './signed-in-hint.ts';

afterEach(() => vi.unstubAllGlobals());
const device = (kept: Record<string, string>) =>
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null });

it('skips pages under /public, and loads the current user on all others', () => {
  expect(['/public', '/public/x', '/', '/app', '/auth/login'].map(needsUser)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

it('does not ask on the site where nobody was ever signed in, and asks everywhere else', () => {
  device({});
  expect(['/', '/blog/a/b', '/pricing'].map(mayBeSignedIn)).toEqual([false, false, false]);
  expect(['/app', '/auth/login', '/nowhere'].map(mayBeSignedIn)).toEqual([true, true, true]);
  device({ [signedInKey]: '1' });
  expect(['/', '/blog/a/b', '/pricing'].map(mayBeSignedIn)).toEqual([true, true, true]);
});

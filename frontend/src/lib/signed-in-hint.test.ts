import { afterEach, expect, it, vi } from 'vitest';
import { signedInKey } from './device-keys.ts';
import { keepHint, needsUser } from './signed-in-hint.ts';

afterEach(() => vi.unstubAllGlobals());

it('skips pages under /public, and loads the current user on all others', () => {
  const skipped = ['/public', '/public/x'];
  const asking = ['/', '/publicity', '/blog/public', '/pricing', '/app', '/auth/login', '/nowhere'];
  expect(skipped.map(needsUser)).toEqual([false, false]);
  expect(asking.map(needsUser)).toEqual(asking.map(() => true));
});

it('remembers on the device that somebody is signed in, and no more than that', () => {
  const kept = new Map<string, string>();
  const dataset: Record<string, string> = { member: '' };
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  keepHint(true);
  expect([...kept]).toEqual([[signedInKey, '1']]);
  keepHint(false);
  expect(kept.size).toBe(0);
  expect(dataset).toEqual({});
});

it('does without where the browser keeps nothing', () => {
  const refused = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { setItem: refused, removeItem: refused });
  expect(() => keepHint(true)).not.toThrow();
});

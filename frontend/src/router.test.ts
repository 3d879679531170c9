import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import type { User } from '#shared/api/identity.ts';
import { pagePatterns, sitePages } from '#shared/site.ts';
import type { App } from './lib/app.ts';
import { createQueryClient } from './lib/query.ts';
import { createSession } from './lib/session.ts';
import { createAppRouter } from './router.ts';

const user: User = { id: `user_${'1'.repeat(32)}`, email: 'a@shop.test', firstName: 'A', lastName: 'B' };
const shop = { id: `shop_${'2'.repeat(32)}`, connectedAt: '2026-01-01T00:00:00.000Z' };

/**
 * Opens a path with or without a session, as the router does where there is no document.
 * @returns where it was sent, or null when the page shows
 */
const visit = async (path: string, signedIn: boolean, shops = [shop]) => {
  const [pathname] = path.split('?');
  vi.stubGlobal('window', { location: { origin: 'http://localhost', pathname }, scrollTo: () => {} });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  let asked = 0;
  const calls = {
    me: async () => {
      asked += 1;
      return signedIn ? { user, token: 'token' } : { user: null, token: null };
    },
    storeSession: async () => ({ user }),
    logoutSession: async () => undefined,
  };
  const client = { shops: { list: async () => ({ shops }) } } as unknown as App['client'];
  const app = {
    client,
    session: createSession(calls),
    payload: async () => [],
    queryClient: createQueryClient(),
  };
  const router = createAppRouter(app, () => path, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  vi.unstubAllGlobals();
  const result = router._serverResult;
  const sentTo = result?.type === 'redirect' ? result.redirect.headers.get('Location') : null;
  return { router, sentTo, asked };
};

it('has exactly the pages that the edge knows', async () => {
  const { router } = await visit('/', false);
  const paths = Object.keys(router.routesByPath).map((path) => path.replaceAll(/\$\w+/g, '{id}'));
  expect([...new Set(paths)].sort()).toEqual([...pagePatterns, ...sitePages, '/blog/$'].sort());
});

it('sends a visitor of the app to sign in, and remembers the full path', async () => {
  const { sentTo } = await visit('/app/quizzes?a=1', false);
  expect(sentTo).toBe('/auth/login?redirectUrl=%2Fapp%2Fquizzes%3Fa%3D1');
});

it('keeps the language on the way', async () => {
  expect((await visit('/nl/app', false)).sentTo).toBe('/nl/auth/login?redirectUrl=%2Fnl%2Fapp');
});

it('lets a signed-in merchant through, and to the set-up while there is no shop', async () => {
  expect((await visit('/app/quizzes', true)).sentTo).toBeNull();
  expect((await visit('/app/quizzes', true, [])).sentTo).toBe('/app');
});

it('opens the quiz that a page about quizzes is asked for by quizId', async () => {
  const quizId = `quiz_${'3'.repeat(32)}`;
  const editor = `/app/quizzes/editor/${quizId}`;
  for (const path of ['', '/new', '/create'])
    expect((await visit(`/app/quizzes${path}?quizId=${quizId}`, true)).sentTo).toBe(editor);
  const other = `/app/quizzes/editor/quiz_${'4'.repeat(32)}`;
  expect((await visit(`${other}?quizId=${quizId}`, true)).sentTo).toBe(editor);
  expect((await visit(`${editor}?quizId=${quizId}`, true)).sentTo).toBeNull();
  expect((await visit('/app/quizzes?quizId=nonsense', true)).sentTo).toBe('/app/quizzes');
});

it('has three layouts: the site’s and the app’s top bar, the app itself, and signing in', async () => {
  const { router } = await visit('/', false);
  const layoutOf = (path: keyof typeof router.routesByPath) => router.routesByPath[path].id.split('/')[1];
  expect([layoutOf('/'), layoutOf('/pricing')]).toEqual(['site', 'site']);
  expect([layoutOf('/auth/login'), layoutOf('/auth/register')]).toEqual(['auth', 'auth']);
  for (const path of ['/app', '/app/quizzes', '/app/settings'] as const)
    expect(router.routesByPath[path].id).toMatch(/^\/signed-in\/app\//);
});

it('asks who is signed in before it shows a page, but not under /public', async () => {
  for (const [path, times] of [
    ['/pricing', 1],
    ['/nl/blog', 1],
    ['/auth/login', 1],
    ['/app', 1],
    ['/public', 0],
    ['/nl/public', 0],
  ] as const)
    expect((await visit(path, false)).asked, path).toBe(times);
});

it('drops search values that do not fit', async () => {
  const quizId = `quiz_${'3'.repeat(32)}`;
  const { router } = await visit(`/app/quizzes/editor/${quizId}?view=nonsense&response=../x`, true);
  expect(router.matchRoutes(router.latestLocation).at(-1)?._strictSearch).toEqual({});
});

it('takes a merchant back from Shopify, signed in only, and refuses what cannot be a subscription', async () => {
  const path = '/shopify/checkout/complete/4711';
  expect((await visit(path, true)).sentTo).toBeNull();
  expect((await visit(path, false)).sentTo).toBe(`/auth/login?redirectUrl=${encodeURIComponent(path)}`);
  const { router } = await visit('/shopify/checkout/complete/a%20b', true);
  expect(JSON.stringify(router.state.matches.map((match) => match.error))).toContain('Page Not Found: ');
});

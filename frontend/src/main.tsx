import './app.css';
import { contract } from 'virtual:contract';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { identity } from '#shared/api/identity.ts';
import type { Answered } from '#shared/api/route.ts';
import { AppRoot } from './app-root.tsx';
import { startAffiliate } from './lib/affiliate.ts';
import { startAnalytics } from './lib/analytics.ts';
import type { App } from './lib/app.ts';
import { createClient, readAnswer } from './lib/client.ts';
import { closeMenus } from './lib/close-menus.ts';
import { applyColorMode } from './lib/color-mode.ts';
import { takeEarly } from './lib/early-session.ts';
import { keepUpToDate } from './lib/new-version.ts';
import { fetchPayloads } from './lib/payload.ts';
import { createQueryClient } from './lib/query.ts';
import { readPath } from './lib/read-path.ts';
import { createSession } from './lib/session.ts';
import { keepHint, needsUser } from './lib/signed-in-hint.ts';
import { reloadOnStaleChunk } from './lib/stale-chunk.ts';
import { createAppRouter } from './router.ts';

type Me = Answered<typeof identity.me>;

const createApp = (): App => {
  const client: App['client'] = createClient(contract, {
    base: import.meta.env.VITE_API_ORIGIN ?? '',
    fetch: (...request) => fetch(...request),
    locale: () => readPath(location.pathname).locale,
    token: () => session.token(),
    refresh: () => session.refresh(),
  });
  const session = createSession({
    ...client.identity,
    // A page that was rendered at build has asked already; what went wrong there is worth another try.
    me: async () => {
      const early = takeEarly()?.then((answer) => readAnswer<Me>(contract, 'identity', 'me', answer));
      return early ? early.catch(() => client.identity.me()) : client.identity.me();
    },
  });
  const payload = fetchPayloads((...request) => fetch(...request));
  return { client, session, payload, queryClient: createQueryClient() };
};

/** The reader may have scrolled long before the app comes: that it takes over the page must not move it. */
const keepPlace = (router: ReturnType<typeof createAppRouter>) => {
  let isMine = false;
  router.update({ ...router.options, scrollRestoration: () => isMine });
  const stop = router.subscribe('onRendered', () => {
    isMine = true;
    stop();
  });
};

const start = async (root: HTMLElement) => {
  applyColorMode();
  reloadOnStaleChunk();
  const app = createApp();
  const router = createAppRouter(app, () => window.location.pathname);
  let last = app.session.user()?.id;
  app.session.onChange(() => {
    const id = app.session.user()?.id;
    // Of somebody else nothing may stay. Whoever only changed their name or address goes on with what is there, and
    // with what is on its way: what is cleared is not asked for again by the page that shows it.
    if (id !== last) app.queryClient.clear();
    last = id;
    void router.invalidate();
  });
  const keepSeen = () => keepHint(app.session.user() !== null);
  app.session.onChange(keepSeen);
  router.subscribe('onResolved', ({ toLocation }) => {
    if (needsUser(toLocation.pathname)) keepSeen();
  });
  keepUpToDate(router);
  startAnalytics(router, app.session);
  startAffiliate(import.meta.env.PROD);
  const tree = <AppRoot app={app} router={router} />;
  if (root.dataset.prerendered === undefined) {
    // On the other pages the start script has done it.
    closeMenus();
    createRoot(root).render(tree);
    return;
  }
  // With its code and data at hand the page is the same as the one that was rendered at build.
  await router.load();
  router.ssr = { manifest: undefined };
  keepPlace(router);
  hydrateRoot(root, tree);
};

const root = document.getElementById('root');
if (root) void start(root);

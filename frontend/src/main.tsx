import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { api } from '#shared/api/api.ts';
import { startAnalytics } from './lib/analytics.ts';
import { type App, AppContext } from './lib/app.ts';
import { createClient } from './lib/client.ts';
import { applyColorMode } from './lib/color-mode.ts';
import { Translated } from './lib/intl.tsx';
import { createQueryClient } from './lib/query.ts';
import { createSession } from './lib/session.ts';
import { reloadOnStaleChunk } from './lib/stale-chunk.ts';
import { createAppRouter } from './router.ts';

const createApp = (): App => {
  const client: App['client'] = createClient(api, {
    base: import.meta.env.VITE_API_ORIGIN ?? '',
    fetch: (...request) => fetch(...request),
    token: () => session.token(),
    refresh: () => session.refresh(),
  });
  const session = createSession(client.identity);
  return { client, session, queryClient: createQueryClient() };
};

const start = (root: HTMLElement) => {
  applyColorMode();
  reloadOnStaleChunk();
  const app = createApp();
  const router = createAppRouter(app, () => window.location.pathname);
  app.session.onChange(() => {
    app.queryClient.clear();
    void router.invalidate();
  });
  startAnalytics(router, app.session);
  createRoot(root).render(
    <StrictMode>
      <AppContext value={app}>
        <QueryClientProvider client={app.queryClient}>
          <RouterProvider router={router} InnerWrap={Translated} />
        </QueryClientProvider>
      </AppContext>
    </StrictMode>,
  );
};

const root = document.getElementById('root');
if (root) start(root);

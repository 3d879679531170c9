import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { App } from './lib/app.ts';
import { localeRewrite } from './lib/locale.ts';
import { appRoutes } from './routes/app.ts';
import { authRoutes } from './routes/auth.ts';
import { publicRoutes } from './routes/public.ts';
import { rootRoute } from './routes/root.tsx';

/**
 * The app's router.
 * @param currentPath the path in the address bar, language prefix included
 */
export const createAppRouter = (app: App, currentPath: () => string, history?: RouterHistory) =>
  createRouter({
    routeTree: rootRoute.addChildren([publicRoutes, authRoutes, appRoutes]),
    context: app,
    rewrite: localeRewrite(currentPath),
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMs: 400,
    ...(history ? { history } : {}),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

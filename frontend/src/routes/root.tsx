import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { NotFound } from '../features/shell/not-found.tsx';
import type { App } from '../lib/app.ts';
import { loadMessages } from '../lib/intl.tsx';
import { readPath } from '../lib/locale.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';
import { Toaster } from '../ui/toast.tsx';

function Root() {
  return (
    <>
      <LoadingBar />
      <Outlet />
      <Toaster />
    </>
  );
}

const needsUser = (path: string) => path !== '/public' && !path.startsWith('/public/');

export const rootRoute = createRootRouteWithContext<App>()({
  beforeLoad: async ({ context, location }) => {
    const { locale } = readPath(new URL(location.publicHref, window.location.origin).pathname);
    await Promise.all([loadMessages(locale), needsUser(location.pathname) ? context.session.load() : null]);
  },
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: ErrorPage,
});

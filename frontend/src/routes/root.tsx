import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { NotFound } from '../features/shell/not-found.tsx';
import type { App } from '../lib/app.ts';
import { useForcedColorMode } from '../lib/forced-color-mode.ts';
import { loadMessages } from '../lib/intl.tsx';
import { readPath } from '../lib/read-path.ts';
import { needsUser } from '../lib/signed-in-hint.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';
import { Toaster } from '../ui/toast.tsx';

function Root() {
  useForcedColorMode();
  return (
    <>
      <LoadingBar />
      <Outlet />
      <Toaster />
    </>
  );
}

export const rootRoute = createRootRouteWithContext<App>()({
  beforeLoad: async ({ context, location }) => {
    const { locale } = readPath(new URL(location.publicHref, 'http://x').pathname);
    const { pathname } = location;
    await Promise.all([loadMessages(locale, pathname), needsUser(pathname) ? context.session.load() : null]);
  },
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: ErrorPage,
});

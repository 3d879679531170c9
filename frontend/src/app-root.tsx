import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { type App, AppContext } from './lib/app.ts';
import { Translated } from './lib/intl.tsx';
import type { createAppRouter } from './router.ts';

interface Props {
  app: App;
  router: ReturnType<typeof createAppRouter>;
}

/** Everything on a page: the same tree at build and in the browser. */
export function AppRoot({ app, router }: Props) {
  return (
    <StrictMode>
      <AppContext value={app}>
        <QueryClientProvider client={app.queryClient}>
          <RouterProvider router={router} InnerWrap={Translated} />
        </QueryClientProvider>
      </AppContext>
    </StrictMode>
  );
}

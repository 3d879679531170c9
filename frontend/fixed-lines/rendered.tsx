import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { AppError } from '#shared/errors.ts';
import { type App, AppContext } from '../src/lib/app.ts';
import { createQueryClient } from '../src/lib/query.ts';

const nobody = { user: () => null, onChange: () => () => {} };

/**
 * A part of a page as HTML, in English.
 * @param fill puts what the server would have answered where the part looks for it
 */
export const rendered = async (
  node: ReactNode,
  fill: (known: QueryClient) => void = () => {},
): Promise<string> => {
  const queryClient = createQueryClient();
  fill(queryClient);
  const app = { client: {}, session: nobody, queryClient } as unknown as App;
  const router = createRouter({
    routeTree: createRootRoute({ component: () => node }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return renderToStaticMarkup(
    <IntlProvider locale="en">
      <AppContext value={app}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AppContext>
    </IntlProvider>,
  );
};

/** Notes that what is known was asked for again, in vain. */
export const failedAgain = (known: QueryClient, queryKey: string[]): void => {
  const error = new AppError('unavailable', 'It is away.');
  known.getQueryCache().build(known, { queryKey }).setState({ status: 'error', error });
};

/** The words of HTML, as they are read. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

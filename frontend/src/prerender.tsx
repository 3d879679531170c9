import { contract } from 'virtual:contract';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { api } from '#shared/api/api.ts';
import { AppError } from '#shared/errors.ts';
import { AppRoot } from './app-root.tsx';
import type { App } from './lib/app.ts';
import { createClient } from './lib/client.ts';
import { HeadCollector, type PageHead } from './lib/page-head.ts';
import type { ReadPayload } from './lib/payload.ts';
import { createQueryClient } from './lib/query.ts';
import { readPath } from './lib/read-path.ts';
import { createSession } from './lib/session.ts';
import { createAppRouter } from './router.ts';

export { fullTitle } from './lib/page-head.ts';

const nobody = async () => ({ user: null, token: null });
const never = async (): Promise<never> => {
  throw new AppError('internal', 'Nothing is called while pages are rendered at build.');
};

/**
 * Renders a page as a visitor first sees it.
 * @param publicPath with its language prefix
 * @throws Error when the page is none, or does not say what it is about
 */
export const renderPage = async (
  publicPath: string,
  payload: ReadPayload,
): Promise<{ html: string; head: PageHead }> => {
  const session = createSession({ me: nobody, storeSession: never, logoutSession: never });
  const client = createClient<typeof api>(contract, {
    base: '',
    fetch: never,
    locale: () => readPath(publicPath).locale,
    token: () => null,
    refresh: never,
  });
  const app: App = { client, session, payload, queryClient: createQueryClient() };
  const history = createMemoryHistory({ initialEntries: [publicPath] });
  const router = createAppRouter(app, () => publicPath, history);
  // Its script would be inline, which our pages refuse.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  const failed = router.state.matches.find(({ status }) => status !== 'success');
  if (failed) throw new Error(`${publicPath} is ${failed.status}`, { cause: failed.error });
  let head: PageHead | undefined;
  const collect = (found: PageHead) => {
    head = found;
  };
  const html = renderToString(
    <HeadCollector value={collect}>
      <AppRoot app={app} router={router} />
    </HeadCollector>,
  );
  if (!head) throw new Error(`${publicPath} does not say what it is about: usePageHead is missing.`);
  return { html, head };
};

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { connectFaults } from '#shared/model/connectFaults.ts';
import { shopReportQuery } from '../data/analytics.ts';
import { quizzesQuery } from '../data/quizzes.ts';
import { collectionsQuery, productsQuery, shopsQuery } from '../data/shops.ts';
import { analyticsSearch } from '../features/analytics/search.ts';
import { responseSearch } from '../features/editor/responses/response-search.ts';
import { createSteps } from '../features/new-quiz/steps.ts';
import { productSearch } from '../features/products/product-view.ts';
import { quizParams } from '../features/quizzes/quiz-view.ts';
import { sections } from '../features/settings/sections.ts';
import { AppLayout } from '../features/shell/app-layout.tsx';
import type { App } from '../lib/app.ts';
import { pickShop } from '../lib/current-shop.ts';
import { idOf, oneOf, searchOf, text } from '../lib/search-params.ts';
import { validate } from '../lib/validate.ts';
import { checkoutRoutes } from './checkout.ts';
import { guardRoute } from './guard.ts';

const layoutRoute = createRoute({ getParentRoute: () => guardRoute, id: 'app', component: AppLayout });

const dashboardRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/app',
  validateSearch: searchOf({ shopError: oneOf(connectFaults) }),
  component: lazyRouteComponent(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/app/settings',
  validateSearch: searchOf({ section: oneOf(sections) }),
  component: lazyRouteComponent(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
});

const needShop = async ({ context }: { context: App }) => {
  const { shops } = await context.queryClient.ensureQueryData(shopsQuery(context.client));
  const shop = pickShop(shops);
  if (!shop) throw redirect({ to: '/app' });
  return { shopId: shop.id };
};

/**
 * Begins to get what a page shows: as soon as somebody reaches for its link, since a link preloads its page. Not waited
 * for, so that a page whose data is late comes at once with its own picture of waiting; a fault is shown there too.
 */
const begin =
  (get: (app: App, shopId: string) => Promise<unknown>[]) =>
  ({ context }: { context: App & { shopId: string } }): void =>
    void Promise.allSettled(get(context, context.shopId));

/** Pages about a shop, in the app's frame. */
const shopRoute = createRoute({ getParentRoute: () => layoutRoute, id: 'shop', beforeLoad: needShop });

/** Pages about quizzes take the id of one: it opens in the editor. */
const quizNamed = { quizId: idOf('quiz') };
const openNamed = ({ search: { quizId } }: { search: { quizId?: string | undefined } }) => {
  if (quizId) throw redirect({ to: '/app/quizzes/editor/$quizId', params: { quizId }, search: {} });
};

const quizzesRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/quizzes',
  validateSearch: searchOf({ ...quizParams, ...quizNamed }),
  beforeLoad: openNamed,
  loader: begin(({ client, queryClient }, shopId) => [
    queryClient.prefetchQuery(quizzesQuery(client, shopId)),
  ]),
  component: lazyRouteComponent(() => import('../features/quizzes/quizzes-page.tsx'), 'QuizzesPage'),
});

const newQuizRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/quizzes/new',
  validateSearch: searchOf(quizNamed),
  beforeLoad: openNamed,
  component: lazyRouteComponent(() => import('../features/new-quiz/new-quiz-page.tsx'), 'NewQuizPage'),
});

/** Making a quiz in steps, which the address names. */
const createQuizRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/quizzes/create',
  validateSearch: searchOf({ step: oneOf(createSteps), ...quizNamed }),
  beforeLoad: openNamed,
  component: lazyRouteComponent(() => import('../features/new-quiz/create-quiz-page.tsx'), 'CreateQuizPage'),
});

const productsRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/products',
  validateSearch: productSearch,
  loader: begin(({ client, queryClient }, shopId) => [
    queryClient.prefetchInfiniteQuery(productsQuery(client, shopId)),
    queryClient.prefetchQuery(collectionsQuery(client, shopId)),
  ]),
  component: lazyRouteComponent(() => import('../features/products/products-page.tsx'), 'ProductsPage'),
});

const collectionsRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/products/collections',
  loader: begin(({ client, queryClient }, shopId) => [
    queryClient.prefetchQuery(collectionsQuery(client, shopId)),
  ]),
  component: lazyRouteComponent(() => import('../features/products/collections-page.tsx'), 'CollectionsPage'),
});

const quizAddress = validate<{ quizId: string }>(({ quizId }) => idOf('quiz')(quizId) !== undefined);

const analyticsRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/analytics',
  validateSearch: analyticsSearch,
  loader: begin(({ client, queryClient }, shopId) => [
    queryClient.prefetchQuery(quizzesQuery(client, shopId)),
    queryClient.prefetchQuery(shopReportQuery(client, shopId)),
  ]),
  component: lazyRouteComponent(() => import('../features/analytics/analytics-page.tsx'), 'AnalyticsPage'),
});

const editorSearch = searchOf({
  view: oneOf(['build', 'texts', 'responses', 'contacts', 'versions']),
  ...responseSearch,
  response: idOf('response'),
  contact: idOf('contact'),
  /** Whose contacts are shown. */
  email: text(254),
  /** The question, or `results`, that is being edited. */
  at: text(64),
  /** What stands in the middle in place of the preview. */
  show: oneOf(['map', 'check', 'why']),
  /** The product that is explained first. */
  product: text(64),
  ...quizNamed,
});

/** The editor has the whole window, so it stands outside the app's frame. */
const editorRoute = createRoute({
  getParentRoute: () => guardRoute,
  path: '/app/quizzes/editor/$quizId',
  validateSearch: editorSearch,
  beforeLoad: (entered) => {
    quizAddress(entered);
    if (entered.search.quizId !== entered.params.quizId) openNamed(entered);
    return needShop(entered);
  },
  component: lazyRouteComponent(() => import('../features/editor/editor-page.tsx'), 'EditorPage'),
});

export const appRoutes = guardRoute.addChildren([
  layoutRoute.addChildren([
    dashboardRoute,
    settingsRoute,
    shopRoute.addChildren([
      quizzesRoute,
      newQuizRoute,
      createQuizRoute,
      productsRoute,
      collectionsRoute,
      analyticsRoute,
    ]),
  ]),
  editorRoute,
  checkoutRoutes,
]);

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import * as z from 'zod';
import { connectFaults } from '#shared/api/shops.ts';
import { idSchema } from '#shared/model/id.ts';
import { shopsQuery } from '../data/shops.ts';
import { analyticsSearch } from '../features/analytics/search.ts';
import { responseSearch } from '../features/editor/responses/response-search.ts';
import { createSteps } from '../features/new-quiz/steps.ts';
import { productSearchSchema } from '../features/products/product-view.ts';
import { quizSearchSchema } from '../features/quizzes/quiz-view.ts';
import { sections } from '../features/settings/sections.ts';
import { AppLayout } from '../features/shell/app-layout.tsx';
import type { App } from '../lib/app.ts';
import { pickShop } from '../lib/current-shop.ts';
import { validate } from '../lib/validate.ts';
import { checkoutRoutes } from './checkout.ts';
import { guardRoute } from './guard.ts';

const layoutRoute = createRoute({ getParentRoute: () => guardRoute, id: 'app', component: AppLayout });

const dashboardRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/app',
  validateSearch: z.object({ shopError: z.enum(connectFaults).optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/app/settings',
  validateSearch: z.object({ section: z.enum(sections).optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
});

const needShop = async ({ context }: { context: App }) => {
  const { shops } = await context.queryClient.ensureQueryData(shopsQuery(context.client));
  const shop = pickShop(shops);
  if (!shop) throw redirect({ to: '/app' });
  return { shopId: shop.id };
};

/** Pages about a shop, in the app's frame. */
const shopRoute = createRoute({ getParentRoute: () => layoutRoute, id: 'shop', beforeLoad: needShop });

/** Pages about quizzes take the id of one: it opens in the editor. */
const quizNamed = { quizId: idSchema('quiz').optional().catch(undefined) };
const openNamed = ({ search: { quizId } }: { search: { quizId?: string | undefined } }) => {
  if (quizId) throw redirect({ to: '/app/quizzes/editor/$quizId', params: { quizId }, search: {} });
};

const quizzesRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/quizzes',
  validateSearch: quizSearchSchema.extend(quizNamed),
  beforeLoad: openNamed,
  component: lazyRouteComponent(() => import('../features/quizzes/quizzes-page.tsx'), 'QuizzesPage'),
});

const newQuizRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/quizzes/new',
  validateSearch: z.object(quizNamed),
  beforeLoad: openNamed,
  component: lazyRouteComponent(() => import('../features/new-quiz/new-quiz-page.tsx'), 'NewQuizPage'),
});

/** Making a quiz in steps, which the address names. */
const createQuizRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/quizzes/create',
  validateSearch: z.object({ step: z.enum(createSteps).optional().catch(undefined), ...quizNamed }),
  beforeLoad: openNamed,
  component: lazyRouteComponent(() => import('../features/new-quiz/create-quiz-page.tsx'), 'CreateQuizPage'),
});

const productsRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/products',
  validateSearch: productSearchSchema,
  component: lazyRouteComponent(() => import('../features/products/products-page.tsx'), 'ProductsPage'),
});

const collectionsRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/products/collections',
  component: lazyRouteComponent(() => import('../features/products/collections-page.tsx'), 'CollectionsPage'),
});

const quizAddress = validate<{ quizId: string }>(({ quizId }) => idSchema('quiz').safeParse(quizId).success);

const analyticsRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/analytics',
  validateSearch: analyticsSearch,
  component: lazyRouteComponent(() => import('../features/analytics/analytics-page.tsx'), 'AnalyticsPage'),
});

/** The editor has the whole window, so it stands outside the app's frame. */
const editorRoute = createRoute({
  getParentRoute: () => guardRoute,
  path: '/app/quizzes/editor/$quizId',
  validateSearch: z.object({
    view: z.enum(['build', 'texts', 'responses', 'contacts', 'versions']).optional().catch(undefined),
    ...responseSearch,
    response: idSchema('response').optional().catch(undefined),
    contact: idSchema('contact').optional().catch(undefined),
    /** Whose contacts are shown. */
    email: z.string().max(254).optional().catch(undefined),
    /** The question, or `results`, that is being edited. */
    at: z.string().max(64).optional().catch(undefined),
    /** What stands in the middle in place of the preview. */
    show: z.enum(['map', 'check', 'why']).optional().catch(undefined),
    /** The product that is explained first. */
    product: z.string().max(64).optional().catch(undefined),
    ...quizNamed,
  }),
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

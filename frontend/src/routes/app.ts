import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import * as z from 'zod';
import { connectFaults } from '#shared/api/shops.ts';
import { idSchema } from '#shared/model/id.ts';
import { shopsQuery } from '../data/shops.ts';
import { AppLayout } from '../features/shell/app-layout.tsx';
import type { App } from '../lib/app.ts';
import { pickShop } from '../lib/current-shop.ts';
import { rootRoute } from './root.tsx';

/** Signed-in pages. A visitor goes to the sign-in page, and from there back to what was asked for. */
const guardRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    if (await context.session.load()) return;
    throw redirect({ to: '/auth/login', search: { redirectUrl: location.publicHref } });
  },
});

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

const quizzesRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/quizzes',
  component: lazyRouteComponent(() => import('../features/quizzes/quizzes-page.tsx'), 'QuizzesPage'),
});

const newQuizRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/quizzes/new',
  component: lazyRouteComponent(() => import('../features/quizzes/new-quiz-page.tsx'), 'NewQuizPage'),
});

const productsRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/products',
  validateSearch: z.object({
    q: z.string().max(200).optional().catch(undefined),
    collection: z.string().max(64).optional().catch(undefined),
  }),
  component: lazyRouteComponent(() => import('../features/products/products-page.tsx'), 'ProductsPage'),
});

const collectionsRoute = createRoute({
  getParentRoute: () => shopRoute,
  path: '/app/products/collections',
  component: lazyRouteComponent(() => import('../features/products/collections-page.tsx'), 'CollectionsPage'),
});

/** The editor has the whole window, so it stands outside the app's frame. */
const editorRoute = createRoute({
  getParentRoute: () => guardRoute,
  path: '/app/quizzes/editor/$quizId',
  validateSearch: z.object({
    view: z.enum(['build', 'responses']).optional().catch(undefined),
    response: idSchema('response').optional().catch(undefined),
    /** The question, or `results`, that is being edited. */
    at: z.string().max(64).optional().catch(undefined),
  }),
  beforeLoad: needShop,
  component: lazyRouteComponent(() => import('../features/editor/editor-page.tsx'), 'EditorPage'),
});

export const appRoutes = guardRoute.addChildren([
  layoutRoute.addChildren([
    dashboardRoute,
    settingsRoute,
    shopRoute.addChildren([quizzesRoute, newQuizRoute, productsRoute, collectionsRoute]),
  ]),
  editorRoute,
]);

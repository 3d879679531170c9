import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod';
import { rootRoute } from './root.tsx';

const text = z.string().max(2000).optional().catch(undefined);
/** Where to land after signing in; checked by `safePath` before it is followed. */
const redirectSearch = z.object({ redirectUrl: text });

const layout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'auth',
  component: lazyRouteComponent(() => import('../features/auth/auth-layout.tsx'), 'AuthLayout'),
});
const parent = () => layout;

const loginRoute = createRoute({
  getParentRoute: parent,
  path: '/auth/login',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('../features/auth/login-page.tsx'), 'LoginPage'),
});

const registerRoute = createRoute({
  getParentRoute: parent,
  path: '/auth/register',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('../features/auth/register-page.tsx'), 'RegisterPage'),
});

const forgotRoute = createRoute({
  getParentRoute: parent,
  path: '/auth/forgot-password',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('../features/auth/forgot-page.tsx'), 'ForgotPage'),
});

const resetRoute = createRoute({
  getParentRoute: parent,
  path: '/auth/reset-password',
  validateSearch: redirectSearch.extend({ email: text }),
  component: lazyRouteComponent(() => import('../features/auth/reset-page.tsx'), 'ResetPage'),
});

const shopifyRoute = createRoute({
  getParentRoute: parent,
  path: '/auth/shopify',
  validateSearch: z.object({ shop: text }),
  component: lazyRouteComponent(() => import('../features/auth/shopify-page.tsx'), 'ShopifyPage'),
});

const shopifyLinkRoute = createRoute({
  getParentRoute: parent,
  path: '/auth/shopify-link',
  validateSearch: z.object({ shop: text }),
  component: lazyRouteComponent(() => import('../features/auth/shopify-link-page.tsx'), 'ShopifyLinkPage'),
});

const invitationRoute = createRoute({
  getParentRoute: parent,
  path: '/auth/invitation',
  component: lazyRouteComponent(() => import('../features/auth/invitation-page.tsx'), 'InvitationPage'),
});

export const authRoutes = layout.addChildren([
  loginRoute,
  registerRoute,
  forgotRoute,
  resetRoute,
  shopifyRoute,
  shopifyLinkRoute,
  invitationRoute,
]);

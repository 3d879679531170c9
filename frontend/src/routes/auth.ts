import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { searchOf, text } from '../lib/search-params.ts';
import { rootRoute } from './root.tsx';

const some = text(2000);
/** Where to land after signing in; checked by `safePath` before it is followed. */
const redirect = { redirectUrl: some };
const redirectSearch = searchOf(redirect);

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
  validateSearch: searchOf({ ...redirect, email: some }),
  component: lazyRouteComponent(() => import('../features/auth/reset-page.tsx'), 'ResetPage'),
});

const shopifyRoute = createRoute({
  getParentRoute: parent,
  path: '/auth/shopify',
  validateSearch: searchOf({ shop: some }),
  component: lazyRouteComponent(() => import('../features/auth/shopify-page.tsx'), 'ShopifyPage'),
});

const shopifyLinkRoute = createRoute({
  getParentRoute: parent,
  path: '/auth/shopify-link',
  validateSearch: searchOf({ shop: some }),
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

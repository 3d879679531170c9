import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validate } from '../lib/validate.ts';
import { guardRoute } from './guard.ts';

const layout = createRoute({
  getParentRoute: () => guardRoute,
  id: 'checkout',
  component: lazyRouteComponent(() => import('../features/auth/auth-layout.tsx'), 'AuthLayout'),
});

const completeRoute = createRoute({
  getParentRoute: () => layout,
  path: '/shopify/checkout/complete/$subscriptionId',
  beforeLoad: validate<{ subscriptionId: string }>(({ subscriptionId }) =>
    /^[\w.-]{1,128}$/.test(subscriptionId),
  ),
  component: lazyRouteComponent(() => import('../features/checkout/complete-page.tsx'), 'CompletePage'),
});

export const checkoutRoutes = layout.addChildren([completeRoute]);

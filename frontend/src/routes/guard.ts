import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** Signed-in pages. A visitor goes to the sign-in page, and from there back to what was asked for. */
export const guardRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    if (await context.session.load()) return;
    throw redirect({ to: '/auth/login', search: { redirectUrl: location.publicHref } });
  },
});

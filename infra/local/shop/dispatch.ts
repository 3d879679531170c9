import { bulkResult } from './admin/bulk.ts';
import { graphql } from './admin/endpoint.ts';
import { addFault, clearFaults, expireTokens } from './control.ts';
import { type ShopCall, type ShopRoute, shopRoute } from './core/context.ts';
import { type Fault, type FaultPlace, faultReply } from './core/faults.ts';
import { html, type Reply } from './core/http.ts';
import { decideConsent, showConsent } from './oauth/authorize.ts';
import { token } from './oauth/token.ts';
import { notFoundPage } from './storefront/pages.ts';
import { storefrontRoutes } from './storefront/routes.ts';
import { editorRoutes } from './storefront/theme-editor.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const graphqlRoute = (fault: Fault | null): ShopRoute =>
  shopRoute('POST', '/admin/api/:version/graphql.json', (call) => graphql(call, fault));

const routes: ShopRoute[] = [
  shopRoute('GET', '/admin/oauth/authorize', showConsent),
  shopRoute('POST', '/admin/oauth/authorize', decideConsent),
  shopRoute('POST', '/admin/oauth/access_token', token),
  shopRoute('GET', '/bulk/:id.jsonl', bulkResult),
  shopRoute('POST', '/control/faults', addFault),
  shopRoute('POST', '/control/reset', clearFaults),
  shopRoute('POST', '/control/expire-tokens', expireTokens),
  ...editorRoutes,
  ...storefrontRoutes,
];

const placeOf = (path: string): FaultPlace | null => {
  if (path.endsWith('/graphql.json')) return 'graphql';
  if (path === '/admin/oauth/access_token') return 'token';
  if (path.startsWith('/bulk/')) return 'bulk';
  return path.startsWith('/cart') && path.endsWith('.js') ? 'cart' : null;
};

/** Answers a request to a shop; null when the connection is to be cut. */
export const answer = async (call: ShopCall): Promise<Reply | null> => {
  const place = placeOf(call.path);
  const fault = place === null ? null : call.deps.faults.take(call.domain, place);
  if (fault?.kind === 'cut') return null;
  if (fault?.kind === 'slow') await wait(fault.delayMs);
  const instead = fault && faultReply(fault.kind);
  if (instead) return instead;
  for (const route of [graphqlRoute(fault), ...routes]) {
    const match = route.pattern.exec(call.path);
    if (match && route.method === call.method) return route.handle({ ...call, params: { ...match.groups } });
  }
  return html(notFoundPage(call), 404);
};

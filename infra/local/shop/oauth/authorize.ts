import { shops } from '#shared/api/shops.ts';
import { type ShopCall, type ShopDeps, shopName } from '../core/context.ts';
import { escapeHtml, fieldsOf, html, type Reply, redirect, textOf } from '../core/http.ts';
import { signQuery } from './hmac.ts';
import { consentPage, faultPage } from './pages.ts';

const codeLife = 10 * 60_000;

/** The only address the app has registered in `shopify.app.toml`. */
const allowedRedirect = (deps: ShopDeps): string => `${deps.appOrigin}${shops.callback.path}`;

interface Wish {
  scopes: string[];
  redirectUri: string;
  state: string;
}

const wishOf = (call: ShopCall, query: URLSearchParams): Wish | Reply => {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== call.deps.clientId)
    return html(faultPage('invalid_client', 'No app is registered under this client_id.'), 400);
  if (redirectUri !== allowedRedirect(call.deps))
    return html(
      faultPage(
        'invalid_request',
        'The redirect_uri is not among the addresses that the app has registered.',
      ),
      400,
    );
  if ((query.get('grant_options[]') ?? '') !== '')
    return html(
      faultPage('invalid_request', 'This shop grants offline tokens only: leave grant_options empty.'),
      400,
    );
  const scopes = (query.get('scope') ?? '')
    .split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '');
  const unknown = scopes.find((scope) => !/^(unauthenticated_)?(read|write)_[a-z_]+$/.test(scope));
  if (unknown !== undefined)
    return html(faultPage('invalid_scope', `There is no scope ${escapeHtml(unknown)}.`), 400);
  return { scopes, redirectUri, state: query.get('state') ?? '' };
};

const back = (call: ShopCall, wish: Wish, answer: Record<string, string>): Reply => {
  const query = new URLSearchParams({
    ...answer,
    host: Buffer.from(`admin.shopify.com/store/${call.domain.split('.')[0]}`).toString('base64url'),
    shop: call.domain,
    state: wish.state,
    timestamp: String(Math.floor(call.deps.now() / 1000)),
  });
  query.set('hmac', signQuery(query, call.deps.clientSecret));
  return redirect(`${wish.redirectUri}?${query}`);
};

/** Shows the merchant what the app asks for. */
export const showConsent = (call: ShopCall): Reply => {
  const wish = wishOf(call, call.url.searchParams);
  if ('body' in wish) return wish;
  return html(
    consentPage({
      shop: shopName(call.domain),
      domain: call.domain,
      scopes: wish.scopes,
      installed: call.state.installedScopes.length > 0,
      action: `${call.shopUrl}/admin/oauth/authorize${call.url.search}`,
    }),
    200,
    { 'x-frame-options': 'DENY' },
  );
};

/** The merchant pressed Install or Cancel. */
export const decideConsent = (call: ShopCall): Reply => {
  const wish = wishOf(call, call.url.searchParams);
  if ('body' in wish) return wish;
  if (textOf(fieldsOf(call).decision) !== 'install') return back(call, wish, { error: 'access_denied' });
  const code = call.deps.random();
  call.deps.store.change(call.domain, (state) => {
    state.codes[code] = {
      redirectUri: wish.redirectUri,
      scopes: wish.scopes,
      expiresAt: call.deps.now() + codeLife,
    };
    state.installedScopes = wish.scopes;
  });
  return back(call, wish, { code });
};

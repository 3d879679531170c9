import * as z from 'zod';
import { type System, toSeconds } from '#functions/lib/system.ts';
import { scopes, shopAddress } from './address.ts';
import { callShop, type Fetch, refused, unreachable } from './fetching.ts';
import type { Grant, ShopAuthorization } from './shop.ts';

const answerSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
  scope: z.string(),
});

export interface OAuthSettings {
  /** A shop's address, with `{shop}` for its domain. */
  shopUrl: string;
  clientId: string;
  clientSecret: () => Promise<string>;
  system: Pick<System, 'now'>;
  fetch?: Fetch;
}

/**
 * The authorization code grant, with offline tokens that end.
 * @see https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/authorization-code-grant
 */
export function shopifyAuthorization(settings: OAuthSettings): ShopAuthorization {
  const { shopUrl, clientId, clientSecret, system, fetch = globalThis.fetch } = settings;

  async function ask(domain: string, grant: Record<string, string>): Promise<Grant> {
    const askedAt = toSeconds(system.now());
    const answer = await callShop(fetch, `${shopAddress(shopUrl, domain)}/admin/oauth/access_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ client_id: clientId, client_secret: await clientSecret(), ...grant }),
    });
    if (answer.status >= 500 || answer.status === 429) throw unreachable(`status ${answer.status}`);
    if (!answer.ok) throw refused(`status ${answer.status}`);
    const parsed = answerSchema.safeParse(await answer.json().catch(() => null));
    if (!parsed.success) throw unreachable('the answer holds no pair of tokens');
    const { access_token, refresh_token, expires_in, scope } = parsed.data;
    return {
      accessToken: access_token,
      refreshToken: refresh_token,
      accessEndsAt: askedAt + expires_in,
      scopes: scope.split(',').filter(Boolean),
    };
  }

  return {
    authorizeUrl(domain, state, redirectUri) {
      const query = new URLSearchParams({
        client_id: clientId,
        scope: scopes,
        redirect_uri: redirectUri,
        state,
        'grant_options[]': '',
      });
      return `${shopAddress(shopUrl, domain)}/admin/oauth/authorize?${query}`;
    },
    exchangeCode: (domain, code) => ask(domain, { code, expiring: '1' }),
    refresh: (domain, refreshToken) =>
      ask(domain, { grant_type: 'refresh_token', refresh_token: refreshToken }),
  };
}

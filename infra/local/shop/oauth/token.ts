import { timingSafeEqual } from 'node:crypto';
import type { ShopCall } from '../core/context.ts';
import { fieldsOf, json, type Reply, textOf } from '../core/http.ts';
import type { ShopState } from '../core/store.ts';

const hour = 3_600_000;
const accessLife = hour;
const refreshLife = 90 * 24 * hour;

const fault = (error: string, description: string): Reply =>
  json({ error, error_description: description }, error === 'invalid_client' ? 401 : 400);

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** A fresh pair, stored; the pair it replaces works until this one is first used. */
const issue = (
  call: ShopCall,
  state: ShopState,
  scopes: string[],
  expiring: boolean,
  replaces?: string,
): Reply => {
  const now = call.deps.now();
  const access = `shpat_${call.deps.random()}`;
  const scope = scopes.join(',');
  const link = replaces === undefined ? {} : { replaces };
  state.accessTokens[access] = { scopes, expiresAt: expiring ? now + accessLife : null, ...link };
  if (!expiring) return json({ access_token: access, scope });
  const refresh = `shprt_${call.deps.random()}`;
  state.refreshTokens[refresh] = { scopes, expiresAt: now + refreshLife, ...link };
  return json({
    access_token: access,
    scope,
    expires_in: accessLife / 1000,
    refresh_token: refresh,
    refresh_token_expires_in: refreshLife / 1000,
  });
};

/** Drops what the used token replaced: its refresh token, and every other pair made from that one. */
export const settle = (state: ShopState, used: string): void => {
  const own = state.accessTokens[used] ?? state.refreshTokens[used];
  const replaced = own?.replaces;
  if (replaced === undefined) return;
  delete state.refreshTokens[replaced];
  delete own?.replaces;
};

const exchangeCode = (call: ShopCall, fields: Record<string, unknown>): Reply =>
  call.deps.store.change(call.domain, (state) => {
    const code = textOf(fields.code);
    const grant = Object.hasOwn(state.codes, code) ? state.codes[code] : undefined;
    delete state.codes[code];
    if (!grant || grant.expiresAt <= call.deps.now())
      return fault('invalid_request', 'The authorization code was not found or was already used');
    if (fields.redirect_uri !== undefined && textOf(fields.redirect_uri) !== grant.redirectUri)
      return fault('invalid_request', 'The redirect_uri is not the one the code was made for');
    return issue(call, state, grant.scopes, textOf(fields.expiring) === '1');
  });

const refresh = (call: ShopCall, fields: Record<string, unknown>): Reply =>
  call.deps.store.change(call.domain, (state) => {
    const token = textOf(fields.refresh_token);
    const known = Object.hasOwn(state.refreshTokens, token) ? state.refreshTokens[token] : undefined;
    if (!known || known.expiresAt <= call.deps.now())
      return fault('invalid_grant', 'The refresh token is invalid or expired');
    settle(state, token);
    return issue(call, state, known.scopes, true, token);
  });

/** `POST /admin/oauth/access_token`: a code or a refresh token for an expiring offline token. */
export const token = (call: ShopCall): Reply => {
  const fields = fieldsOf(call);
  if (
    textOf(fields.client_id) !== call.deps.clientId ||
    !same(textOf(fields.client_secret), call.deps.clientSecret)
  )
    return fault('invalid_client', 'The client_id or client_secret is wrong');
  const grant = textOf(fields.grant_type);
  if (grant === 'refresh_token') return refresh(call, fields);
  if (grant === '' || grant === 'authorization_code') return exchangeCode(call, fields);
  return fault('unsupported_grant_type', `The dev shop does not know the grant type ${grant}`);
};

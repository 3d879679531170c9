import type { Db } from '#functions/db/index.ts';
import type { User } from '#functions/lib/call.ts';
import { type Cipher, hashOf } from '#functions/lib/cipher.ts';
import { present } from '#functions/lib/present.ts';
import { sealTokens } from '#functions/lib/shop-token.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';
import { isShopDomain } from '#functions/ports/shop/address.ts';
import type { Grant, OpenShop, ShopAuthorization } from '#functions/ports/shop/shop.ts';
import { isSignedQuery } from '#functions/ports/shop/signature.ts';
import { shops as contract } from '#shared/api/shops.ts';
import { AppError } from '#shared/errors.ts';
import type { ConnectFault } from '#shared/model/connectFaults.ts';
import { Refusal } from '#shared/refusal.ts';
import { type SyncDeps, startSync } from './sync.ts';

const stateSeconds = 10 * 60;
/** Binds a connection to the browser that began it. */
const browserCookie = 'shop-connect';

export interface ConnectDeps extends SyncDeps {
  db: Db;
  system: System;
  cipher: Cipher;
  authorization: ShopAuthorization;
  openShop: OpenShop;
  clientSecret: () => Promise<string>;
  appOrigin: string;
  /** How long the browser that comes back waits for the shop, in milliseconds; under the function's own time. */
  patience: number;
}

class ConnectError extends Error {
  readonly fault: ConnectFault;
  constructor(fault: ConnectFault, cause?: unknown) {
    super(`The shop was not connected: ${fault}.`, { cause });
    this.fault = fault;
  }
}

const cookie = (value: string, seconds: number) =>
  `${browserCookie}=${value}; Max-Age=${seconds}; Path=${contract.callback.path}; HttpOnly; Secure; SameSite=Lax`;

/** The account a new shop goes to: the one that the user owns. */
async function ownAccount(db: Db, { userId }: User): Promise<string> {
  const { data } = await db.member.query.byUser({ userId }).go({ pages: 'all', consistent: true });
  const owned = data.find(({ role }) => role === 'owner');
  if (!owned) throw new Refusal('forbidden', 'Ask an owner of the account to connect the shop.');
  return owned.accountId;
}

async function refuseTaken(db: Db, domain: string, accountId: string): Promise<string | undefined> {
  const { data } = await db.shopDomain.get({ domain }).go({ consistent: true });
  if (data && data.accountId !== accountId) throw new ConnectError('taken');
  return data?.shopId;
}

/** Begins the OAuth flow: where the browser goes, and the cookie it must bring back. */
export async function beginConnect(
  deps: ConnectDeps,
  user: User,
  wish: { shop: string; returnTo?: string | undefined },
): Promise<{ authorizeUrl: string; cookie: string }> {
  const accountId = await ownAccount(deps.db, user);
  const [state, browser] = [deps.system.newSecret(), deps.system.newSecret()];
  await deps.db.oauthState
    .put({
      stateHash: hashOf(state),
      browserHash: hashOf(browser),
      accountId,
      domain: wish.shop,
      returnTo: wish.returnTo ?? '/app',
      expiresAt: toSeconds(deps.system.now()) + stateSeconds,
    })
    .go();
  const redirectUri = `${deps.appOrigin}${contract.callback.path}`;
  return {
    authorizeUrl: deps.authorization.authorizeUrl(wish.shop, state, redirectUri),
    cookie: cookie(browser, stateSeconds),
  };
}

/** Takes the state, which works once and only in the browser that began. */
async function takeState({ db, system }: ConnectDeps, state: string, browser: string | undefined) {
  const { data } = await db.oauthState.delete({ stateHash: hashOf(state) }).go({ response: 'all_old' });
  const { accountId, domain, returnTo, browserHash, expiresAt } = data ?? {};
  if (!accountId || !domain || !returnTo || !expiresAt || expiresAt <= toSeconds(system.now())) {
    throw new ConnectError('expired');
  }
  if (browser === undefined || hashOf(browser) !== browserHash) throw new ConnectError('invalid');
  return { accountId, domain, returnTo };
}

async function addShop(deps: ConnectDeps, accountId: string, domain: string, grant: Grant): Promise<string> {
  const { db, system, cipher, openShop } = deps;
  const { name, currency } = await openShop(domain, async () => grant.accessToken).details();
  const shopId = system.newId('shop');
  const tokens = await sealTokens(cipher, shopId, grant);
  const connection = { connectedAt: system.now().toISOString(), scopes: grant.scopes };
  const { canceled } = await db.service.transaction
    .write(({ shop, shopDomain, shopToken, accountShop }) => [
      shopDomain.create({ domain, shopId, accountId }).commit(),
      accountShop.create({ accountId, shopId }).commit(),
      shop.create({ shopId, accountId, domain, name, currency, ...connection }).commit(),
      shopToken.create(tokens).commit(),
    ])
    .go();
  if (!canceled) return shopId;
  const theirs = await refuseTaken(db, domain, accountId);
  if (theirs === undefined) throw new Error('The shop could be neither added nor found.');
  return theirs;
}

/** The same shop again: its quizzes, responses and figures are as they were. */
async function renewConnection({ db, system, cipher }: ConnectDeps, shopId: string, grant: Grant) {
  const tokens = await sealTokens(cipher, shopId, grant);
  const { data } = await db.shop.get({ shopId }).go({ consistent: true });
  const connectedAt = data?.disconnectedAt === undefined ? data?.connectedAt : system.now().toISOString();
  await db.service.transaction
    .write(({ shop, shopToken }) => [
      shopToken.put(tokens).commit(),
      shop
        .patch({ shopId })
        .set({ scopes: grant.scopes, ...present({ connectedAt }) })
        .remove(['disconnectedAt'])
        .commit(),
    ])
    .go();
}

async function connect(deps: ConnectDeps, accountId: string, domain: string, code: string): Promise<string> {
  const known = await refuseTaken(deps.db, domain, accountId);
  const grant = await deps.authorization.exchangeCode(domain, code);
  if (known === undefined) return addShop(deps, accountId, domain, grant);
  await renewConnection(deps, known, grant);
  return known;
}

type Came = {
  query: { code?: string; shop?: string; state?: string; error?: string };
  rawQuery: string;
  browser: string | undefined;
};

async function finish(deps: ConnectDeps, { query, rawQuery, browser }: Came): Promise<string> {
  const { code, shop = '', state = '', error } = query;
  const signed = isSignedQuery(rawQuery, await deps.clientSecret(), toSeconds(deps.system.now()));
  if (!signed || !isShopDomain(shop)) throw new ConnectError('invalid');
  const begun = await takeState(deps, state, browser);
  if (begun.domain !== shop) throw new ConnectError('invalid');
  if (error !== undefined || code === undefined) throw new ConnectError('denied');
  const shopId = await connect(deps, begun.accountId, shop, code);
  await startSync(deps, shopId);
  return begun.returnTo;
}

function faultOf(error: unknown): ConnectFault {
  if (error instanceof ConnectError) return error.fault;
  return error instanceof AppError && error.code === 'unprocessable' ? 'denied' : 'unavailable';
}

/** @throws ConnectError unavailable when the work takes longer than `patience` milliseconds */
async function within<T>(patience: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ConnectError('unavailable')), patience);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/**
 * Ends the OAuth flow in the merchant's browser, which always lands in the app, with the fault in the address
 * when there was one.
 */
export async function endConnect(
  deps: ConnectDeps,
  came: Omit<Came, 'browser'> & { cookies: ReadonlyMap<string, string> },
  onFault: (error: unknown) => void,
): Promise<{ location: string; cookie: string }> {
  const browser = came.cookies.get(browserCookie);
  try {
    const path = await within(deps.patience, finish(deps, { ...came, browser }));
    return { location: `${deps.appOrigin}${path}`, cookie: cookie('', 0) };
  } catch (error) {
    onFault(error);
    return { location: `${deps.appOrigin}/app?shopError=${faultOf(error)}`, cookie: cookie('', 0) };
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#functions/db/index.ts';
import type { User } from '#functions/lib/call.ts';
import { createCipher } from '#functions/lib/cipher.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import { type ThemeEditorUrl, themeEditorUrl } from '#functions/ports/shop/address.ts';
import { shopifyAdmin } from '#functions/ports/shop/admin.ts';
import { shopifyAuthorization } from '#functions/ports/shop/oauth.ts';
import { beginConnect, type ConnectDeps, endConnect } from '#functions/shops/connect.ts';
import type { FaultWish } from '#infra/local/shop/control.ts';
import { startShop } from '#infra/local/shop/server.ts';
import { memoryQueue, type stillSystem } from './fakes.ts';

const appOrigin = 'https://app.example';
const [clientId, clientSecretText] = ['client', 'a secret of the app'];

/** The dev shop, on the test's own clock, with everything that connects to it and imports from it. */
export async function devShop(db: Db, system: ReturnType<typeof stillSystem>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'recommend-shop-'));
  const shop = await startShop({
    port: 0,
    dataDir,
    appOrigin,
    clientId,
    clientSecret: clientSecretText,
    now: () => system.now().getTime(),
  });
  const shopUrl = `${shop.origin}/shops/{shop}`;
  const clientSecret = async () => clientSecretText;
  const queue = memoryQueue();
  // Waits pass on the test's clock, which the shop's buckets and operations go by.
  const sleep = async (ms: number) => system.pass(ms / 1000);
  const deps = {
    db,
    system,
    queue,
    refresh: memoryQueue(),
    erase: memoryQueue(),
    clientSecret,
    appOrigin,
    patience: 60_000,
    cipher: createCipher(async () => 'secret'),
    authorization: shopifyAuthorization({ shopUrl, clientId, clientSecret, system }),
    openShop: shopifyAdmin(shopUrl, { sleep }),
    themeEditorUrl: themeEditorUrl(shopUrl, clientId),
    sleep,
  } satisfies ConnectDeps & {
    refresh: JobQueue;
    erase: JobQueue;
    sleep(ms: number): Promise<void>;
    themeEditorUrl: ThemeEditorUrl;
  };

  const control = (domain: string, path: string, body: object = {}) =>
    fetch(`${shop.origin}/shops/${domain}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    deps,
    queue,
    fault: (domain: string, wish: FaultWish) => control(domain, 'faults', wish),
    expireTokens: (domain: string) => control(domain, 'expire-tokens'),
    stop: async () => {
      await shop.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

type DevShop = Awaited<ReturnType<typeof devShop>>;

/** What a merchant does in the browser: begins, decides in the shop, and comes back with a query and a cookie. */
export async function agree({ deps }: DevShop, user: User, domain: string, decision = 'install') {
  const { authorizeUrl, cookie } = await beginConnect(deps, user, {
    shop: domain,
    returnTo: '/app/products',
  });
  const answer = await fetch(authorizeUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision }),
  });
  const { searchParams } = new URL(answer.headers.get('location') ?? '');
  const [pair = ''] = cookie.split(';');
  const [name = '', value = ''] = pair.split('=');
  return { query: searchParams, cookies: new Map([[name, value]]) };
}

/** Lets the browser come back to us. @returns where it lands, and the fault that was logged */
export async function comeBack(
  { deps }: DevShop,
  query: URLSearchParams,
  cookies: ReadonlyMap<string, string>,
): Promise<{ location: string; fault: unknown }> {
  let fault: unknown;
  const came = { query: Object.fromEntries(query), rawQuery: query.toString(), cookies };
  const { location } = await endConnect(deps, came, (error) => {
    fault = error;
  });
  return { location: location.replace(appOrigin, ''), fault };
}

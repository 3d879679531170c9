import { demoShop } from '#infra/local/shop/core/context.ts';
import { type Shop, shops } from '#shared/api/shops.ts';
import type { ApiClient } from './client.ts';

const pollMs = 150;

const ownShop = async (client: ApiClient, token: string, domain: string): Promise<Shop | undefined> => {
  const { data } = await client.call(shops.list, { token });
  return data.shops.find((shop) => shop.domain === domain);
};

/** Walks through the OAuth flow as a browser would: consent, the shop's redirect, the callback. */
const connect = async (client: ApiClient, token: string, domain: string): Promise<Shop> => {
  const { data, cookies } = await client.call(shops.connect, { token, body: { shop: domain } });
  const consent = await fetch(data.authorizeUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'install' }),
  });
  const callback = consent.headers.get('location');
  if (callback === null) throw new Error(`The dev shop did not install the app: ${await consent.text()}`);
  const done = await fetch(callback, { redirect: 'manual', headers: { cookie: cookies } });
  const shop = await ownShop(client, token, domain);
  if (!shop)
    throw new Error(`${domain} was not connected; the callback led to ${done.headers.get('location')}.`);
  return shop;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the catalogue is there, starting the import again when it had failed before. */
const imported = async (
  client: ApiClient,
  token: string,
  first: Shop,
  onProgress: (line: string) => void,
  minutes: number,
) => {
  const params = { shopId: first.id };
  if (first.sync === undefined || first.sync.state === 'failed')
    await client.call(shops.sync, { token, params });
  let told = '';
  for (let poll = 0; poll < (minutes * 60_000) / pollMs; poll += 1) {
    const { sync } = (await client.call(shops.get, { token, params })).data;
    if (sync?.state === 'done') return;
    if (sync?.state === 'failed')
      throw new Error(`The catalogue could not be imported: ${sync.message ?? 'no reason given'}`);
    const line = `Importing the catalogue: ${sync?.done ?? 0} of ${sync?.total ?? '…'}`;
    if (line !== told) onProgress(line);
    told = line;
    await wait(pollMs);
  }
  throw new Error(
    `The catalogue was not imported within ${minutes} minutes. Run npm run reset and start again.`,
  );
};

/**
 * A dev shop, connected, with its catalogue imported.
 * @param domain the demo shop when left out
 * @param minutes in which the import is to be done
 */
export const connectedShop = async (
  client: ApiClient,
  token: string,
  onProgress: (line: string) => void,
  { domain = demoShop, minutes = 2 } = {},
): Promise<Shop> => {
  const shop = (await ownShop(client, token, domain)) ?? (await connect(client, token, domain));
  if (shop.sync?.state !== 'done') await imported(client, token, shop, onProgress, minutes);
  return shop;
};

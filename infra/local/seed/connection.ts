import { demoShop } from '#infra/local/shop/core/context.ts';
import { type Shop, shops } from '#shared/api/shops.ts';
import type { ApiClient } from './client.ts';

const pollMs = 150;
const maxPolls = 800;

const ownShop = async (client: ApiClient, token: string): Promise<Shop | undefined> => {
  const { data } = await client.call(shops.list, { token });
  return data.shops.find((shop) => shop.domain === demoShop);
};

/** Walks through the OAuth flow as a browser would: consent, the shop's redirect, the callback. */
const connect = async (client: ApiClient, token: string): Promise<Shop> => {
  const { data, cookies } = await client.call(shops.connect, { token, body: { shop: demoShop } });
  const consent = await fetch(data.authorizeUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'install' }),
  });
  const callback = consent.headers.get('location');
  if (callback === null) throw new Error(`The dev shop did not install the app: ${await consent.text()}`);
  const done = await fetch(callback, { redirect: 'manual', headers: { cookie: cookies } });
  const shop = await ownShop(client, token);
  if (!shop)
    throw new Error(`The demo shop was not connected; the callback led to ${done.headers.get('location')}.`);
  return shop;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the catalogue is there, starting the import again when it had failed before. */
const imported = async (
  client: ApiClient,
  token: string,
  first: Shop,
  onProgress: (line: string) => void,
) => {
  const params = { shopId: first.id };
  if (first.sync === undefined || first.sync.state === 'failed')
    await client.call(shops.sync, { token, params });
  let told = '';
  for (let poll = 0; poll < maxPolls; poll += 1) {
    const { sync } = (await client.call(shops.get, { token, params })).data;
    if (sync?.state === 'done') return;
    if (sync?.state === 'failed')
      throw new Error(`The catalogue could not be imported: ${sync.message ?? 'no reason given'}`);
    const line = `Importing the catalogue: ${sync?.done ?? 0} of ${sync?.total ?? '…'}`;
    if (line !== told) onProgress(line);
    told = line;
    await wait(pollMs);
  }
  throw new Error('The catalogue was not imported within two minutes. Run npm run reset and start again.');
};

/** The demo shop, connected, with its catalogue imported. */
export const connectedShop = async (
  client: ApiClient,
  token: string,
  onProgress: (line: string) => void,
): Promise<Shop> => {
  const shop = (await ownShop(client, token)) ?? (await connect(client, token));
  if (shop.sync?.state !== 'done') await imported(client, token, shop, onProgress);
  return shop;
};

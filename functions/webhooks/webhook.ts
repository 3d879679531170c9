import type { EntityItem } from 'electrodb';
import type { Db } from '#functions/db/index.ts';
import type { Cipher } from '#functions/lib/cipher.ts';
import type { System } from '#functions/lib/system.ts';
import type { Body } from '#shared/api/route.ts';
import type { webhooks as contract, Webhook } from '#shared/api/webhooks.ts';
import { Refusal } from '#shared/refusal.ts';

export interface WebhookDeps {
  db: Db;
  system: System;
  cipher: Cipher;
  /** One more origin that may be named, besides public https ones; none when empty. */
  ownOrigin: string;
}

type Stored = EntityItem<Db['webhook']>;

const shown = ({ url, events, secretEnd, createdAt }: Stored): Webhook => ({
  ...{ url, events, secretEnd, createdAt },
});

const none = () =>
  new Refusal('not_found', 'There is no webhook in this shop. Load the page again, and set one up.');

/** @throws AppError not_found */
export async function findWebhook(db: Db, shopId: string): Promise<Stored> {
  const { data } = await db.webhook.get({ shopId }).go({ consistent: true });
  if (!data) throw none();
  return data;
}

/** Where a shop's own systems are told of what happens, if anywhere. */
export async function getWebhook(db: Db, shopId: string): Promise<{ webhook?: Webhook }> {
  const { data } = await db.webhook.get({ shopId }).go({ consistent: true });
  return data ? { webhook: shown(data) } : {};
}

async function newSecret({ system, cipher }: WebhookDeps, shopId: string) {
  const secret = `whsec_${system.newSecret()}`;
  return { secret, sealed: await cipher.seal(secret, shopId), secretEnd: secret.slice(-4) };
}

function refuseAddress({ ownOrigin }: WebhookDeps, url: string): void {
  if (url.startsWith('https://') || new URL(url).origin === ownOrigin) return;
  throw new Refusal('invalid', 'Choose an https address that can be reached from outside.', {
    issues: [{ path: 'url', message: 'must be an https address' }],
  });
}

/** Sets where to and of what; the first time, the secret comes with it, once. @throws AppError invalid */
export async function saveWebhook(
  deps: WebhookDeps,
  shopId: string,
  { url, events }: Body<typeof contract.save>,
): Promise<Webhook & { secret?: string }> {
  refuseAddress(deps, url);
  const wanted = { url, events: [...new Set(events)] };
  const { data: known } = await deps.db.webhook.get({ shopId }).go({ consistent: true });
  if (known) {
    await deps.db.webhook.patch({ shopId }).set(wanted).go();
    return shown({ ...known, ...wanted });
  }
  const { secret, ...kept } = await newSecret(deps, shopId);
  const made = { shopId, ...wanted, ...kept, createdAt: deps.system.now().toISOString() };
  await deps.db.webhook.create(made).go();
  return { ...shown(made), secret };
}

/** Makes another secret, which signs from now on. @throws AppError not_found */
export async function renewSecret(deps: WebhookDeps, shopId: string): Promise<Webhook & { secret?: string }> {
  const known = await findWebhook(deps.db, shopId);
  const { secret, ...kept } = await newSecret(deps, shopId);
  await deps.db.webhook.patch({ shopId }).set(kept).go();
  return { ...shown({ ...known, ...kept }), secret };
}

/** Tells nobody any more; what was told stays to be looked up. */
export async function removeWebhook(db: Db, shopId: string): Promise<void> {
  await db.webhook.delete({ shopId }).go();
}

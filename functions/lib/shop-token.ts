import * as z from 'zod';
import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import type { GiveToken, ShopAuthorization, TokenPair } from '#functions/ports/shop/shop.ts';
import { Refusal } from '#shared/refusal.ts';
import type { Cipher } from './cipher.ts';
import { type System, toSeconds } from './system.ts';

/** A token with less left than this is renewed before it is used, in seconds. */
const renewBefore = 5 * 60;

const pairSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });

export interface ShopTokenDeps {
  db: Db;
  cipher: Cipher;
  authorization: Pick<ShopAuthorization, 'refresh'>;
  system: System;
}

/** The item that holds a shop's tokens, encrypted as one. */
export async function sealTokens(cipher: Cipher, shopId: string, pair: TokenPair) {
  const { accessEndsAt, accessToken, refreshToken } = pair;
  const sealed = await cipher.seal(JSON.stringify({ accessToken, refreshToken }), shopId);
  return { shopId, sealed, accessEndsAt };
}

async function readTokens({ db, cipher }: ShopTokenDeps, shopId: string) {
  const { data } = await db.shopToken.get({ shopId }).go({ consistent: true });
  if (!data) throw new Refusal('unprocessable', 'The shop is not connected. Connect the shop again.');
  return { stored: data, ...pairSchema.parse(JSON.parse(await cipher.open(data.sealed, shopId))) };
}

/** Replaces the pair, unless somebody else did in the meantime: then theirs is the one that counts. */
async function renew(deps: ShopTokenDeps, shop: { id: string; domain: string }): Promise<string> {
  const { db, cipher, authorization } = deps;
  const { stored, refreshToken } = await readTokens(deps, shop.id);
  const pair = await authorization.refresh(shop.domain, refreshToken);
  const { sealed, accessEndsAt } = await sealTokens(cipher, shop.id, pair);
  try {
    await db.shopToken
      .patch({ shopId: shop.id })
      .set({ sealed, accessEndsAt })
      .where((attribute, { eq }) => eq(attribute.sealed, stored.sealed))
      .go();
    return pair.accessToken;
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    return (await readTokens(deps, shop.id)).accessToken;
  }
}

/** Gives the tokens of a shop, renewed when they are near their end or were refused. */
export const shopToken =
  (deps: ShopTokenDeps, shop: { id: string; domain: string }): GiveToken =>
  async (refused) => {
    const { stored, accessToken } = await readTokens(deps, shop.id);
    const fresh = stored.accessEndsAt - toSeconds(deps.system.now()) > renewBefore;
    return fresh && accessToken !== refused ? accessToken : renew(deps, shop);
  };

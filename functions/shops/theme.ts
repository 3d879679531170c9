import type { Actor } from '#functions/lib/call.ts';
import { type ShopTokenDeps, shopToken } from '#functions/lib/shop-token.ts';
import type { OpenShop } from '#functions/ports/shop/shop.ts';
import type { Palette } from '#shared/model/palette.ts';
import { Refusal } from '#shared/refusal.ts';
import { palettesIn } from './palettes.ts';

export interface ThemeDeps extends ShopTokenDeps {
  openShop: OpenShop;
}

/**
 * The colours of the theme that shoppers see now, read from the shop.
 * @throws AppError unprocessable when the shop does not let us read it, unavailable when it does not answer
 */
export async function readTheme(
  deps: ThemeDeps,
  { shopId: id }: Actor,
): Promise<{ name: string; palettes: Palette[] }> {
  const { data: shop } = await deps.db.shop.get({ shopId: id }).go({ consistent: true });
  if (!shop || shop.disconnectedAt !== undefined) {
    throw new Refusal('unprocessable', 'The shop is disconnected. Connect it again, then read its colours.');
  }
  if (!shop.scopes?.includes('read_themes')) {
    throw new Refusal(
      'unprocessable',
      'Your shop does not let us read its theme yet. Connect the shop again in the settings, and agree to it.',
    );
  }
  const { domain } = shop;
  const theme = await deps.openShop(domain, shopToken(deps, { id, domain })).theme();
  return { name: theme?.name ?? '', palettes: theme ? palettesIn(theme.settings) : [] };
}

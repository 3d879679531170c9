import { drawPicture } from '#infra/local/seed/catalogue/pictures/draw.ts';
import type { SeedProduct } from '#infra/local/seed/catalogue/types.ts';
import type { ShopDeps } from '../core/context.ts';
import type { Reply } from '../core/http.ts';

const found = (deps: ShopDeps, name: string): { product: SeedProduct; colour: string } | null => {
  const whole = deps.index.product(name);
  if (whole) return { product: whole, colour: Object.values(whole.picture.colours)[0] ?? '#a8a29a' };
  const cut = name.lastIndexOf('-');
  const product = deps.index.product(name.slice(0, Math.max(0, cut)));
  const entry = Object.entries(product?.picture.colours ?? {}).find(
    ([label]) => label.toLowerCase() === name.slice(cut + 1),
  );
  return product && entry ? { product, colour: entry[1] } : null;
};

/** `GET /pictures/{handle}[-{colour}].svg`, the same in every shop. Other origins may show it. */
export const picture = (deps: ShopDeps, pathname: string): Reply => {
  const name = /^\/pictures\/([a-z0-9-]+)\.svg$/.exec(pathname)?.[1] ?? '';
  const one = found(deps, name);
  if (!one) return { status: 404, body: 'No such picture' };
  return {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
    body: drawPicture(one.product.picture.shape, one.colour, one.product.picture.seed),
  };
};

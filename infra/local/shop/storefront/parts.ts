import type { SeedProduct, SeedVariant } from '#infra/local/seed/catalogue/types.ts';
import { money, pictureUrl } from '../core/catalogue.ts';
import type { ShopCall } from '../core/context.ts';
import { escapeHtml } from '../core/http.ts';

const isSoldOut = (product: SeedProduct): boolean => product.variants.every((variant) => variant.stock === 0);

/** The variant a page opens with: the first in stock, or else the first. */
export const firstVariant = (product: SeedProduct): SeedVariant => {
  const variant = product.variants.find((one) => one.stock > 0) ?? product.variants[0];
  if (!variant) throw new RangeError(`${product.handle} has no variants`);
  return variant;
};

export const priceHtml = (variant: SeedVariant, from = false): string =>
  `<span class="price${variant.compareAtPrice ? ' sale' : ''}">${
    variant.compareAtPrice ? `<s><span class="hidden">Was </span>${money(variant.compareAtPrice)}</s> ` : ''
  }<b>${from ? '<small>from </small>' : ''}${money(variant.price)}</b></span>`;

const cheapest = (product: SeedProduct): SeedVariant =>
  product.variants.reduce((least, one) => (one.price < least.price ? one : least), firstVariant(product));

const badge = (product: SeedProduct): string => {
  if (isSoldOut(product)) return '<span class="badge grey">Sold out</span>';
  return product.tags.includes('Sale') ? '<span class="badge">Sale</span>' : '';
};

/** A product in a list: picture, name, maker, price. */
const productCard = (call: ShopCall, product: SeedProduct): string => {
  const ranges = new Set(product.variants.map((variant) => variant.price)).size > 1;
  return `<li class="card${isSoldOut(product) ? ' out' : ''}"><a href="${call.shopUrl}/products/${product.handle}">
<span class="shot"><img src="${pictureUrl(call.deps.origin, product)}" alt="" width="800" height="800" loading="lazy">${badge(product)}</span>
<span class="maker">${escapeHtml(product.vendor)}</span><span class="name">${escapeHtml(product.title)}</span>
${priceHtml(cheapest(product), ranges)}</a></li>`;
};

export const grid = (call: ShopCall, products: SeedProduct[]): string =>
  `<ul class="grid">${products.map((product) => productCard(call, product)).join('')}</ul>`;

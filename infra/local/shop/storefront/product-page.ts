import type { SeedProduct, SeedVariant } from '#infra/local/seed/catalogue/types.ts';
import { pictureUrl } from '../core/catalogue.ts';
import type { ShopCall } from '../core/context.ts';
import { escapeHtml, scriptJson } from '../core/http.ts';
import { renderAppBlock } from './app-block.ts';
import { page } from './layout.ts';
import { firstVariant, grid, priceHtml } from './parts.ts';
import { productJson } from './product-json.ts';

const units: Record<string, string> = {
  weight: 'g',
  drop: 'mm',
  stack: 'mm',
  volume: 'ml',
  spf: '',
  diameter: 'cm',
  height: 'cm',
  width: 'cm',
  length: 'cm',
  voltage: 'V',
  torque: 'Nm',
  power: 'W',
  burn_time: 'hours',
  battery: 'hours',
  servings: 'servings',
  capacity: 'ml',
  pieces: 'pieces',
  lumens: 'lm',
  resistance: 'kg',
};

const words = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');

const facts = (product: SeedProduct): [string, string][] => {
  const facets = new Map<string, string[]>();
  for (const tag of product.tags) {
    const [name, value] = tag.split(': ');
    if (name && value) facets.set(name, [...(facets.get(name) ?? []), value]);
  }
  return [
    ...[...facets].map(([name, values]): [string, string] => [name, values.join(', ')]),
    ...product.metafields.map(({ key, value }): [string, string] => [
      words(key),
      `${value} ${units[key] ?? ''}`.trim(),
    ]),
  ];
};

const choice = (
  product: SeedProduct,
  option: { name: string; values: string[] },
  chosen: SeedVariant,
): string => {
  const inputs = option.values.map((value, index) => {
    const hex = option.name === 'Colour' ? product.picture.colours[value] : undefined;
    const id = `${option.name}-${index}`;
    return `<input type="radio" id="${escapeHtml(id)}" name="${escapeHtml(option.name)}" value="${escapeHtml(value)}"${
      chosen.options[option.name] === value ? ' checked' : ''
    }><label for="${escapeHtml(id)}">${hex ? `<i style="background:${hex}"></i>` : ''}${escapeHtml(value)}</label>`;
  });
  return `<fieldset class="choice"><legend>${escapeHtml(option.name)}</legend><div>${inputs.join('')}</div></fieldset>`;
};

const stockLine = (variant: SeedVariant): string => {
  if (variant.stock === 0) return '<span class="stock none">Sold out</span>';
  if (variant.stock < 6) return `<span class="stock few">Only ${variant.stock} left</span>`;
  return '<span class="stock">In stock, sent tomorrow</span>';
};

const buyForm = (call: ShopCall, product: SeedProduct, variant: SeedVariant): string => {
  const options = product.options.filter((option) => option.name !== 'Title');
  const out = variant.stock === 0;
  return `<form class="buy" method="post" action="${call.shopUrl}/cart/add" data-product-form>
<input type="hidden" name="id" value="${variant.id}">${options.map((option) => choice(product, option, variant)).join('')}
<p data-stock>${stockLine(variant)}</p>
<button class="primary" data-add${out ? ' disabled' : ''}>${out ? 'Sold out' : 'Add to cart'}</button>
<p class="notice" role="status" data-notice></p></form>
<script type="application/json" data-product>${scriptJson({
    ...productJson(call, product),
    stock: Object.fromEntries(product.variants.map((one) => [one.id, one.stock])),
  })}</script>`;
};

const related = (call: ShopCall, product: SeedProduct): SeedProduct[] =>
  call.deps.catalogue.products
    .filter((one) => one.productType === product.productType && one !== product)
    .concat(call.deps.catalogue.products.filter((one) => one.useCase === product.useCase))
    .filter((one, index, all) => one !== product && all.indexOf(one) === index)
    .slice(0, 4);

const gallery = (call: ShopCall, product: SeedProduct, variant: SeedVariant): string => {
  const colours = Object.keys(product.picture.colours).filter((colour) => colour !== '');
  const thumbs = colours.map(
    (colour) =>
      `<button type="button" data-colour="${escapeHtml(colour)}" aria-label="Show in ${escapeHtml(colour)}"><img src="${pictureUrl(call.deps.origin, product, colour)}" alt="" width="96" height="96"></button>`,
  );
  return `<div class="gallery"><img data-picture src="${pictureUrl(call.deps.origin, product, variant.options.Colour)}" alt="${escapeHtml(product.title)}" width="800" height="800">
${thumbs.length > 1 ? `<div class="thumbs">${thumbs.join('')}</div>` : ''}</div>`;
};

/** A product's page, with the app blocks that the merchant put into the product template. */
export const productPage = (call: ShopCall, product: SeedProduct): string => {
  const wanted = call.url.searchParams.get('variant');
  const variant = product.variants.find((one) => one.id === wanted) ?? firstVariant(product);
  const collection = call.deps.index.collection(product.collections[0] ?? '');
  const crumbs = collection
    ? `<a href="${call.shopUrl}/collections/${collection.handle}">${escapeHtml(collection.title)}</a>`
    : '';
  const rows = facts(product).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  const body = `<nav class="wrap crumbs" aria-label="Breadcrumb"><a href="${call.shopUrl}/">Home</a>${crumbs}</nav>
<div class="wrap product">${gallery(call, product, variant)}<div class="info"><p class="maker">${escapeHtml(product.vendor)}</p>
<h1>${escapeHtml(product.title)}</h1><p data-price>${priceHtml(variant)}</p>${buyForm(call, product, variant)}
<div class="story">${product.descriptionHtml}</div><details class="facts" open><summary>Details</summary><dl>${rows.join('')}</dl></details>
</div></div>${call.state.blocks.map((block) => renderAppBlock(call, block)).join('')}
<section class="wrap"><h2>More like this</h2>${grid(call, related(call, product))}</section>`;
  return page(call, { title: product.title, description: `${product.title} by ${product.vendor}`, body });
};

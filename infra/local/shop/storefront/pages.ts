import type { SeedCollection, SeedProduct } from '#infra/local/seed/catalogue/types.ts';
import { money, pictureUrl } from '../core/catalogue.ts';
import { type ShopCall, shopName } from '../core/context.ts';
import { escapeHtml } from '../core/http.ts';
import { cartItem, cartLines } from './cart-view.ts';
import { page } from './layout.ts';
import { grid } from './parts.ts';

const tile = (call: ShopCall, collection: SeedCollection): string => {
  const [product] = call.deps.index.productsOf(collection);
  const image = product
    ? `<img src="${pictureUrl(call.deps.origin, product)}" alt="" width="800" height="800" loading="lazy">`
    : '';
  return `<li><a href="${call.shopUrl}/collections/${collection.handle}"><span class="shot">${image}</span>
<span class="name">${escapeHtml(collection.title)}</span><small>${collection.products.length} products</small></a></li>`;
};

const departmentsOf = (call: ShopCall): SeedCollection[] =>
  call.deps.catalogue.collections.filter((one) => one.handle === one.useCase);

/** One of each department, so that the front shows what there is. */
const picked = (call: ShopCall): SeedProduct[] =>
  departmentsOf(call)
    .flatMap((one) => call.deps.index.productsOf(one).slice(3, 4))
    .concat(departmentsOf(call).flatMap((one) => call.deps.index.productsOf(one).slice(17, 18)))
    .slice(0, 12);

export const homePage = (call: ShopCall): string =>
  page(call, {
    title: 'Home',
    body: `<section class="hero"><div class="wrap"><div><p class="maker">${escapeHtml(shopName(call.domain))}</p>
<h1>Fewer things, better chosen</h1><p>Shoes that suit your stride, skincare that suits your skin, and tools that outlast the job.</p>
<a class="primary" href="${call.shopUrl}/collections">Look around</a></div>
<div class="hero-shots">${picked(call)
      .slice(4, 8)
      .map(
        (product) => `<img src="${pictureUrl(call.deps.origin, product)}" alt="" width="800" height="800">`,
      )
      .join('')}</div></div></section>
<section class="wrap"><h2>Departments</h2><ul class="tiles">${departmentsOf(call)
      .map((one) => tile(call, one))
      .join('')}</ul></section>
<section class="wrap"><h2>Chosen this week</h2>${grid(call, picked(call))}</section>`,
  });

export const collectionsPage = (call: ShopCall): string =>
  page(call, {
    title: 'Collections',
    body: `<section class="wrap"><h1>Collections</h1><ul class="tiles">${call.deps.catalogue.collections
      .map((one) => tile(call, one))
      .join('')}</ul></section>`,
  });

export const collectionPage = (call: ShopCall, collection: SeedCollection): string =>
  page(call, {
    title: collection.title,
    description: collection.description,
    body: `<section class="wrap"><h1>${escapeHtml(collection.title)}</h1><p class="lead">${escapeHtml(collection.description)}</p>
<p class="small">${collection.products.length} products</p>${grid(call, call.deps.index.productsOf(collection))}</section>`,
  });

/** Line properties that start with an underscore are for apps and are not shown. */
const propertyLines = (properties: Record<string, string>): string =>
  Object.entries(properties)
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => `<br><small>${escapeHtml(name)}: ${escapeHtml(value)}</small>`)
    .join('');

export const cartPage = (call: ShopCall): string => {
  const items = cartLines(call).flatMap((line) => cartItem(call, line));
  const total = items.reduce((sum, item) => sum + item.line_price, 0);
  const rows = items.map(
    (item) => `<li data-line="${escapeHtml(item.key)}"><img src="${item.image}" alt="" width="96" height="96">
<div><a href="${item.url}">${escapeHtml(item.product_title)}</a>${item.variant_title ? `<br><small>${escapeHtml(item.variant_title)}</small>` : ''}${propertyLines(item.properties)}
<div class="quantity"><button type="button" data-quantity="${item.quantity - 1}" aria-label="One less">−</button><span>${item.quantity}</span>
<button type="button" data-quantity="${item.quantity + 1}" aria-label="One more">+</button><button type="button" class="plain" data-quantity="0">Remove</button></div></div><b>${money(item.line_price)}</b></li>`,
  );
  const body =
    items.length === 0
      ? `<p class="lead">Your cart is empty.</p><a class="primary" href="${call.shopUrl}/collections">Look around</a>`
      : `<ul class="lines" data-cart>${rows.join('')}</ul><p class="notice" role="status" data-notice></p>
<p class="total"><span>Total</span><b>${money(total)}</b></p><p class="small">There is no checkout in this dev shop.</p>`;
  return page(call, { title: 'Cart', body: `<section class="wrap narrow"><h1>Cart</h1>${body}</section>` });
};

export const notFoundPage = (call: ShopCall): string =>
  page(call, {
    title: 'Not found',
    body: `<section class="wrap narrow"><h1>We cannot find that page</h1><p class="lead">It may have moved, or the address has a slip in it.</p>
<a class="primary" href="${call.shopUrl}/">To the front page</a></section>`,
  });

import { readFileSync } from 'node:fs';
import { type ShopCall, type ShopRoute, shopRoute } from '../core/context.ts';
import { html, json, type Reply, redirect } from '../core/http.ts';
import { addToCart, changeCart, clearCart, showCart, updateCart } from './cart-api.ts';
import { cartPage, collectionPage, collectionsPage, homePage, notFoundPage } from './pages.ts';
import { productJson } from './product-json.ts';
import { productPage } from './product-page.ts';

const missing = (call: ShopCall): Reply => html(notFoundPage(call), 404);

const asset = (file: URL, type: string) => (): Reply => ({
  headers: { 'content-type': `${type}; charset=utf-8` },
  body: readFileSync(file),
});

const product = (call: ShopCall): Reply => {
  const found = call.deps.index.product(call.params.handle ?? '');
  return found ? html(productPage(call, found)) : missing(call);
};

const productData = (call: ShopCall): Reply => {
  const found = call.deps.index.product(call.params.handle ?? '');
  return found ? json(productJson(call, found)) : json({ status: 404, message: 'Not Found' }, 404);
};

const collection = (call: ShopCall): Reply => {
  const found = call.deps.index.collection(call.params.handle ?? '');
  return found ? html(collectionPage(call, found)) : missing(call);
};

/** The form without script: the same rules, then the cart. */
const addByForm = (call: ShopCall): Reply => {
  const added = addToCart(call);
  return added.status === 200 ? redirect(`${call.shopUrl}/cart`, added.headers) : added;
};

export const storefrontRoutes: ShopRoute[] = [
  shopRoute('GET', '/', (call) => html(homePage(call))),
  shopRoute('GET', '/collections', (call) => html(collectionsPage(call))),
  shopRoute('GET', '/collections/:handle', collection),
  shopRoute('GET', '/products/:handle', product),
  shopRoute('GET', '/products/:handle.js', productData),
  shopRoute('GET', '/cart', (call) => html(cartPage(call))),
  shopRoute('GET', '/cart.js', showCart),
  shopRoute('POST', '/cart/add', addByForm),
  shopRoute('POST', '/cart/add.js', addToCart),
  shopRoute('POST', '/cart/change.js', changeCart),
  shopRoute('POST', '/cart/update.js', updateCart),
  shopRoute('POST', '/cart/clear.js', clearCart),
  shopRoute('GET', '/assets/theme.css', asset(new URL('./theme.css', import.meta.url), 'text/css')),
  shopRoute('GET', '/assets/lists.css', asset(new URL('./lists.css', import.meta.url), 'text/css')),
  shopRoute('GET', '/assets/product.css', asset(new URL('./product.css', import.meta.url), 'text/css')),
  shopRoute('GET', '/assets/theme.js', asset(new URL('./theme.js', import.meta.url), 'text/javascript')),
];

import { type ShopCall, shopName } from '../core/context.ts';
import { escapeHtml, scriptJson } from '../core/http.ts';
import { cartLines } from './cart-view.ts';
import { colourStyle } from './theme-settings.ts';

/** What Shopify's own script gives every page: the part that themes and apps read. */
const shopifyGlobals = (call: ShopCall): string =>
  `<script>window.Shopify=${scriptJson({
    shop: call.domain,
    locale: 'en',
    currency: { active: call.deps.catalogue.currency, rate: '1.0' },
    country: 'NL',
    routes: { root: `/shops/${call.domain}/` },
  })}</script><script src="${call.shopUrl}/assets/theme.js" defer></script>`;

const departments = [
  ['beauty', 'Beauty'],
  ['fashion', 'Fashion'],
  ['shoes', 'Shoes'],
  ['home', 'Home'],
  ['health', 'Health'],
  ['tools', 'Tools'],
  ['gifts', 'Gifts'],
] as const;

const bag = `<svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" aria-hidden="true"><path d="M5 8h14l-1 13H6L5 8Z"/><path d="M9 10V7a3 3 0 0 1 6 0v3"/></svg>`;

const header = (call: ShopCall): string => {
  const count = cartLines(call).reduce((sum, line) => sum + line.quantity, 0);
  return `<a class="skip" href="#main">Skip to content</a>
<p class="ribbon">Free delivery from €60 · 30 days to return</p>
<header class="top"><div class="wrap bar"><a class="logo" href="${call.shopUrl}/">${escapeHtml(shopName(call.domain))}</a>
<a class="bag" href="${call.shopUrl}/cart" id="cart-icon-bubble">${bag}<span class="hidden">Cart, items: </span><span class="count" data-cart-count aria-live="polite"${count === 0 ? ' hidden' : ''}>${count}</span></a></div>
<nav class="wrap departments" aria-label="Departments">${departments
    .map(([handle, label]) => `<a href="${call.shopUrl}/collections/${handle}">${label}</a>`)
    .join('')}</nav></header>`;
};

const footer = (call: ShopCall): string =>
  `<footer class="foot"><div class="wrap"><p><strong>${escapeHtml(shopName(call.domain))}</strong><br>Good things, chosen one at a time.</p>
<p><a href="${call.shopUrl}/collections">All collections</a><br><a href="${call.shopUrl}/cart">Cart</a></p>
<form class="consent" data-consent><label><input type="checkbox" data-consent-analytics> Allow visit statistics</label></form>
<p class="small">A dev shop on your own machine: nothing here is for sale.</p></div></footer>`;

/** A whole page of the storefront. `body` is HTML; `title` and `description` are text. */
export const page = (
  call: ShopCall,
  content: { title: string; description?: string; body: string },
): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(content.title)} – ${escapeHtml(shopName(call.domain))}</title>
${content.description ? `<meta name="description" content="${escapeHtml(content.description)}">` : ''}
<link rel="icon" href="data:,">${['theme', 'lists', 'product'].map((name) => `<link rel="stylesheet" href="${call.shopUrl}/assets/${name}.css">`).join('')}${colourStyle}${shopifyGlobals(call)}</head>
<body>${header(call)}<main id="main">${content.body}</main>${footer(call)}</body></html>`;

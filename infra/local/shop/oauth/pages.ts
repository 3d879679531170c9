import { escapeHtml } from '../core/http.ts';

const wording: Record<string, string> = {
  read_products: 'See your products and collections',
  read_themes: 'See the settings of your themes',
  read_orders: 'See orders of the last 60 days',
  write_discounts: 'Create and change discount codes',
  read_locales: 'See the languages of your shop',
  read_customers: 'See your customers',
  write_customers: 'Create and change customers',
};

const sentence = (scope: string): string =>
  wording[scope] ??
  scope.replace(/^(read|write)_/, (kind) => (kind === 'read_' ? 'See ' : 'Change ')).replaceAll('_', ' ');

const style = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:#f1f1ef;
font:16px/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",sans-serif;color:#1f1d1a}
main{width:100%;max-width:460px;background:#fff;border-radius:16px;padding:32px;box-shadow:0 1px 2px #0001,0 12px 32px #0000000f}
.pair{display:flex;align-items:center;gap:12px;margin-bottom:20px}
.mark{width:48px;height:48px;border-radius:12px;display:grid;place-items:center;color:#fff;font-weight:700;font-size:20px}
.dots{flex:none;color:#a8a29e;letter-spacing:3px}
h1{font-size:22px;line-height:1.3;margin:0 0 6px}p{margin:0 0 16px;color:#57534e}
h2{font-size:14px;margin:24px 0 8px}ul{list-style:none;margin:0 0 24px;padding:0;border:1px solid #e7e5e4;border-radius:12px}
li{padding:12px 16px;display:flex;gap:12px}li+li{border-top:1px solid #e7e5e4}
li::before{content:"✓";color:#15803d;font-weight:700}
form{display:flex;gap:12px;justify-content:flex-end}
button{min-height:44px;padding:0 20px;border-radius:10px;font:inherit;font-weight:600;cursor:pointer;border:1px solid #d6d3d1;background:#fff;color:inherit}
button.primary{background:#1f1d1a;border-color:#1f1d1a;color:#fff}
button:focus-visible{outline:3px solid #60a5fa;outline-offset:2px}
small{display:block;margin-top:20px;color:#78716c}code{background:#f5f5f4;padding:2px 6px;border-radius:6px}`;

const page = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,"><style>${style}</style></head><body><main>${body}</main></body></html>`;

/** The page on which a merchant lets the app in. */
export const consentPage = (wish: {
  shop: string;
  domain: string;
  scopes: string[];
  installed: boolean;
  action: string;
}): string =>
  page(
    'Install Recommend',
    `<div class="pair" aria-hidden="true"><span class="mark" style="background:#b45309">R</span><span class="dots">•••</span>
<span class="mark" style="background:#2c5540">${escapeHtml(wish.shop.charAt(0))}</span></div>
<h1>${wish.installed ? 'Allow Recommend again' : 'Install Recommend'}</h1>
<p>on <strong>${escapeHtml(wish.shop)}</strong> (${escapeHtml(wish.domain)})</p>
<h2>The app will be able to</h2>
<ul>${wish.scopes.map((scope) => `<li>${escapeHtml(sentence(scope))}</li>`).join('')}</ul>
<form method="post" action="${escapeHtml(wish.action)}">
<button name="decision" value="cancel">Cancel</button>
<button class="primary" name="decision" value="install">Install</button></form>
<small>This is a dev shop on your own machine. Nothing leaves it.</small>`,
  );

/** What a merchant sees when the app sent a wrong request. `description` is HTML. */
export const faultPage = (code: string, description: string): string =>
  page('Oauth error', `<h1>Oauth error <code>${escapeHtml(code)}</code></h1><p>${description}</p>`);

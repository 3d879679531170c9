// The theme's own script: variants, the cart, and Shopify's consent interface.
const root = window.Shopify.routes.root;
const one = (selector, from = document) => from.querySelector(selector);
const euros = (cents) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(cents / 100);

const refreshCart = async () => {
  const response = await fetch(`${root}cart.js`, { headers: { accept: 'application/json' } });
  const cart = await response.json();
  const count = one('[data-cart-count]');
  count.textContent = String(cart.item_count);
  count.hidden = cart.item_count === 0;
};

// Whoever changes the cart, this script or an app, the icon follows.
new PerformanceObserver((list) => {
  if (list.getEntries().some((entry) => /\/cart\/(add|change|update|clear)(\.js)?(\?|$)/.test(entry.name)))
    refreshCart();
}).observe({ type: 'resource' });
for (const name of ['cart:refresh', 'cart:change', 'cart:updated'])
  document.addEventListener(name, refreshCart);

const post = async (path, body) => {
  const response = await fetch(`${root}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  return { ok: response.ok, data: await response.json() };
};

const stockText = (stock) => {
  if (stock === 0) return '<span class="stock none">Sold out</span>';
  if (stock < 6) return `<span class="stock few">Only ${stock} left</span>`;
  return '<span class="stock">In stock, sent tomorrow</span>';
};

const startProduct = (form) => {
  const product = JSON.parse(one('[data-product]').textContent);
  const show = () => {
    const chosen = product.options.map(
      ({ name }) => one(`input[name="${name}"]:checked`, form)?.value ?? 'Default Title',
    );
    const variant = product.variants.find(({ options }) =>
      options.every((value, index) => value === chosen[index]),
    );
    form.elements.id.value = variant.id;
    const before = variant.compare_at_price
      ? `<s><span class="hidden">Was </span>${euros(variant.compare_at_price)}</s> `
      : '';
    one('[data-price]').innerHTML =
      `<span class="price${before ? ' sale' : ''}">${before}<b>${euros(variant.price)}</b></span>`;
    one('[data-picture]').src = variant.featured_image.src;
    one('[data-stock]').innerHTML = stockText(product.stock[variant.id]);
    const button = one('[data-add]');
    button.disabled = !variant.available;
    button.textContent = variant.available ? 'Add to cart' : 'Sold out';
    one('[data-notice]').textContent = '';
    history.replaceState(null, '', `?variant=${variant.id}`);
  };
  form.addEventListener('change', show);
  for (const thumb of document.querySelectorAll('[data-colour]'))
    thumb.addEventListener('click', () => {
      const input = one(`input[name="Colour"][value="${thumb.dataset.colour}"]`, form);
      input.checked = true;
      show();
    });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { ok, data } = await post('cart/add.js', {
      items: [{ id: Number(form.elements.id.value), quantity: 1 }],
    });
    one('[data-notice]').textContent = ok ? 'Added to your cart.' : data.description;
  });
};

const startCart = (list) => {
  list.addEventListener('click', async (event) => {
    const button = event.target.closest('[data-quantity]');
    if (!button) return;
    const id = button.closest('[data-line]').dataset.line;
    const { ok, data } = await post('cart/change.js', { id, quantity: Number(button.dataset.quantity) });
    if (ok) location.reload();
    else one('[data-notice]').textContent = data.description;
  });
};

// Shopify's consent interface as far as apps use it: https://shopify.dev/docs/api/customer-privacy. The shop asks
// every visitor, so nothing is allowed before a decision.
const consentKey = 'shop-consent-analytics';
const decision = () => localStorage.getItem(consentKey) ?? '';
const customerPrivacy = {
  analyticsProcessingAllowed: () => decision() === 'yes',
  marketingAllowed: () => false,
  preferencesProcessingAllowed: () => false,
  saleOfDataAllowed: () => false,
  currentVisitorConsent: () => ({
    analytics: decision(),
    marketing: decision() && 'no',
    preferences: decision() && 'no',
    sale_of_data: decision() && 'no',
  }),
  setTrackingConsent({ analytics }, done) {
    localStorage.setItem(consentKey, analytics ? 'yes' : 'no');
    const detail = {
      analyticsAllowed: analytics === true,
      marketingAllowed: false,
      preferencesAllowed: false,
      saleOfDataAllowed: false,
    };
    document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail }));
    done?.();
  },
};
window.Shopify.loadFeatures = (features, done) =>
  setTimeout(() => {
    if (features.some(({ name }) => name === 'consent-tracking-api'))
      window.Shopify.customerPrivacy = customerPrivacy;
    done?.();
  });

const consent = one('[data-consent-analytics]');
consent.checked = decision() === 'yes';
consent.addEventListener('change', () =>
  customerPrivacy.setTrackingConsent({ analytics: consent.checked }, () => {}),
);

const form = one('[data-product-form]');
if (form) startProduct(form);
const lines = one('[data-cart]');
if (lines) startCart(lines);

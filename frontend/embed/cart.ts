import { shop } from '#frontend/runtime/shop.ts';
import type { Card } from '#shared/quiz/artefact.ts';

/** What the cart drawers and notifications of Shopify's own themes, and of those made after them, can do. */
interface ThemeCart extends HTMLElement {
  getSectionsToRender?(): { id: string }[];
  setActiveElement?(element: Element | null): void;
  renderContents?(answer: object): void;
}

/** What the cart answers, as far as it is read here. */
interface CartAnswer {
  items?: { id: number; key: string }[];
  sections?: Record<string, string>;
  item_count?: number;
  discount_codes?: { code: string }[];
  description?: unknown;
  message?: unknown;
}

/** The codes that were put on this page's cart: one that a shopper takes off stays off. */
const applied = new Set<string>();

const ask = async (path: string, body?: object): Promise<[boolean, number, CartAnswer | null]> => {
  const answer = await fetch(`${shop()?.routes?.root ?? '/'}cart${path}`, {
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return [answer.ok, answer.status, await answer.json().catch(() => null)];
};

/**
 * Puts a discount code on the cart, beside those that are there: the parameter names all of them.
 * @see https://shopify.dev/docs/api/ajax/reference/cart#update-the-cart-discounts
 */
const discount = async (cart: CartAnswer | null, code: string, drawn: object): Promise<CartAnswer | null> => {
  const codes = cart?.discount_codes?.map((one) => one.code) ?? [];
  if (applied.has(code) || codes.some((one) => one.toLowerCase() === code.toLowerCase())) return null;
  applied.add(code);
  const [ok, , updated] = await ask('/update.js', { discount: [...codes, code].join(','), ...drawn });
  return ok ? updated : null;
};

/** Lets theme and page know: the cart is as it is, whatever they make of it. */
const tell = async (
  element: HTMLElement,
  added: CartAnswer | null,
  code: string | undefined,
  drawn: object,
) => {
  const theme = themeCart();
  element.dispatchEvent(
    new CustomEvent('recommend:cart-added', { bubbles: true, composed: true, detail: added }),
  );
  let [, , cart] = await ask('.js');
  let sections = added?.sections;
  if (code && shop()) {
    const updated = await discount(cart, code, drawn);
    cart = updated ?? cart;
    sections = updated?.sections ?? sections;
  }
  const detail = { ...added, sections };
  // What many themes listen to for their cart icon, and what Shopify's newer ones do.
  document.dispatchEvent(new CustomEvent('cart:refresh', { bubbles: true, detail }));
  const data = { itemCount: cart?.item_count, source: 'recommend-quiz', sections };
  document.dispatchEvent(
    new CustomEvent('cart:update', { bubbles: true, detail: { resource: cart, sourceId: element.id, data } }),
  );
  if (!sections) return;
  theme?.setActiveElement?.(element);
  // A theme reads the line that was added beside the sections.
  theme?.renderContents?.({ ...detail, ...added?.items?.[0] });
  theme?.classList.remove('is-empty');
};

const themeCart = () => document.querySelector<ThemeCart>('cart-drawer, cart-notification');

/**
 * Puts one of each product in the shop's cart, all or none, with hidden properties that say which quiz led there, and
 * the discount code on the cart. A theme that can draw its cart anew does so, in the sections it names. Then the page
 * is told: `recommend:cart-added` bubbles from the quiz's element with the cart's answer as its detail.
 * @throws Error with the shop's own words when it refuses
 */
export const addToCart = async (
  element: HTMLElement,
  cards: Card[],
  quizId: string,
  responseId: string,
  code: string | undefined,
): Promise<void> => {
  const ids = themeCart()
    ?.getSectionsToRender?.()
    .map(({ id }) => id);
  const drawn = ids ? { sections: ids, sections_url: location.pathname } : {};
  const properties = { _recommend_quiz: quizId, _recommend_response: responseId };
  const items = cards.map(({ variant }) => ({ id: Number(variant), quantity: 1, properties }));
  const [ok, status, body] = await ask('/add.js', { items, ...drawn });
  if (!ok) {
    const said = status === 422 && (body?.description ?? body?.message);
    throw new Error(typeof said === 'string' ? said.slice(0, 300) : '');
  }
  tell(element, body, code, drawn).catch(() => undefined);
};

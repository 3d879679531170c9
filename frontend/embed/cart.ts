import type { Card } from '#shared/quiz/artefact.ts';

declare global {
  interface Window {
    Shopify?: { routes?: { root?: string } };
  }
}

interface Section {
  id: string;
}

/** What the cart drawers and notifications of Shopify's own themes, and of those made after them, can do. */
interface ThemeCart extends HTMLElement {
  getSectionsToRender?(): Section[];
  renderContents?(answer: object): void;
}

/**
 * Puts one of a product in the shop's cart, with hidden properties that say which quiz led there. A theme that can
 * draw its cart anew does so, in the sections it names. Then the page is told: `recommend:cart-added` bubbles from the
 * quiz's element with the cart's answer as its detail.
 * @throws Error with the shop's own words when it refuses
 */
export const addToCart = async (
  element: HTMLElement,
  card: Card,
  quizId: string,
  responseId: string,
): Promise<void> => {
  const root = window.Shopify?.routes?.root ?? '/';
  const theme = document.querySelector<ThemeCart>('cart-drawer, cart-notification');
  const sections = theme?.getSectionsToRender?.().map(({ id }) => id);
  const properties = { _recommend_quiz: quizId, _recommend_response: responseId };
  const answer = await fetch(`${root}cart/add.js`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      items: [{ id: Number(card.variant), quantity: 1, properties }],
      ...(sections && { sections, sections_url: location.pathname }),
    }),
  });
  const body = await answer.json().catch(() => null);
  if (!answer.ok) {
    const said: unknown = answer.status === 422 && (body?.description ?? body?.message);
    throw new Error(typeof said === 'string' ? said.slice(0, 300) : '');
  }
  element.dispatchEvent(
    new CustomEvent('recommend:cart-added', { bubbles: true, composed: true, detail: body }),
  );
  // What many themes listen to for their cart icon.
  document.dispatchEvent(new CustomEvent('cart:refresh', { bubbles: true, detail: body }));
  try {
    // A theme reads the line that was added beside the sections.
    if (body?.sections) theme?.renderContents?.({ ...body, ...body.items?.[0] });
  } catch {
    // The product is in the cart, whatever the theme makes of it.
  }
};

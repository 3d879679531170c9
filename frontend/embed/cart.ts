import type { Card } from '#shared/quiz/artefact.ts';

declare global {
  interface Window {
    Shopify?: { routes?: { root?: string } };
  }
}

/**
 * Puts one of a product in the shop's cart, with hidden properties that say which quiz led there. Then tells the
 * page: `recommend:cart-added` bubbles from the quiz's element with the cart's answer as its detail.
 * @throws Error with the shop's own words when it refuses
 */
export const addToCart = async (
  element: HTMLElement,
  card: Card,
  quizId: string,
  responseId: string,
): Promise<void> => {
  const root = window.Shopify?.routes?.root ?? '/';
  const answer = await fetch(`${root}cart/add.js`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      items: [
        {
          id: Number(card.variant),
          quantity: 1,
          properties: { _recommend_quiz: quizId, _recommend_response: responseId },
        },
      ],
    }),
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const { description, message } = (body ?? {}) as { description?: unknown; message?: unknown };
    const said = answer.status === 422 ? (description ?? message) : '';
    throw new Error(typeof said === 'string' ? said.slice(0, 300) : '');
  }
  element.dispatchEvent(
    new CustomEvent('recommend:cart-added', { bubbles: true, composed: true, detail: body }),
  );
};

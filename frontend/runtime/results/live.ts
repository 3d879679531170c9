import type { Card } from '#shared/quiz/artefact.ts';
import { shop } from '../shop.ts';

/** A product as it is now; its prices are in the quiz's currency unless they name another. */
export type Shown = Card & { currency?: string };

/** How a product is now, where the shop told it. */
export type Live = (card: Card) => Shown;

/** What a shop answers about a variant. */
interface Variant {
  id: number;
  available: boolean;
  /** Hundredths of the currency that the page is in. */
  price: number;
  compare_at_price: number | null;
}

/** How long a shop may take, in milliseconds: the prices that were published stand there meanwhile. */
const patience = 8000;
const found = new Map<string, Promise<Variant[]>>();

/** A product's name in the shop's addresses, as it is written there. */
const handleOf = ({ url = '' }: Card): string | undefined => /\/products\/([^/?#]+)/.exec(url)?.[1];

const variantsOf = async (handle: string): Promise<Variant[]> => {
  const answer = await fetch(`${shop()?.routes?.root}products/${handle}.js`, {
    signal: AbortSignal.timeout(patience),
  });
  const { variants } = await answer.json();
  return answer.ok && Array.isArray(variants) ? variants : [];
};

/**
 * A card with what the shop says now: of the variant that it stands for, or of another one once that is sold out.
 * @param currency what prices on the page are in; undefined: nobody knows, so that no price is taken over
 */
export const refreshed = (card: Card, variants: Variant[], currency: string | undefined): Shown => {
  const own = variants.find(({ id }) => String(id) === card.variant);
  const variant = own?.available ? own : (variants.find(({ available }) => available === true) ?? own);
  if (!variant) return card;
  const { id, price, compare_at_price: before } = variant;
  const shown = { ...card, variant: String(id), available: variant.available === true };
  if (!currency || !Number.isFinite(price)) return shown;
  const { compareAtPrice: _, ...rest } = shown;
  return { ...rest, currency, price, ...(before && before > price ? { compareAtPrice: before } : {}) };
};

/**
 * Asks the shop that the page belongs to how products are now, all at once, each once a page. What cannot be known
 * stays as it was published.
 * @returns null where the page belongs to no shop
 * @see https://shopify.dev/docs/api/ajax/reference/product
 */
export const askShop = async (cards: Card[]): Promise<Live | null> => {
  if (!shop()) return null;
  const answers = await Promise.all(
    cards.map(async (card): Promise<[string, Variant[]]> => {
      const handle = handleOf(card);
      if (!handle) return [card.id, []];
      const asked = found.get(handle) ?? variantsOf(handle).catch(() => []);
      found.set(handle, asked);
      return [card.id, await asked];
    }),
  );
  const known = new Map(answers);
  const currency = shop()?.currency?.active;
  return (card) => refreshed(card, known.get(card.id) ?? [], currency);
};

import { present } from '#functions/lib/present.ts';
import type { Answers } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import { money } from '#shared/quiz/answer.ts';
import type { Card, Head, Pool } from '#shared/quiz/artefact.ts';
import { reason } from '#shared/quiz/explain.ts';
import { rank } from '#shared/quiz/rank.ts';

/** A product as a mail shows it. */
export interface MailedProduct {
  title: string;
  price: string;
  reason: string;
  url?: string;
  image?: string;
}

/** Addresses that a mail may lead to. */
const safe = (url: string | undefined): string | undefined =>
  url !== undefined && /^(https:|http:\/\/localhost[:/])/.test(url) ? url : undefined;

/** @param products ids, the first first; what is not among them stays behind them, in its own order */
const inOrder = (products: string[]) => {
  const place = new Map(products.map((id, index) => [id, index]));
  const placeOf = (id: string) => place.get(id) ?? products.length;
  return (a: Card, b: Card) => placeOf(a.id) - placeOf(b.id);
};

/**
 * What the answers lead to. The reasons quote options and numbers, but no words that came with the request: whoever
 * sends it may have typed somebody else's address. So they are the engine's also where a language model gave others.
 * @param advised the products in the order in which the shopper saw them, where that is not the engine's
 */
export function mailedProducts(
  { head, pool }: { head: Head; pool: Pool },
  answers: Answers,
  locale: Locale,
  advised: string[],
): MailedProduct[] {
  const free = new Set(
    head.questions.filter(({ type }) => type === 'shortText' || type === 'longText').map(({ id }) => id),
  );
  const ranked = rank(head, pool, answers).slots.flatMap(({ items }) =>
    items.flatMap((item) => {
      const card = pool.cards[item.card];
      return card ? [{ card, item }] : [];
    }),
  );
  const before = inOrder(advised);
  return ranked
    .toSorted((a, b) => before(a.card, b.card))
    .map(({ card, item }) => {
      const told = { ...item, trace: item.trace.filter(({ question }) => !free.has(question)) };
      return {
        title: card.title,
        price: money(card.price / 100, locale, head.currency),
        reason: reason(head, pool, told, answers, locale),
        ...present({ url: safe(card.url), image: safe(card.image) }),
      };
    });
}

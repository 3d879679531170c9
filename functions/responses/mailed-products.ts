import { present } from '#functions/lib/present.ts';
import type { Answers } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import { money } from '#shared/quiz/answer.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
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

/**
 * What the answers lead to. The reasons quote options and numbers, but no words that came with the request: whoever
 * sends it may have typed somebody else's address.
 */
export function mailedProducts(
  { head, pool }: { head: Head; pool: Pool },
  answers: Answers,
  locale: Locale,
): MailedProduct[] {
  const free = new Set(
    head.questions.filter(({ type }) => type === 'shortText' || type === 'longText').map(({ id }) => id),
  );
  return rank(head, pool, answers).slots.flatMap(({ items }) =>
    items.flatMap((item) => {
      const card = pool.cards[item.card];
      if (!card) return [];
      const told = { ...item, trace: item.trace.filter(({ question }) => !free.has(question)) };
      return [
        {
          title: card.title,
          price: money(card.price / 100, locale, head.currency),
          reason: reason(head, pool, told, answers, locale),
          ...present({ url: safe(card.url), image: safe(card.image) }),
        },
      ];
    }),
  );
}

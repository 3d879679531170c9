import type { Answers } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Recommended } from '#shared/model/response.ts';
import { reason } from '#shared/quiz/explain.ts';
import type { RankedItem, Ranking } from '#shared/quiz/rank.ts';
import type { Artefact } from './artefacts.ts';
import { present } from './present.ts';

/** What the shopper was asked: the whole quiz, or the part of an adaptive one. */
export type Asked = Pick<Artefact, 'head' | 'pool'>;

interface Given {
  answers: Answers;
  locale: Locale;
}

/** The engine counts in thousandths of a point. */
const pointsIn = (score: number): number => score / 1000;

function recommended(
  { head, pool }: Asked,
  { answers, locale }: Given,
  slot: string,
  item: RankedItem,
): Recommended[] {
  const card = pool.cards[item.card];
  if (!card) return [];
  return [
    {
      slot,
      productId: card.id,
      title: card.title,
      price: card.price,
      currency: head.currency,
      score: pointsIn(item.score),
      reason: item.why ?? reason(head, pool, item, answers, locale),
      ...present({ step: item.step, image: card.image }),
    },
  ];
}

/** The products of a ranking, as they are stored of what a shopper saw. */
export const recommendedIn = (asked: Asked, ranking: Ranking, given: Given): Recommended[] =>
  ranking.slots.flatMap(({ id, items }) => items.flatMap((item) => recommended(asked, given, id, item)));

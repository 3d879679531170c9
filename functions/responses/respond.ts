import type { Artefact } from '#functions/lib/artefacts.ts';
import { present } from '#functions/lib/present.ts';
import type { Recommended, Response, SentResponse } from '#shared/model/response.ts';
import { answerInWords, textsIn } from '#shared/quiz/answer.ts';
import { reason } from '#shared/quiz/explain.ts';
import { type RankedItem, rank } from '#shared/quiz/rank.ts';
import { judge } from './judge.ts';

/** What the shopper was asked: the whole quiz, or the part of an adaptive one. */
type Asked = Pick<Artefact, 'head' | 'pool'>;

/** The engine counts in thousandths of a point. */
const pointsIn = (score: number): number => score / 1000;

function recommended(
  { head, pool }: Asked,
  sent: SentResponse,
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
      reason: reason(head, pool, item, sent.answers, sent.locale),
      ...present({ step: item.step, image: card.image }),
    },
  ];
}

function pathInWords({ head }: Asked, sent: SentResponse, path: string[]): Response['path'] {
  const texts = textsIn(head, sent.locale);
  const byId = new Map(head.questions.map((question) => [question.id, question]));
  return path.flatMap((id) => {
    const question = byId.get(id);
    if (!question) return [];
    const answer = answerInWords(question, sent.answers[id], texts, sent.locale, head.currency);
    return [{ question: id, title: texts[`${id}.title`] ?? '', answer }];
  });
}

/**
 * What is stored of a completed session: the server ranks for itself, by the version that the shopper had.
 * @throws AppError invalid when the answers do not fit that version
 */
export function respond(artefact: Artefact, sent: SentResponse, now: Date): Response {
  const asked = judge(artefact, sent.answers);
  const ranking = rank(asked.head, asked.pool, sent.answers);
  const receivedAt = now.toISOString();
  // A shopper's clock may be ahead of ours.
  const completedAt = new Date(Math.min(Date.parse(sent.completedAt), now.getTime())).toISOString();
  return {
    id: sent.id,
    quizId: sent.quizId,
    version: sent.version,
    locale: sent.locale,
    answers: sent.answers,
    path: pathInWords(asked, sent, asked.path),
    results: ranking.slots.flatMap(({ id, items }) =>
      items.flatMap((item) => recommended(asked, sent, id, item)),
    ),
    relaxed: ranking.relaxed.length > 0,
    completedAt,
    receivedAt,
    ...present({ split: sent.split }),
  };
}

import type { Db } from '#functions/db/index.ts';
import type { Asked } from '#functions/lib/recommended.ts';
import type { Answers } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Product } from '#shared/model/product.ts';
import type { QuestionType } from '#shared/model/quiz.ts';
import { answerInWords, money, textsIn } from '#shared/quiz/answer.ts';
import { reason } from '#shared/quiz/explain.ts';
import type { RankedItem } from '#shared/quiz/rank.ts';
import { withoutContacts } from './wording.ts';

/** What says who somebody is, and nothing about what fits: never sent to a model. */
const personal = new Set<QuestionType>(['email', 'phone', 'consent', 'date', 'statement']);

/** How much of a product is told. */
const most = { description: 400, tags: 12 };

interface Session {
  answers: Answers;
  locale: Locale;
  /** The questions on the way to the end. */
  path: string[];
}

/** What was asked and answered, in words. */
function answersOf({ head }: Asked, { answers, locale, path }: Session) {
  const texts = textsIn(head, locale);
  return head.questions.flatMap((question) => {
    if (!path.includes(question.id) || personal.has(question.type)) return [];
    const answer = answerInWords(question, answers[question.id], texts, locale, head.currency);
    return answer ? [{ question: texts[`${question.id}.title`] ?? '', answer: withoutContacts(answer) }] : [];
  });
}

async function productsOf(db: Db, shopId: string, ids: string[]): Promise<Map<string, Product>> {
  const { data } = await db.product.get(ids.map((productId) => ({ shopId, productId }))).go();
  return new Map(data.map(({ productId, product }) => [productId, product]));
}

const factsOf = ({ description, productType, tags }: Product) => ({
  type: productType,
  tags: tags.slice(0, most.tags),
  description: description.slice(0, most.description),
});

/** What the model may choose among, under ids of its own, and what it is told of the shopper and of them. */
export async function materialOf(
  db: Db,
  shopId: string,
  asked: Asked,
  session: Session,
  candidates: RankedItem[],
) {
  const { head, pool } = asked;
  const { answers, locale } = session;
  const known = await productsOf(
    db,
    shopId,
    candidates.map(({ product }) => product),
  );
  const told = candidates.flatMap((item, index) => {
    const card = pool.cards[item.card];
    const facts = known.get(item.product);
    if (!card) return [];
    return [
      {
        id: `p${index + 1}`,
        title: card.title,
        vendor: card.vendor,
        price: money(card.price / 100, locale, head.currency),
        soldOut: !card.available,
        fit: withoutContacts(reason(head, pool, item, answers, locale)),
        ...(facts ? factsOf(facts) : {}),
      },
    ];
  });
  return {
    quiz: textsIn(head, locale)['quiz.title'] ?? '',
    version: head.version,
    answers: answersOf(asked, session),
    candidates: told,
  };
}

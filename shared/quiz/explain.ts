import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import { answerInWords, listed, money, textsIn } from './answer.ts';
import type { Head, Pool } from './artefact.ts';
import { follow } from './flow.ts';
import { wanted } from './grade.ts';
import { phrases } from './phrases.ts';
import type { Contribution, RankedItem } from './rank.ts';

/** Speaks of a shopper's answers, in quotes: an answer, or the given options of it, and a wish about the price. */
export interface Teller {
  said(question: string, ids?: string[]): string[];
  /** As a clause; undefined where the answer is about something else. */
  wish(question: string): string | undefined;
  /** What a product does not match, in words. */
  unmet(trace: Contribution[]): string;
}

const quoted = (text: string) => `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`;

const fulfilled = ({ required, met, unmet, points, full }: Contribution) =>
  required !== false && (met.length + unmet.length ? met.length > 0 : points === full);

export const teller = (head: Head, answers: Answers, locale: Locale): Teller => {
  const texts = textsIn(head, locale);
  const say = phrases[locale];
  const { given } = follow(head.questions, answers);
  const asked = (id: string) => head.questions.find((one) => one.id === id);
  const said: Teller['said'] = (id, ids) => {
    const question = asked(id);
    const answer = given.get(id);
    if (!question || !answer) return [];
    const parts: Answer[] =
      answer.kind === 'options'
        ? (ids ?? answer.ids).map((one) => ({ kind: 'options', ids: [one] }))
        : [answer];
    const title = texts[`${id}.title`];
    return parts.map((part) => {
      const words = quoted(answerInWords(question, part, texts, locale, head.currency));
      // `Yes` and `4` say little without their question.
      const bare = answer.kind === 'number' || question.type === 'yesNo';
      return bare && title ? say.to(words, quoted(title)) : words;
    });
  };
  const wish: Teller['wish'] = (id) => {
    const question = asked(id);
    const answer = given.get(id);
    const range = question && answer?.kind === 'range' && wanted(question, answer, 'price');
    if (!range) return;
    const [min = '', max = ''] = [range.min, range.max].map((cents) =>
      money(cents / 100, locale, head.currency),
    );
    if (range.min < 0) return say.under(max);
    return range.max === Infinity ? say.from(min) : say.between(min, max);
  };
  const unmet = (trace: Contribution[]) =>
    listed(
      trace
        .filter((one) => !fulfilled(one))
        .flatMap((one) => (wish(one.question) ? say.budget : said(one.question, one.unmet)))
        .slice(0, 3),
      locale,
    );
  return { said, wish, unmet };
};

/**
 * Why a product fits, in one sentence that quotes the shopper's answers: the three that did most, and what it
 * does not match. Made of the trace and the quiz's own texts alone.
 */
export const whyItFits = (head: Head, item: RankedItem, answers: Answers, locale: Locale): string => {
  const { said, wish, unmet } = teller(head, answers, locale);
  const say = phrases[locale];
  const met = item.trace.filter(fulfilled);
  const weight = (one: Contribution) => (one.required ? 1e9 : 0) + one.points;
  const most = met.toSorted((a, b) => weight(b) - weight(a)).slice(0, 3);
  const shown = met.filter((one) => most.includes(one));
  const wishes = shown.flatMap((one) => wish(one.question) ?? []);
  const chosen = shown.flatMap((one) => (wish(one.question) ? [] : said(one.question, one.met)));
  const missing = unmet(item.trace);
  const lead =
    chosen.length + wishes.length
      ? say.because(listed(chosen.slice(0, 4), locale), wishes[0] ?? '') + (missing ? say.fitsWell : say.fits)
      : say.pick;
  return `${lead}${missing && say.but(missing)}.`;
};

const soldOut: Record<Locale, string> = { en: ' It is sold out now.', nl: ' Het is nu uitverkocht.' };

/** Why a product is shown: why it fits, and whether it was there to be bought when the quiz was published. */
export const reason = (
  head: Head,
  pool: Pick<Pool, 'cards'>,
  item: RankedItem,
  answers: Answers,
  locale: Locale,
): string =>
  whyItFits(head, item, answers, locale) +
  (pool.cards[item.card]?.available === false ? soldOut[locale] : '');

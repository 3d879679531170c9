import type { Answers } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import { listed } from './answer.ts';
import type { Head, Pool } from './artefact.ts';
import { exclusions } from './exclude.ts';
import { teller } from './explain.ts';
import { phrases } from './phrases.ts';
import { type Contribution, poolShelf, rankShelf, traceOf } from './rank.ts';

const en = {
  unknown: 'It is not part of this quiz.',
  shown: 'It is among your results.',
  excluded: (chosen: string) => `It is left out because you chose ${chosen}.`,
  required: (chosen: string) => `It does not meet ${chosen}, and other products do.`,
  soldOut: 'It is sold out right now.',
  noStep: 'It is for none of the steps shown here.',
  unmet: (unmet: string) => `Others come first because it does not match ${unmet}.`,
  lower: 'It fits, and others fit at least as well.',
};

const nl: typeof en = {
  unknown: 'Het hoort niet bij deze quiz.',
  shown: 'Het staat bij je resultaten.',
  excluded: (chosen: string) => `Het valt af omdat je ${chosen} koos.`,
  required: (chosen: string) => `Het voldoet niet aan ${chosen}, en andere producten wel.`,
  soldOut: 'Het is nu uitverkocht.',
  noStep: 'Het hoort bij geen van deze stappen.',
  unmet: (unmet: string) => `Andere gaan voor omdat het niet voldoet aan ${unmet}.`,
  lower: 'Het past, en andere passen minstens zo goed.',
};

const sentences: Record<Locale, typeof en> = { en, nl };

export interface WhyNot {
  kind: 'unknown' | 'shown' | 'excluded' | 'required' | 'soldOut' | 'noStep' | 'lower';
  /** The question whose answer keeps it out, where one does. */
  question?: string;
  /** Points (thousandths) it is behind the first product that was shown. */
  behind?: number;
  trace?: Contribution[];
  text: string;
}

/** Why a product is not among the results of these answers. */
export const whyNot = (head: Head, pool: Pool, answers: Answers, product: string, locale: Locale): WhyNot => {
  const say = sentences[locale];
  const { said, wish, unmet } = teller(head, answers, locale);
  const card = pool.cards.findIndex((one) => one.id === product);
  if (card < 0) return { kind: 'unknown', text: say.unknown };
  const shelf = poolShelf(pool);
  const { ranking, scored } = rankShelf(head.questions, head.results, shelf, answers);
  const items = ranking.slots.flatMap((slot) => slot.items);
  const trace = traceOf(scored, card);
  if (items.some((item) => item.card === card)) return { kind: 'shown', trace, text: say.shown };
  const routines = head.results.slots.every(
    (slot, index) => slot.kind === 'routine' && !slot.steps.some((_, step) => shelf.fits(index, step, card)),
  );
  const out = exclusions(scored, shelf, head.results, ranking.relaxed).find((one) => one.card === card);
  if (out?.reason === 'soldOut') return { kind: 'soldOut', trace, text: say.soldOut };
  if (out?.reason === 'excluded') {
    const [words = ''] = said(out.question, [out.option]);
    return { kind: 'excluded', question: out.question, trace, text: say.excluded(words) };
  }
  if (out?.reason === 'required') {
    const words = wish(out.question) ? phrases[locale].budget : listed(said(out.question), locale);
    return { kind: 'required', question: out.question, trace, text: say.required(words) };
  }
  if (routines) return { kind: 'noStep', trace, text: say.noStep };
  const behind = (items[0]?.score ?? 0) - (scored.total[card] ?? 0);
  const missing = unmet(trace);
  return { kind: 'lower', behind, trace, text: missing ? say.unmet(missing) : say.lower };
};

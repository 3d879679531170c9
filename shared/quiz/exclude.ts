import type { Answers } from '#shared/model/answer.ts';
import type { Results } from '#shared/model/quiz.ts';
import type { Head, Pool } from './artefact.ts';
import type { Scored } from './parts.ts';
import { choose, poolShelf, type Shelf } from './rank.ts';
import type { Relaxed } from './select.ts';

/** Why a product could not be shown: excluded by an option, short of a requirement, or sold out. */
export type Exclusion =
  | { card: number; product: string; reason: 'excluded'; question: string; option: string }
  | { card: number; product: string; reason: 'required'; question: string }
  | { card: number; product: string; reason: 'soldOut' };

/** The reason for each product that could not be shown; what was let go keeps none out. */
export const exclusions = (
  scored: Scored,
  shelf: Shelf,
  results: Results,
  relaxed: Relaxed[],
): Exclusion[] => {
  const kept = scored.parts.filter(
    (part) => !relaxed.some((one) => !one.slot && one.question === part.question),
  );
  const excluded: Exclusion[] = [];
  for (let card = 0; card < shelf.size; card++) {
    const is = { card, product: shelf.id(card) };
    const ban = scored.bans[card];
    const unmet = kept.find(({ met }) => met && !met[card]);
    if (ban) excluded.push({ ...is, reason: 'excluded', ...ban });
    else if (results.soldOut === 'hide' && !shelf.available(card))
      excluded.push({ ...is, reason: 'soldOut' });
    else if (unmet) excluded.push({ ...is, reason: 'required', question: unmet.question });
  }
  return excluded;
};

/** The exclusions of a published quiz for a set of answers, in the order of its cards. */
export const exclusionsOf = (head: Head, pool: Pool, answers: Answers): Exclusion[] => {
  const shelf = poolShelf(pool);
  const { scored, selection } = choose(head.questions, head.results, shelf, answers);
  return exclusions(scored, shelf, head.results, selection.relaxed);
};

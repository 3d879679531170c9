import type { Answers } from '#shared/model/answer.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { type Walk, walk } from '#shared/quiz/flow.ts';

/** Where the answers lead, and the quiz as it was asked: what to rank and explain with. */
export interface Routed extends Walk {
  head: Head;
  /** Where only some of the questions were asked, the pool that belongs to them. */
  pool?: Pool;
}

/** Which questions are asked, in which order: a function of the answers alone. */
export type Route = (head: Head, answers: Answers) => Routed;

/** As the quiz is written. */
export const listed: Route = (head, answers) => ({ ...walk(head.questions, answers), head });

/** The order of an adaptive quiz, which takes its products to know; of every other one, none but the listed. */
export const loadRoute = async (head: Head, loadPool: () => Promise<Pool>): Promise<Route | undefined> => {
  if (!head.adaptive) return;
  const [{ adaptiveRoute }, pool] = await Promise.all([import('./adaptive.ts'), loadPool()]);
  return adaptiveRoute(head, pool);
};

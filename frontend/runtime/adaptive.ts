import type { Answers } from '#shared/model/answer.ts';
import { adapt } from '#shared/quiz/adapt.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { listed, type Route, type Routed } from './route.ts';

/**
 * Asks next what tells most about which product fits. Another head than the pool was made for is taken as it is
 * written: the editor's preview changes the quiz before its pool follows.
 */
export const adaptiveRoute = (of: Head, pool: Pool): Route => {
  let last: { answers: Answers; routed: Routed } | undefined;
  return (head, answers) => {
    if (head !== of) return listed(head, answers);
    // It is asked for many times a screen, and ranks once a question.
    if (last?.answers !== answers) last = { answers, routed: adapt(head, pool, answers) };
    return last.routed;
  };
};

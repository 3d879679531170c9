import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { answersFromLink } from '#shared/quiz/link.ts';
import { newSession } from './id.ts';
import { restore } from './restore.ts';
import { listed, loadRoute, type Route } from './route.ts';
import type { QuizState } from './state.ts';

/** A result that a link led to. */
export interface Opened {
  state: QuizState;
  /** As the quiz would be asked if what no link holds could be skipped. */
  route: Route;
  /** Takes the link out of the page's address, so that a reload shows what the visitor does from now on. */
  leave(): void;
}

/**
 * Opens the result that the page's address leads to. What the link holds goes through the checks of stored answers.
 * @returns undefined when it leads to no result of this version: the quiz is then taken as ever
 */
export const openResult = async (
  head: Head,
  fragment: string,
  loadPool: () => Promise<Pool>,
): Promise<Opened | undefined> => {
  const answers = answersFromLink(head, fragment);
  if (!answers) return;
  const questions = head.questions.map((question) =>
    answers[question.id]?.kind === 'seen' ? { ...question, required: false } : question,
  );
  const asked = { ...head, questions };
  const way = (await loadRoute(asked, loadPool)) ?? listed;
  const route: Route = (_, given) => way(asked, given);
  const stored = { id: head.quizId, version: head.version, answers, screen: 'results' };
  const kept = JSON.stringify({ ...stored, results: { completedAt: '' } });
  const { state } = restore(asked, kept, newSession(), route);
  if (state.screen !== 'results') return;
  const leave = () => {
    if (location.hash === fragment)
      history.replaceState(history.state, '', location.pathname + location.search);
  };
  return { state: { ...state, results: null }, route, leave };
};

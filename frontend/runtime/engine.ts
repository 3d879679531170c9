import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { loadAdvice } from './Later.tsx';

/** What comes after the first question is on screen. */
export { fields } from './fields/more.tsx';
export { Later } from './Later.tsx';
export { loadRoute } from './route.ts';
export { createSession } from './session.ts';

/** The result that an address leads to, if it is one. */
export const opened = async (head: Head, loadPool: () => Promise<Pool>, fragment = '') => {
  if (head.results.advice) await loadAdvice();
  return fragment.startsWith(`#${head.quizId}=`)
    ? (await import('./opened.ts')).openResult(head, fragment, loadPool)
    : undefined;
};

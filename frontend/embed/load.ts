import type { Head, Pointer, Pool } from '#shared/quiz/artefact.ts';

/** Reads one of a quiz's published files; they are public, so nothing of the visitor's is sent along. */
const read = async <T>(url: string): Promise<T> => {
  const answer = await fetch(url, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
};

/** @returns the published quiz, or null where there is none */
export const loadHead = async (origin: string, quizId: string): Promise<Head | null> => {
  const { version } = await read<Pointer>(`${origin}/q/${quizId}.json`);
  return version === null ? null : read<Head>(`${origin}/q/${quizId}/${version}.json`);
};

export const loadPool = (origin: string, { quizId, version }: Head): Promise<Pool> =>
  read(`${origin}/q/${quizId}/${version}/pool.json`);

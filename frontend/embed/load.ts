import type { Head, LoadedHead, Pointer, Pool } from '#shared/quiz/artefact.ts';

/** How long a file may take, in milliseconds, after which it is offered to ask again. */
const patience = 20_000;

const ask = async <T extends { version?: number | null }>(url: string, version?: number): Promise<T> => {
  const answer = await fetch(url, { credentials: 'omit' });
  const file: T = answer.ok && (await answer.json());
  if (!file || (version && (file.version ?? version) !== version)) throw new Error(url);
  return file;
};

/**
 * Reads one of a quiz's published files; they are public, so nothing of the visitor's is sent along. A page may have a
 * `fetch` of its own that never answers, and listens to no signal either.
 * @throws Error also when it is the file of another version, as a cache gone wrong may have it
 */
const read = <T extends { version?: number | null }>(url: string, version?: number): Promise<T> =>
  new Promise((resolve, reject) => {
    setTimeout(reject, patience);
    ask<T>(url, version).then(resolve, reject);
  });

/** @returns the published quiz, or null where there is none */
export const loadHead = async (origin: string, quizId: string): Promise<LoadedHead | null> => {
  const pointer = await read<Pointer>(`${origin}/q/${quizId}.json`);
  const { version, split } = pointer.split ? (await import('./split.ts')).draw(pointer) : pointer;
  if (version === null) return null;
  const head = await read<Head>(`${origin}/q/${quizId}/${version}.json`, version);
  return split ? { ...head, split: true } : head;
};

export const loadPool = (origin: string, { quizId, version }: Head): Promise<Pool> =>
  read(`${origin}/q/${quizId}/${version}/pool.json`, version);

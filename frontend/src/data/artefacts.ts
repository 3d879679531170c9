import { queryOptions } from '@tanstack/react-query';
import { AppError } from '#shared/errors.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';

/** A file that publishing wrote; null when it is not there. Written by our own engine, so it is not checked again. */
const read = async <Part>(path: string, signal: AbortSignal): Promise<Part | null> => {
  const answer = await fetch(path, { signal, credentials: 'same-origin' });
  if (answer.status === 404 || answer.status === 403) return null;
  if (!answer.ok) throw new AppError('unavailable', '');
  return answer.json();
};

/** The files of a published version, which never change; null when they are gone. */
export const artefactQuery = (quizId: string, version: number) =>
  queryOptions({
    queryKey: ['artefacts', quizId, version],
    queryFn: async ({ signal }) => {
      const [head, pool] = await Promise.all([
        read<Head>(`/q/${quizId}/${version}.json`, signal),
        read<Pool>(`/q/${quizId}/${version}/pool.json`, signal),
      ]);
      return head && pool ? { head, pool } : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

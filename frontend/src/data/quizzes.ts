import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type App, useApp } from '../lib/app.ts';

type Client = App['client'];

export const quizzesQuery = (client: Client, shopId: string) =>
  queryOptions({
    queryKey: ['quizzes', shopId],
    queryFn: ({ signal }) => client.quizzes.list({ params: { shopId }, signal }),
    select: (answer) => answer.quizzes,
  });

/** Reads the list of quizzes again where it is shown, after one of them has changed. */
export const useReadQuizzes = (shopId: string) => {
  const { client } = useApp();
  const queryClient = useQueryClient();
  const { queryKey } = quizzesQuery(client, shopId);
  return () => queryClient.invalidateQueries({ queryKey, exact: true });
};

/** The quiz with its draft. Never read again by itself: the editor owns the draft once it is open. */
export const quizQuery = (client: Client, shopId: string, quizId: string) =>
  queryOptions({
    queryKey: ['quizzes', shopId, quizId],
    queryFn: ({ signal }) => client.quizzes.get({ params: { shopId, quizId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const responsesQuery = (client: Client, shopId: string, quizId: string) =>
  infiniteQueryOptions({
    queryKey: ['quizzes', shopId, quizId, 'responses'],
    queryFn: ({ signal, pageParam }) =>
      client.quizzes.responses({
        params: { shopId, quizId },
        query: { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.cursor,
  });

export const responseQuery = (client: Client, shopId: string, quizId: string, responseId: string) =>
  queryOptions({
    queryKey: ['quizzes', shopId, quizId, 'responses', responseId],
    queryFn: ({ signal }) => client.quizzes.response({ params: { shopId, quizId, responseId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

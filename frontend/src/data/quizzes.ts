import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ResponseFilter } from '#shared/api/quizResponses.ts';
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

export const templatesQuery = (client: Client, shopId: string) =>
  queryOptions({
    queryKey: ['templates', shopId],
    queryFn: ({ signal }) => client.quizzes.templates({ params: { shopId }, signal }),
    select: (answer) => answer.templates,
    staleTime: 60_000,
  });

/** The quiz with its draft. Never read again by itself: the editor owns the draft once it is open. */
export const quizQuery = (client: Client, shopId: string, quizId: string) =>
  queryOptions({
    queryKey: ['quizzes', shopId, quizId],
    queryFn: ({ signal }) => client.quizzes.get({ params: { shopId, quizId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const responsesQuery = (client: Client, shopId: string, quizId: string, filter: ResponseFilter) =>
  infiniteQueryOptions({
    queryKey: ['quizzes', shopId, quizId, 'responses', 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      client.quizzes.responses({
        params: { shopId, quizId },
        query: { ...filter, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) },
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

/** A published version with its quiz, which never changes. */
export const versionQuery = (client: Client, shopId: string, quizId: string, version: number) =>
  queryOptions({
    queryKey: ['quizzes', shopId, quizId, 'versions', version],
    queryFn: ({ signal }) =>
      client.quizzes.version({ params: { shopId, quizId, version: String(version) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const answersQuery = (client: Client, shopId: string, quizId: string) =>
  queryOptions({
    queryKey: ['quizzes', shopId, quizId, 'answers'],
    queryFn: ({ signal }) => client.quizzes.answers({ params: { shopId, quizId }, signal }),
    select: (answer) => answer.responses,
    staleTime: 60_000,
  });

export const versionsQuery = (client: Client, shopId: string, quizId: string) =>
  queryOptions({
    queryKey: ['quizzes', shopId, quizId, 'versions', 'list'],
    queryFn: ({ signal }) => client.quizzes.versions({ params: { shopId, quizId }, signal }),
    select: (answer) => answer.versions,
  });

/** What happened in each version since a day, asked again while somebody looks. */
export const versionCountsQuery = (
  client: Client,
  shopId: string,
  quizId: string,
  from: string,
  to: string,
) =>
  queryOptions({
    queryKey: ['quizzes', shopId, quizId, 'versions', 'counts', from, to],
    queryFn: ({ signal }) =>
      client.analytics.quiz({ params: { shopId, quizId }, query: { from, to }, signal }),
    select: (answer) => answer.versions,
    refetchInterval: 15_000,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Device } from '#shared/model/event.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { App } from '../lib/app.ts';

type Client = App['client'];

/** Which sessions figures are about; without a period, those of the last 30 days. */
export interface ReportFilter {
  from?: string | undefined;
  to?: string | undefined;
  locale?: Locale | undefined;
  device?: Device | undefined;
  version?: number | undefined;
}

// Figures change with every visit, and are as well a minute later.
const staleTime = 60_000;

/** What happened in all quizzes of a shop. */
export const shopReportQuery = (client: Client, shopId: string, filter: ReportFilter = {}) => {
  const { version: _, ...query } = filter;
  return queryOptions({
    queryKey: ['analytics', shopId, query],
    queryFn: ({ signal }) => client.analytics.shop({ params: { shopId }, query, signal }),
    staleTime,
    placeholderData: keepPreviousData,
  });
};

/** What happened in one quiz. */
export const quizReportQuery = (client: Client, shopId: string, quizId: string, query: ReportFilter) =>
  queryOptions({
    queryKey: ['analytics', shopId, quizId, query],
    queryFn: ({ signal }) => client.analytics.quiz({ params: { shopId, quizId }, query, signal }),
    staleTime,
    placeholderData: keepPreviousData,
  });

/** How the answers to a quiz are spread; a response does not say on which device it was given. */
export const answersQuery = (client: Client, shopId: string, quizId: string, filter: ReportFilter) => {
  const { device: _, ...query } = filter;
  return queryOptions({
    queryKey: ['analytics', shopId, quizId, 'answers', query],
    queryFn: ({ signal }) => client.analytics.answers({ params: { shopId, quizId }, query, signal }),
    staleTime,
    placeholderData: keepPreviousData,
  });
};

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { App } from '../lib/app.ts';

type Client = App['client'];

interface ContactFilter {
  quizId: string;
  email?: string;
}

/** Contacts with what they allowed, newest first. */
export const contactsQuery = (client: Client, shopId: string, filter: ContactFilter) =>
  infiniteQueryOptions({
    queryKey: ['contacts', shopId, 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      client.contacts.list({
        params: { shopId },
        query: { ...filter, receipts: 'true', ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.cursor,
  });

export const contactQuery = (client: Client, shopId: string, contactId: string) =>
  queryOptions({
    queryKey: ['contacts', shopId, 'one', contactId],
    queryFn: ({ signal }) => client.contacts.get({ params: { shopId, contactId }, signal }),
  });

/** The mails to shoppers that could not be sent lately. */
export const mailFailuresQuery = (client: Client, shopId: string) =>
  queryOptions({
    queryKey: ['contacts', shopId, 'mailFailures'],
    queryFn: ({ signal }) => client.contacts.mailFailures({ params: { shopId }, signal }),
    select: (answer) => answer.failures,
    staleTime: 60_000,
  });

import { queryOptions } from '@tanstack/react-query';
import type { App } from '../lib/app.ts';

type Client = App['client'];

export const accountQuery = (client: Client) =>
  queryOptions({ queryKey: ['account'], queryFn: ({ signal }) => client.account.get({ signal }) });

export const passkeysQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'passkeys'],
    queryFn: ({ signal }) => client.account.passkeys({ signal }),
  });

export const sessionsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => client.account.sessions({ signal }),
    select: (answer) => answer.sessions,
  });

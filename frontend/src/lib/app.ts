import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore } from 'react';
import type { api } from '#shared/api/api.ts';
import type { User } from '#shared/api/identity.ts';
import { AppError } from '#shared/errors.ts';
import type { Client } from './client.ts';
import type { ReadPayload } from './payload.ts';
import type { Session } from './session.ts';

/** What routes and components share: made once in `main.tsx`. */
export interface App {
  client: Client<typeof api>;
  session: Session;
  payload: ReadPayload;
  queryClient: QueryClient;
}

export const AppContext = createContext<App | null>(null);

export const useApp = (): App => {
  const app = use(AppContext);
  if (!app) throw new AppError('internal', 'There is no app around this component.');
  return app;
};

/** The signed-in user, or null. */
export const useUser = (): User | null => {
  const { session } = useApp();
  return useSyncExternalStore(session.onChange, session.user, () => null);
};

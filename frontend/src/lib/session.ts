import type { User } from '#shared/api/identity.ts';

interface SignedIn {
  user: User;
  token: string;
}

/** The session calls of the API. */
export interface SessionCalls {
  me(): Promise<SignedIn | { user: null; token: null }>;
  storeSession(input: { body: { token: string } }): Promise<{ user: User }>;
  logoutSession(): Promise<unknown>;
}

export interface Session {
  /** The signed-in user, or null. */
  user(): User | null;
  /** The bearer token, kept in memory only. */
  token(): string | null;
  /** Loads the session of the cookie, once; later calls answer what is known. */
  load(): Promise<User | null>;
  /**
   * Gets a fresh token; null, and signed out, when the session is over. One request at a time.
   * @throws AppError when that cannot be told now, for example without a connection: nobody is signed out by that
   */
  refresh(): Promise<string | null>;
  /** Turns a fresh sign-in token into the session. Clears the session and passes the error on when that fails. */
  store(token: string): Promise<User>;
  logout(): Promise<void>;
  /** Calls back after every change; answers how to stop that. */
  onChange(listener: () => void): () => void;
}

const signedIn = ({ user, token }: Awaited<ReturnType<SessionCalls['me']>>): SignedIn | null =>
  user && { user, token };

/** Holds who is signed in. User and token are set together and cleared together. */
export const createSession = (calls: SessionCalls): Session => {
  let current: SignedIn | null = null;
  let loaded: Promise<User | null> | null = null;
  let refreshing: Promise<string | null> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: typeof current) => {
    const same = JSON.stringify(next?.user) === JSON.stringify(current?.user);
    current = next;
    if (!same) for (const listener of listeners) listener();
  };
  const fetchCurrent = async () => {
    try {
      set(signedIn(await calls.me()));
    } catch (error) {
      console.error('No session', error);
      set(null);
    }
    return current;
  };
  const fetchToken = async () => {
    set(signedIn(await calls.me()));
    return current?.token ?? null;
  };

  return {
    user: () => current?.user ?? null,
    token: () => current?.token ?? null,
    load: () => {
      loaded ??= fetchCurrent().then((found) => found?.user ?? null);
      return loaded.then(() => current?.user ?? null);
    },
    refresh: () => {
      refreshing ??= fetchToken().finally(() => {
        refreshing = null;
      });
      return refreshing;
    },
    store: async (token) => {
      try {
        const { user } = await calls.storeSession({ body: { token } });
        set({ user, token });
        return user;
      } catch (error) {
        set(null);
        throw error;
      }
    },
    logout: async () => {
      await calls.logoutSession();
      set(null);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

import { useApp } from '../../lib/app.ts';

/** Signs in and stores the session. */
export const useSignIn = () => {
  const { client, session } = useApp();
  return async (email: string, password: string) => {
    const { token } = await client.identity.login({ body: { email, password } });
    await session.store(token);
  };
};

import * as z from 'zod';
import { identity } from '#shared/api/identity.ts';
import { type ApiClient, CallFault } from './client.ts';

export const demoMerchant = { email: 'demo@recommend.example', password: 'recommend-demo-2026' };

const messagesSchema = z.array(z.object({ text: z.string() }));

const codeFrom = async (mailOrigin: string): Promise<string> => {
  const address = `${mailOrigin}/messages?to=${encodeURIComponent(demoMerchant.email)}`;
  const messages = messagesSchema.parse(await (await fetch(address)).json());
  const code = messages.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined);
  if (!code)
    throw new Error(`No confirmation code was mailed to ${demoMerchant.email}. Look at ${mailOrigin}.`);
  return code;
};

const signIn = async (client: ApiClient): Promise<string | null> => {
  try {
    return (await client.call(identity.login, { body: demoMerchant })).data.token;
  } catch (error) {
    if (error instanceof CallFault && error.status < 500) return null;
    throw error;
  }
};

const register = async (client: ApiClient, mailOrigin: string): Promise<void> => {
  await client.call(identity.register, {
    body: { ...demoMerchant, firstName: 'Demo', lastName: 'Merchant', locale: 'en' },
  });
  await client.call(identity.confirm, {
    body: { ...demoMerchant, code: await codeFrom(mailOrigin) },
  });
};

/**
 * Signs the demo merchant in; registers it first, with the mailed code, when that fails.
 * @returns a bearer token, and the cookies of the session to end with `leave`
 */
export const enter = async (
  client: ApiClient,
  mailOrigin: string,
): Promise<{ token: string; cookies: string }> => {
  let token = await signIn(client);
  if (token === null) {
    await register(client, mailOrigin);
    token = (await client.call(identity.login, { body: demoMerchant })).data.token;
  }
  const { cookies } = await client.call(identity.storeSession, { body: { token } });
  return { token, cookies };
};

export const leave = async (client: ApiClient, cookies: string): Promise<void> => {
  await client.call(identity.logoutSession, { cookies });
};

import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';
import { localeSchema } from '#shared/model/locale.ts';
import { credentialSchema, requestOptionsSchema } from './passkey.ts';
import { route } from './route.ts';

const email = z.email('must be an e-mail address').max(254).toLowerCase();
/** Cognito's policy in the stack asks the same. */
const password = z.string().min(10, 'must have at least 10 characters').max(128);
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'must be the 6 digits from the mail');
const none = z.undefined();

const userSchema = z.object({
  id: idSchema('user'),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type User = z.infer<typeof userSchema>;

const token = z.string().min(20).max(4096);

/**
 * The sign-in routes. None tells whether an e-mail address is known: register, resend and forgot-password
 * answer the same for every address.
 */
export const identity = {
  register: route({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Register; a code is mailed',
    body: z.object({
      email,
      password,
      firstName: z.string().trim().min(1).max(100),
      lastName: z.string().trim().min(1).max(100),
      locale: localeSchema,
      /** From the cookies `_fprom_tid` and `_fprom_ref`. */
      referral: z
        .object({ trackingId: z.string().max(200).optional(), referralCode: z.string().max(200).optional() })
        .optional(),
    }),
    response: none,
    status: 202,
  }),
  confirm: route({
    method: 'POST',
    path: '/api/auth/confirm',
    access: 'public',
    summary: 'Confirm the address with the mailed code; the password holds from then on',
    body: z.object({ email, code, password }),
    response: none,
    status: 204,
  }),
  resend: route({
    method: 'POST',
    path: '/api/auth/resend',
    access: 'public',
    summary: 'Mail a new confirmation code',
    body: z.object({ email }),
    response: none,
    status: 202,
  }),
  login: route({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in; the token is then stored as a session',
    body: z.object({ email, password: z.string().min(1).max(128) }),
    response: z.object({ token }),
  }),
  askPasskey: route({
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'public',
    summary: 'What a passkey must sign to sign in; an address without one is answered alike',
    body: z.object({ email }),
    response: z.object({ session: z.string(), options: requestOptionsSchema }),
  }),
  loginByPasskey: route({
    method: 'POST',
    path: '/api/auth/passkey/login',
    access: 'public',
    summary: 'Sign in with what a passkey signed; the token is then stored as a session',
    body: z.object({ email, session: z.string().min(1).max(8192), credential: credentialSchema }),
    response: z.object({ token }),
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Mail a code to set a new password',
    body: z.object({ email }),
    response: none,
    status: 202,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with the mailed code',
    body: z.object({ email, code, password }),
    response: none,
    status: 204,
  }),
  storeSession: route({
    method: 'POST',
    path: '/auth/store-session',
    access: 'public',
    summary: 'Turn a fresh sign-in token into a session cookie',
    body: z.object({ token }),
    response: z.object({ user: userSchema }),
  }),
  logoutSession: route({
    method: 'POST',
    path: '/auth/logout-session',
    access: 'public',
    summary: 'End the session',
    response: none,
    status: 204,
  }),
  me: route({
    method: 'GET',
    path: '/auth/me',
    access: 'public',
    summary: 'The signed-in user and a fresh token; both null when nobody is signed in',
    response: z.union([z.object({ user: userSchema, token }), z.object({ user: z.null(), token: z.null() })]),
  }),
};

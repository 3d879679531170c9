import * as z from 'zod';
import { localeSchema } from '#shared/model/locale.ts';
import { identity } from './identity.ts';
import { creationOptionsSchema, credentialSchema, passkeySchema } from './passkey.ts';
import { route } from './route.ts';

const time = z.iso.datetime();
const none = z.undefined();
const { email, firstName, lastName, password: newPassword } = identity.register.body.shape;
const { code } = identity.confirm.body.shape;
/** The one that is held now: asked again before what cannot be undone. */
const { password } = identity.login.body.shape;

const accountSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Of the mails we send. */
  locale: localeSchema,
  /** Whether the owner of an account is mailed when its responses run out; the app tells it in any case. */
  usageMails: z.boolean(),
});

const sessionSchema = z.object({
  /** What the browser called itself when it signed in. */
  agent: z.string(),
  startedAt: time,
  /** The session of the browser that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof sessionSchema>;

/** What signed-in users do with their own account. */
export const account = {
  get: route({
    method: 'GET',
    path: '/api/account',
    access: 'user',
    summary: 'Who is signed in, and the language of our mails',
    response: accountSchema,
  }),
  change: route({
    method: 'PUT',
    path: '/api/account',
    access: 'user',
    summary: 'Change the name and the language of our mails',
    body: z.object({ firstName, lastName, locale: localeSchema }),
    response: accountSchema,
  }),
  changeMails: route({
    method: 'PUT',
    path: '/api/account/mails',
    access: 'user',
    summary: 'Choose which mails come; those about the safety of the account always do',
    body: z.object({ usageMails: z.boolean() }),
    response: accountSchema,
  }),
  changeEmail: route({
    method: 'POST',
    path: '/api/account/email',
    access: 'user',
    summary: 'Mail a code to another address, to sign in with it from then on',
    body: z.object({ email, password }),
    response: none,
    status: 202,
  }),
  confirmEmail: route({
    method: 'POST',
    path: '/api/account/email/confirm',
    access: 'user',
    summary: 'Confirm the other address with its code; the one before is told',
    body: z.object({ code }),
    response: none,
    status: 204,
  }),
  changePassword: route({
    method: 'POST',
    path: '/api/account/password',
    access: 'user',
    summary: 'Set another password; every other session ends',
    body: z.object({ password, newPassword }),
    response: none,
    status: 204,
  }),
  sessions: route({
    method: 'GET',
    path: '/api/account/sessions',
    access: 'user',
    summary: 'Where the user is signed in, newest first',
    response: z.object({ sessions: z.array(sessionSchema) }),
  }),
  endSessions: route({
    method: 'POST',
    path: '/api/account/sessions/end',
    access: 'user',
    summary: 'Sign out everywhere else, at once',
    response: none,
    status: 204,
  }),
  passkeys: route({
    method: 'GET',
    path: '/api/account/passkeys',
    access: 'user',
    summary: 'The passkeys that open the account, newest first',
    response: z.object({
      /** Passkeys belong to a domain: a deployment without one of its own has none. */
      possible: z.boolean(),
      passkeys: z.array(passkeySchema),
    }),
  }),
  startPasskey: route({
    method: 'POST',
    path: '/api/account/passkeys/start',
    access: 'user',
    summary: 'What the browser needs to make a passkey',
    body: z.object({ password }),
    response: z.object({ options: creationOptionsSchema }),
  }),
  addPasskey: route({
    method: 'POST',
    path: '/api/account/passkeys',
    access: 'user',
    summary: 'Keep a passkey that was made; the address is told',
    body: z.object({ credential: credentialSchema }),
    response: none,
    status: 204,
  }),
  removePasskey: route({
    method: 'POST',
    path: '/api/account/passkeys/remove',
    access: 'user',
    summary: 'Forget a passkey; nothing is signed in with it any more',
    body: z.object({ id: credentialSchema.shape.id }),
    response: none,
    status: 204,
  }),
  remove: route({
    method: 'POST',
    path: '/api/account/delete',
    access: 'user',
    summary: 'Delete the user, and every account that nobody else owns, with all that is in it',
    body: z.object({
      password,
      /** The own address, typed: nobody does this by mistake. */
      email,
    }),
    response: none,
    status: 202,
  }),
};

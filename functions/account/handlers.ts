import type { Handlers } from '#functions/lib/call.ts';
import { sessionCookie } from '#functions/lib/session-cookie.ts';
import type { account } from '#shared/api/account.ts';
import { changeEmail, confirmEmail } from './email.ts';
import { addPasskey, listPasskeys, type PasskeyDeps, removePasskey, startPasskey } from './passkeys.ts';
import { changePassword } from './password.ts';
import { changeAccount, getAccount } from './profile.ts';
import { removeAccount } from './remove.ts';
import { endOthers, listSessions } from './sessions.ts';

/** What signed-in users do with their own account, one function a route. */
export const accountHandlers = (deps: PasskeyDeps): Handlers<typeof account> => ({
  get: ({ user }) => getAccount(deps.db, user),
  change: ({ user, body }) => changeAccount(deps.db, user, body),
  changeMails: ({ user, body }) => changeAccount(deps.db, user, body),
  changeEmail: ({ user, body }) => changeEmail(deps, user, body),
  confirmEmail: ({ user, body }) => confirmEmail(deps, user, body.code),
  changePassword: ({ user, body, cookies, log }) =>
    changePassword(deps, user, body, cookies.get(sessionCookie), log),
  sessions: async ({ user, cookies }) => ({
    sessions: await listSessions(deps, user, cookies.get(sessionCookie)),
  }),
  endSessions: ({ user, cookies, log }) => endOthers(deps, user, cookies.get(sessionCookie), log),
  passkeys: ({ token }) => listPasskeys(deps, token),
  startPasskey: ({ user, token, body }) => startPasskey(deps, user, token, body.password),
  addPasskey: ({ user, token, body }) => addPasskey(deps, user, token, body.credential),
  removePasskey: ({ token, body }) => removePasskey(deps, token, body.id),
  remove: ({ user, body, log }) => removeAccount(deps, user, body, log),
});

import type { Handlers } from '#functions/lib/call.ts';
import { clearSession, refuseOtherSites, sessionCookie, setSession } from '#functions/lib/session-cookie.ts';
import type { identity } from '#shared/api/identity.ts';
import { askPasskey, loginByPasskey, type PasskeyDeps } from './passkeys.ts';
import { currentUser, endSession, login, sessionSeconds, storeSession } from './session.ts';
import { register, type SignUpDeps } from './sign-up.ts';

/** The sign-in routes, one function each. */
export const identityHandlers = (deps: PasskeyDeps & SignUpDeps): Handlers<typeof identity> => ({
  register: ({ body, log }) => register(deps, body, log),
  confirm: ({ body }) => deps.provider.confirm(body.email, body.code, body.password),
  resend: async ({ body }) => {
    await deps.provider.resendCode(body.email);
  },
  login: async ({ body }) => ({ token: await login(deps, body.email, body.password) }),
  askPasskey: ({ body }) => askPasskey(deps, body),
  loginByPasskey: async ({ body }) => ({ token: await loginByPasskey(deps, body) }),
  forgotPassword: ({ body }) => deps.provider.forgotPassword(body.email),
  resetPassword: ({ body }) => deps.provider.resetPassword(body.email, body.code, body.password),

  storeSession: async ({ body, from, cookies, userAgent, setCookie, log }) => {
    refuseOtherSites(from, deps.appOrigin);
    // The browser's session before this one ends also when the new one does not come about: nobody shall go on as
    // somebody else than they just tried to be.
    await endSession(deps, cookies.get(sessionCookie), log);
    const { user, cookie } = await storeSession(deps, body.token, userAgent);
    setCookie(setSession(cookie, sessionSeconds));
    return { user };
  },

  logoutSession: async ({ from, cookies, setCookie, log }) => {
    refuseOtherSites(from, deps.appOrigin);
    await endSession(deps, cookies.get(sessionCookie), log);
    setCookie(clearSession);
  },

  me: async ({ cookies, setCookie }) => {
    const cookie = cookies.get(sessionCookie);
    const current = await currentUser(deps, cookie);
    if (!current) return { user: null, token: null };
    const { user, token, extended } = current;
    if (extended && cookie) setCookie(setSession(cookie, sessionSeconds));
    return { user, token };
  },
});

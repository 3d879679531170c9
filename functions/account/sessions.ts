import type { User } from '#functions/lib/call.ts';
import { hashOf } from '#functions/lib/cipher.ts';
import type { Logger } from '#functions/lib/logger.ts';
import { toSeconds } from '#functions/lib/system.ts';
import type { AccountSession } from '#shared/api/account.ts';
import type { AccountDeps } from './profile.ts';

const hashed = (cookie: string | undefined): string => (cookie ? hashOf(cookie) : '');

async function read({ db, system }: AccountDeps, subject: string) {
  const { data } = await db.session.query.sessionsByUser({ subject }).go({ pages: 'all', order: 'desc' });
  return data.filter(({ expiresAt }) => expiresAt > toSeconds(system.now()));
}

/** Where a user is signed in, newest first. @param cookie of the browser that asks */
export async function listSessions(
  deps: AccountDeps,
  { subject }: User,
  cookie: string | undefined,
): Promise<AccountSession[]> {
  const own = hashed(cookie);
  return (await read(deps, subject)).map(({ agent = '', startedAt, cookieHash }) => ({
    agent,
    startedAt,
    current: cookieHash === own,
  }));
}

async function end(deps: AccountDeps, cookieHash: string, log: Logger): Promise<void> {
  const { data } = await deps.db.session.delete({ cookieHash }).go({ response: 'all_old' });
  if (!data?.refreshToken) return;
  const refreshToken = await deps.cipher.open(data.refreshToken, cookieHash);
  // The session is gone already; what is left at the provider opens nothing here.
  await deps.provider
    .revoke(refreshToken)
    .catch((error: unknown) => log.error('a refresh token was not revoked', { error }));
}

/**
 * Ends every session of a user but one, with their tokens, at once: tokens given out before are refused from now on,
 * also those that nobody stored.
 * @param cookie of the session to keep; none when left out
 */
export async function endOthers(
  deps: AccountDeps,
  { subject }: Pick<User, 'subject'>,
  cookie: string | undefined,
  log: Logger,
): Promise<void> {
  const own = hashed(cookie);
  const now = toSeconds(deps.system.now());
  const sessions = await read(deps, subject);
  if (sessions.some(({ cookieHash }) => cookieHash === own)) {
    // Its token is refused too: it gets another one by its refresh token.
    await deps.db.session.patch({ cookieHash: own }).set({ keptFrom: now, accessEndsAt: 0 }).go();
  }
  await deps.db.user.patch({ subject }).set({ tokensFrom: now }).go();
  const others = sessions.filter(({ cookieHash }) => cookieHash !== own);
  await Promise.all(others.map(({ cookieHash }) => end(deps, cookieHash, log)));
}

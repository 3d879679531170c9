import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import { type Cipher, hashOf } from '#functions/lib/cipher.ts';
import type { Logger } from '#functions/lib/logger.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';
import type {
  IdentityProvider,
  Tokens,
  VerifiedToken,
  VerifyToken,
} from '#functions/ports/identity/identity.ts';
import type { User } from '#shared/api/identity.ts';
import { Refusal } from '#shared/refusal.ts';
import { ensureUser, findUser } from './user.ts';

export const sessionSeconds = 30 * 24 * 3600;
/** A session is extended at most this often, so that not every page load writes. */
const extendAfter = 24 * 3600;
const grantSeconds = 10 * 60;
/** A token with less left than this is exchanged, so that no call is refused halfway through a page. */
const renewBefore = 5 * 60;

export interface SessionDeps {
  db: Db;
  provider: IdentityProvider;
  verify: VerifyToken;
  cipher: Cipher;
  system: System;
}

const signInAgain = () => new Refusal('unauthorized', 'Sign in again.');

async function verified({ verify }: SessionDeps, token: string): Promise<VerifiedToken> {
  const claims = await verify(token);
  if (!claims) throw signInAgain();
  return claims;
}

/** Signs in by the password. The refresh token stays here, under a grant that only the token given out can take, once. */
export async function login(deps: SessionDeps, email: string, password: string): Promise<string> {
  return grant(deps, await deps.provider.signIn(email, password));
}

/** Keeps what a sign-in gave until its session is stored. @returns the token to store it with */
export async function grant(deps: SessionDeps, { accessToken, refreshToken }: Tokens): Promise<string> {
  const { tokenId } = await verified(deps, accessToken);
  const tokenHash = hashOf(tokenId);
  await deps.db.loginGrant
    .put({
      tokenHash,
      refreshToken: await deps.cipher.seal(refreshToken, tokenHash),
      expiresAt: toSeconds(deps.system.now()) + grantSeconds,
    })
    .go();
  return accessToken;
}

/** Takes the grant of a token: the refresh token. @throws AppError unauthorized when it was taken, or is over */
async function takeGrant({ db, cipher, system }: SessionDeps, tokenId: string): Promise<string> {
  const tokenHash = hashOf(tokenId);
  const grant = db.loginGrant.remove({ tokenHash }).go({ response: 'all_old' });
  const { data } = await grant.catch((error: unknown) => {
    // Somebody else took it at the same moment, or there never was one.
    if (conditionFailed(error)) return { data: null };
    throw error;
  });
  const { refreshToken, expiresAt } = data ?? {};
  if (!refreshToken || !expiresAt || expiresAt <= toSeconds(system.now())) throw signInAgain();
  return cipher.open(refreshToken, tokenHash);
}

/**
 * Turns the token of a fresh sign-in into a session.
 * @param agent what the browser calls itself, to tell sessions apart
 * @returns the user, and the cookie's value, which is kept nowhere
 */
export async function storeSession(
  deps: SessionDeps,
  token: string,
  agent = '',
): Promise<{ user: User; cookie: string }> {
  const { subject, tokenId, issuedAt, endsAt } = await verified(deps, token);
  const { data: known } = await deps.db.user.get({ subject }).go({ consistent: true });
  if (known?.tokensFrom !== undefined && issuedAt < known.tokensFrom) throw signInAgain();
  const refreshToken = await takeGrant(deps, tokenId);
  const user = await ensureUser(deps, subject, token);
  const cookie = deps.system.newSecret();
  const cookieHash = hashOf(cookie);
  await deps.db.session
    .put({
      cookieHash,
      subject,
      refreshToken: await deps.cipher.seal(refreshToken, cookieHash),
      accessToken: await deps.cipher.seal(token, cookieHash),
      accessEndsAt: endsAt,
      startedAt: deps.system.now().toISOString(),
      ...(agent ? { agent: agent.slice(0, 300) } : {}),
      expiresAt: toSeconds(deps.system.now()) + sessionSeconds,
    })
    .go();
  return { user, cookie };
}

type Session = NonNullable<Awaited<ReturnType<typeof readSession>>>;

async function readSession({ db, system }: SessionDeps, cookie: string | undefined) {
  if (!cookie) return null;
  const { data } = await db.session.get({ cookieHash: hashOf(cookie) }).go({ consistent: true });
  return data && data.expiresAt > toSeconds(system.now()) ? data : null;
}

/** Changes a session. @returns false when it has ended in the meantime */
async function change(
  { db }: SessionDeps,
  cookieHash: string,
  to: Partial<Pick<Session, 'accessToken' | 'accessEndsAt' | 'expiresAt'>>,
): Promise<boolean> {
  try {
    await db.session.patch({ cookieHash }).set(to).go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/** A token good for some minutes at least; null when the provider gives none any more, or the session has ended. */
async function freshToken(deps: SessionDeps, session: Session): Promise<string | null> {
  const { db, cipher, provider, system } = deps;
  const { cookieHash } = session;
  if (session.accessEndsAt - toSeconds(system.now()) > renewBefore) {
    return cipher.open(session.accessToken, cookieHash);
  }
  const token = await provider.refresh(await cipher.open(session.refreshToken, cookieHash));
  const claims = token && (await deps.verify(token));
  if (!claims) {
    await db.session.delete({ cookieHash }).go();
    return null;
  }
  const accessToken = await cipher.seal(token, cookieHash);
  const kept = await change(deps, cookieHash, { accessToken, accessEndsAt: claims.endsAt });
  return kept ? token : null;
}

/** True when the user signed out everywhere after this session began, and it was not the one to be kept. */
async function signedOut(
  { db }: SessionDeps,
  { subject, startedAt, keptFrom = 0 }: Session,
): Promise<boolean> {
  const { data } = await db.user.get({ subject }).go({ consistent: true });
  const from = data?.tokensFrom ?? 0;
  return keptFrom < from && toSeconds(new Date(startedAt)) < from;
}

/**
 * The signed-in user with a token that is good for some minutes at least; null when nobody is signed in.
 * @returns `extended` when the session goes on longer and the browser should be told
 */
export async function currentUser(
  deps: SessionDeps,
  cookie: string | undefined,
): Promise<{ user: User; token: string; extended: boolean } | null> {
  const session = await readSession(deps, cookie);
  if (!session || (await signedOut(deps, session))) return null;
  const token = await freshToken(deps, session);
  const user = token && (await findUser(deps.db, session.subject));
  if (!user) return null;
  const expiresAt = toSeconds(deps.system.now()) + sessionSeconds;
  const extended = expiresAt - session.expiresAt > extendAfter;
  if (extended && !(await change(deps, session.cookieHash, { expiresAt }))) return null;
  return { user, token, extended };
}

/** Has a session's newest token refused from now on; the one before it has some minutes left at most. */
async function endToken({ db, cipher, verify }: SessionDeps, sealed: string, cookieHash: string) {
  const claims = await verify(await cipher.open(sealed, cookieHash));
  if (!claims) return;
  await db.endedToken.put({ tokenHash: hashOf(claims.tokenId), expiresAt: claims.endsAt }).go();
}

/** Ends a session with its tokens, here and at the provider. Without one, nothing happens. */
export async function endSession(deps: SessionDeps, cookie: string | undefined, log: Logger): Promise<void> {
  if (!cookie) return;
  const cookieHash = hashOf(cookie);
  const { data } = await deps.db.session.delete({ cookieHash }).go({ response: 'all_old' });
  if (!data?.refreshToken) return;
  if (data.accessToken) await endToken(deps, data.accessToken, cookieHash);
  const refreshToken = await deps.cipher.open(data.refreshToken, cookieHash);
  // The session is gone already; what is left at the provider ends by itself.
  await deps.provider
    .revoke(refreshToken)
    .catch((error: unknown) => log.error('a refresh token was not revoked', { error }));
}

import type { User } from '#functions/lib/call.ts';
import { post } from '#functions/lib/post.ts';
import type { PasskeyProvider } from '#functions/ports/identity/identity.ts';
import type { account as contract } from '#shared/api/account.ts';
import type { Credential } from '#shared/api/passkey.ts';
import type { Reply } from '#shared/api/route.ts';
import { Refusal } from '#shared/refusal.ts';
import { passkeyMail } from './mails.ts';
import { type AccountDeps, prove, stored } from './profile.ts';

export interface PasskeyDeps extends AccountDeps {
  passkeys: PasskeyProvider;
  /** What passkeys belong to; empty where there are none. */
  passkeyDomain: string;
}

function orNone({ passkeyDomain }: PasskeyDeps): void {
  if (!passkeyDomain)
    throw new Refusal('not_found', 'There are no passkeys here. Sign in with the password.');
}

/** The passkeys of whom a token is. */
export async function listPasskeys(
  deps: PasskeyDeps,
  token: string,
): Promise<Reply<typeof contract.passkeys>> {
  const possible = deps.passkeyDomain !== '';
  return { possible, passkeys: possible ? await deps.passkeys.passkeys(token) : [] };
}

/**
 * Asks for a passkey. The password is proved first: a passkey opens the account long after the session that made it.
 * @throws AppError invalid, too_many
 */
export async function startPasskey(deps: PasskeyDeps, user: User, token: string, password: string) {
  orNone(deps);
  const { email } = await stored(deps.db, user);
  await prove(deps, email, password);
  return { options: await deps.passkeys.startPasskey(token) };
}

/** Keeps a passkey and tells its owner. @throws AppError invalid, too_many */
export async function addPasskey(deps: PasskeyDeps, user: User, token: string, credential: Credential) {
  orNone(deps);
  const { email, locale } = await stored(deps.db, user);
  await deps.passkeys.addPasskey(token, credential);
  await post(deps, passkeyMail(email, locale));
}

/** Forgets a passkey. */
export async function removePasskey(deps: PasskeyDeps, token: string, id: string): Promise<void> {
  orNone(deps);
  await deps.passkeys.removePasskey(token, id);
}

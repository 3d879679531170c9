import type { PasskeyProvider } from '#functions/ports/identity/identity.ts';
import type { identity as contract } from '#shared/api/identity.ts';
import type { Body, Reply } from '#shared/api/route.ts';
import { Refusal } from '#shared/refusal.ts';
import { grant, type SessionDeps } from './session.ts';

export interface PasskeyDeps extends SessionDeps {
  passkeys: PasskeyProvider;
  /** What passkeys belong to; empty where there are none. */
  passkeyDomain: string;
}

/** Longer than what the provider gives, so that the length tells nothing. */
const sessionLength = 3000;

const refused = () =>
  new Refusal('unauthorized', 'No passkey was found for this address. Sign in with the password.');

/**
 * What a passkey must sign. An address without one gets the same, about a key that does not exist: the key's name
 * follows from the address, so that asking twice tells nothing either.
 */
export async function askPasskey(
  deps: PasskeyDeps,
  { email }: Body<typeof contract.askPasskey>,
): Promise<Reply<typeof contract.askPasskey>> {
  const { passkeyDomain: rpId, cipher, system } = deps;
  if (!rpId) throw refused();
  const asked = await deps.passkeys.askPasskey(email);
  const session = await cipher.seal((asked?.session ?? '').padEnd(sessionLength), email);
  if (asked) {
    const { challenge, allowCredentials } = asked.options;
    const known = allowCredentials.map(({ type, id }) => ({ type, id }));
    return { session, options: { challenge, rpId, userVerification: 'preferred', allowCredentials: known } };
  }
  const id = (await cipher.digest(`passkey of ${email}`)).toString('base64url');
  const allowCredentials = [{ type: 'public-key' as const, id }];
  const challenge = system.newSecret();
  return { session, options: { challenge, rpId, userVerification: 'preferred', allowCredentials } };
}

/** Signs in with what a passkey signed, as `login` does with a password. @throws AppError unauthorized */
export async function loginByPasskey(
  deps: PasskeyDeps,
  { email, session, credential }: Body<typeof contract.loginByPasskey>,
): Promise<string> {
  // What was not sealed here, or for another address, is as good as none.
  const asked = (await deps.cipher.open(session, email).catch(() => '')).trimEnd();
  const tokens = asked && (await deps.passkeys.signInByPasskey(email, asked, credential));
  if (!tokens) throw refused();
  return grant(deps, tokens);
}

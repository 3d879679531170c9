import type { Credential, Passkey, RequestOptions } from '#shared/api/passkey.ts';

/** What a sign-in gives. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** Holds who may sign in, and their passwords. Faults of the caller are thrown as AppError. */
export interface IdentityProvider {
  /** Mails a code. `exists` when the address is taken, confirmed or not. */
  signUp(person: Person & { password: string }): Promise<{ subject: string } | 'exists'>;
  /** `sent` also for an unknown address or one that was mailed too often; `confirmed` when nothing is left to confirm. */
  resendCode(email: string): Promise<'sent' | 'confirmed'>;
  /**
   * Confirms an address and sets the password: whoever reads its mail decides, not who registered it first.
   * @throws AppError invalid
   */
  confirm(email: string, code: string, password: string): Promise<void>;
  /** @throws AppError unauthorized, also when the address is not confirmed yet */
  signIn(email: string, password: string): Promise<Tokens>;
  /** Mails a code when the address is known; says nothing when it is not. */
  forgotPassword(email: string): Promise<void>;
  /** @throws AppError invalid */
  resetPassword(email: string, code: string, password: string): Promise<void>;
  person(accessToken: string): Promise<Person>;
  /** A fresh access token; null when the refresh token is no longer good. */
  refresh(refreshToken: string): Promise<string | null>;
  revoke(refreshToken: string): Promise<void>;
  /** Sets a password, without the one before. @throws AppError invalid for one that is too easy to guess */
  setPassword(subject: string, password: string): Promise<void>;
  /** Changes the address that somebody signs in with; it counts as confirmed. @throws AppError conflict */
  setEmail(subject: string, email: string): Promise<void>;
  /** Takes somebody out for good; one who is not there stays so. */
  removeUser(subject: string): Promise<void>;
}

/** Sign-in by a key that a device keeps (Web Authentication, Level 3), beside the password. */
export interface PasskeyProvider {
  /** Null when nobody with this address has a passkey. */
  askPasskey(email: string): Promise<{ session: string; options: RequestOptions } | null>;
  /** @param session of `askPasskey` @returns null when it was not signed with a passkey of this address */
  signInByPasskey(email: string, session: string, credential: Credential): Promise<Tokens | null>;
  /** @returns the options for the browser @throws AppError too_many */
  startPasskey(accessToken: string): Promise<Record<string, unknown>>;
  /** @throws AppError invalid when it was made for something else, too long ago, or twice */
  addPasskey(accessToken: string, credential: Credential): Promise<void>;
  passkeys(accessToken: string): Promise<Passkey[]>;
  /** One that is not there stays so. */
  removePasskey(accessToken: string, id: string): Promise<void>;
}

export interface VerifiedToken {
  subject: string;
  /** The token's own id. */
  tokenId: string;
  /** Seconds since 1970. */
  issuedAt: number;
  /** Seconds since 1970. */
  endsAt: number;
}

/** Checks an access token; null when it is forged, over, of another kind or for somebody else's client. */
export type VerifyToken = (token: string) => Promise<VerifiedToken | null>;

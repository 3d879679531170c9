import { CognitoIdentityProviderServiceException as CognitoFault } from '@aws-sdk/client-cognito-identity-provider';
import type { AppError } from '#shared/errors.ts';
import { Refusal, type Told } from '#shared/refusal.ts';

/** Maps names of Cognito's exceptions to what is told to the caller. */
type Faults = Record<string, (cause: CognitoFault) => AppError>;

const tooMany = (cause: CognitoFault) =>
  new Refusal('too_many', 'There were too many tries. Wait a few minutes and try again.', { cause });

const always: Faults = {
  TooManyRequestsException: tooMany,
  LimitExceededException: tooMany,
  TooManyFailedAttemptsException: tooMany,
};

const field = (path: string, message: Told) => (cause: CognitoFault) =>
  new Refusal('invalid', message, { issues: [{ path, message }], cause });

const weakPassword = field('password', 'Choose another password: this one is too easy to guess.');
const wrongCode = field('code', 'The code is wrong or too old. Check it, or ask for a new one.');

/** The same answer for a wrong code and for an unknown address. */
export const codeFaults: Faults = {
  CodeMismatchException: wrongCode,
  ExpiredCodeException: wrongCode,
  UserNotFoundException: wrongCode,
  NotAuthorizedException: wrongCode,
  InvalidParameterException: wrongCode,
  AliasExistsException: wrongCode,
  InvalidPasswordException: weakPassword,
};

export const signUpFaults: Faults = {
  InvalidPasswordException: weakPassword,
  InvalidParameterException: field('email', 'This e-mail address cannot be used. Check it.'),
};

export const passwordFaults: Faults = { InvalidPasswordException: weakPassword };

export const emailFaults: Faults = {
  AliasExistsException: (cause) =>
    new Refusal('conflict', 'This address has an account of its own. Use another one.', { cause }),
};

const wrongSignIn = (cause: CognitoFault) =>
  new Refusal(
    'unauthorized',
    'The e-mail address or the password is wrong, or the address is not confirmed yet. Check both and try again.',
    { cause },
  );

/**
 * The same answer for an address that is not confirmed: whoever registers somebody's address and then signs in
 * would learn from another answer that it had not been known.
 */
export const signInFaults: Faults = {
  NotAuthorizedException: wrongSignIn,
  UserNotFoundException: wrongSignIn,
  InvalidPasswordException: wrongSignIn,
  UserNotConfirmedException: wrongSignIn,
  PasswordResetRequiredException: (cause) =>
    new Refusal('forbidden', 'Set a new password first: choose "Forgot password".', { cause }),
};

const passkeyUnmade = (cause: CognitoFault) =>
  new Refusal('invalid', 'This passkey could not be kept. Make it again.', { cause });

/** What may go wrong between asking for a passkey and keeping it. */
export const passkeyFaults: Faults = {
  WebAuthnChallengeNotFoundException: passkeyUnmade,
  WebAuthnClientMismatchException: passkeyUnmade,
  WebAuthnCredentialNotSupportedException: passkeyUnmade,
  WebAuthnOriginNotAllowedException: passkeyUnmade,
  WebAuthnRelyingPartyMismatchException: passkeyUnmade,
  InvalidParameterException: passkeyUnmade,
  LimitExceededException: (cause) =>
    new Refusal('too_many', 'There are as many passkeys as an account can have. Remove one first.', {
      cause,
    }),
};

function translated(faults: Faults, error: unknown): unknown {
  if (!(error instanceof CognitoFault)) return error;
  const translate = faults[error.name] ?? always[error.name];
  return translate ? translate(error) : error;
}

/** Runs a call and translates the faults that are the caller's; everything else goes on as it is. */
export async function translating<T>(faults: Faults, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translated(faults, error);
  }
}

/** True when the error is one of the named exceptions of Cognito. */
export const isFault = (error: unknown, ...names: string[]): boolean =>
  error instanceof CognitoFault && names.includes(error.name);

/**
 * Swallows what would tell that an address is known, or that it is not: Cognito counts the mails of known
 * addresses only.
 * @throws everything else, as what the caller is told where there is such a thing
 */
export function hushKnown(error: unknown): void {
  if (isFault(error, 'UserNotFoundException', 'NotAuthorizedException', 'LimitExceededException')) return;
  throw translated({}, error);
}

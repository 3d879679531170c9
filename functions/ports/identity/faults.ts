import { CognitoIdentityProviderServiceException as CognitoFault } from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '#shared/errors.ts';

/** Maps names of Cognito's exceptions to what is told to the caller. */
type Faults = Record<string, (cause: CognitoFault) => AppError>;

const tooMany = (cause: CognitoFault) =>
  new AppError('too_many', 'There were too many tries. Wait a few minutes and try again.', { cause });

const always: Faults = {
  TooManyRequestsException: tooMany,
  LimitExceededException: tooMany,
  TooManyFailedAttemptsException: tooMany,
};

const field = (path: string, message: string) => (cause: CognitoFault) =>
  new AppError('invalid', message, { issues: [{ path, message }], cause });

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

const wrongSignIn = (cause: CognitoFault) =>
  new AppError('unauthorized', 'The e-mail address or the password is wrong.', { cause });

export const signInFaults: Faults = {
  NotAuthorizedException: wrongSignIn,
  UserNotFoundException: wrongSignIn,
  InvalidPasswordException: wrongSignIn,
  UserNotConfirmedException: (cause) =>
    new AppError('forbidden', 'Confirm your e-mail address first, with the code we mailed you.', { cause }),
  PasswordResetRequiredException: (cause) =>
    new AppError('forbidden', 'Set a new password first: choose "Forgot password".', { cause }),
};

/** Runs a call and translates the faults that are the caller's; everything else goes on as it is. */
export async function translating<T>(faults: Faults, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const translate = error instanceof CognitoFault ? (faults[error.name] ?? always[error.name]) : undefined;
    throw translate && error instanceof CognitoFault ? translate(error) : error;
  }
}

/** True when the error is one of the named exceptions of Cognito. */
export const isFault = (error: unknown, ...names: string[]): boolean =>
  error instanceof CognitoFault && names.includes(error.name);

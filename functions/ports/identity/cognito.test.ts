import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { cognitoIdentity } from './cognito.ts';

const client = mockClient(CognitoIdentityProviderClient);
const identity = cognitoIdentity(
  { userPoolId: 'pool', clientId: 'client' },
  new CognitoIdentityProviderClient({ region: 'eu-west-1' }),
);
const fault = (name: string) =>
  new CognitoIdentityProviderServiceException({ name, $fault: 'client', $metadata: {}, message: name });
const person = { email: 'a@b.nl', password: 'long enough', firstName: 'Ann', lastName: 'Lee' };

beforeEach(() => client.reset());

describe('sign-up', () => {
  it('names the subject, and the person to Cognito', async () => {
    client.on(SignUpCommand).resolves({ UserSub: 'sub-1', UserConfirmed: false });
    expect(await identity.signUp(person)).toEqual({ subject: 'sub-1' });
    expect(client.commandCalls(SignUpCommand)[0]?.args[0].input).toMatchObject({
      ClientId: 'client',
      Username: 'a@b.nl',
      UserAttributes: expect.arrayContaining([{ Name: 'given_name', Value: 'Ann' }]),
    });
  });

  it('says that an address is taken without an error', async () => {
    client.on(SignUpCommand).rejects(fault('UsernameExistsException'));
    expect(await identity.signUp(person)).toBe('exists');
  });

  it('names the field of a password that Cognito refuses', async () => {
    client.on(SignUpCommand).rejects(fault('InvalidPasswordException'));
    await expect(identity.signUp(person)).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'password' }],
    });
  });

  it.each([
    ['InvalidParameterException', 'confirmed'],
    ['UserNotFoundException', 'sent'],
    ['LimitExceededException', 'sent'],
  ])('resends: %s means %s', async (name, outcome) => {
    client.on(ResendConfirmationCodeCommand).rejects(fault(name));
    expect(await identity.resendCode('a@b.nl')).toBe(outcome);
  });

  it('gives the address the password that came with the code, and only with the right code', async () => {
    client.on(ConfirmSignUpCommand).rejectsOnce(fault('CodeMismatchException')).resolves({});
    client.on(AdminSetUserPasswordCommand).resolves({});
    await expect(identity.confirm('a@b.nl', '000000', 'my own words')).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(client.commandCalls(AdminSetUserPasswordCommand)).toHaveLength(0);
    await identity.confirm('a@b.nl', '123456', 'my own words');
    expect(client.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'pool',
      Username: 'a@b.nl',
      Password: 'my own words',
      Permanent: true,
    });
  });

  it('answers the same for a wrong code, an old one and an unknown address', async () => {
    const answers = new Set<string>();
    for (const name of ['CodeMismatchException', 'ExpiredCodeException', 'UserNotFoundException']) {
      client.on(ConfirmSignUpCommand).rejects(fault(name));
      const error: Error = await identity
        .confirm('a@b.nl', '123456', 'my own words')
        .catch((thrown) => thrown);
      expect(error).toMatchObject({ code: 'invalid', issues: [{ path: 'code' }] });
      answers.add(error.message);
    }
    expect(answers.size).toBe(1);
  });
});

describe('sign-in', () => {
  it('answers the same for a wrong password, an unknown address and one that is not confirmed', async () => {
    const answers = new Set<string>();
    const names = ['NotAuthorizedException', 'UserNotFoundException', 'InvalidPasswordException'];
    for (const name of [...names, 'UserNotConfirmedException']) {
      client.on(InitiateAuthCommand).rejects(fault(name));
      const error: Error = await identity.signIn('a@b.nl', 'x').catch((thrown) => thrown);
      expect(error).toMatchObject({ code: 'unauthorized' });
      answers.add(error.message);
    }
    expect(answers.size).toBe(1);
  });

  it.each([
    ['PasswordResetRequiredException', 'forbidden'],
    ['TooManyRequestsException', 'too_many'],
  ])('maps %s to %s', async (name, code) => {
    client.on(InitiateAuthCommand).rejects(fault(name));
    await expect(identity.signIn('a@b.nl', 'x')).rejects.toMatchObject({ code });
  });

  it('reads who a token belongs to', async () => {
    client.on(GetUserCommand).resolves({
      Username: 'u',
      UserAttributes: [
        { Name: 'email', Value: 'a@b.nl' },
        { Name: 'family_name', Value: 'Lee' },
      ],
    });
    expect(await identity.person('token')).toEqual({ email: 'a@b.nl', firstName: '', lastName: 'Lee' });
  });

  it('gives null for a refresh token that is no longer good, and an outage as it is', async () => {
    client.on(InitiateAuthCommand).rejects(fault('NotAuthorizedException'));
    expect(await identity.refresh('r')).toBeNull();
    client.on(InitiateAuthCommand).rejects(fault('InternalErrorException'));
    await expect(identity.refresh('r')).rejects.toThrow('InternalErrorException');
  });
});

it.each(['UserNotFoundException', 'InvalidParameterException', 'LimitExceededException'])(
  'a forgotten password says nothing of %s',
  async (name) => {
    client.on(ForgotPasswordCommand).rejects(fault(name));
    await expect(identity.forgotPassword('a@b.nl')).resolves.toBeUndefined();
  },
);

it('too many calls of all together are told as that, whatever the address', async () => {
  client.on(ForgotPasswordCommand).rejects(fault('TooManyRequestsException'));
  client.on(ResendConfirmationCodeCommand).rejects(fault('TooManyRequestsException'));
  await expect(identity.forgotPassword('a@b.nl')).rejects.toMatchObject({ code: 'too_many' });
  await expect(identity.resendCode('a@b.nl')).rejects.toMatchObject({ code: 'too_many' });
});

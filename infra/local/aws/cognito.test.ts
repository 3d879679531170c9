import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailbox, type Mailbox } from '../mailbox.ts';
import { type Listening, listenOnLoopback } from '../net.ts';
import { openStore, type Store } from '../store.ts';
import { type Resource, resolveStack } from '../template.ts';
import { cognitoService } from './cognito.ts';
import { awsHandler } from './server.ts';

const resource = (Type: string, Properties: Record<string, unknown> = {}): Resource => ({
  Type,
  Properties,
  Metadata: {},
});

const template = {
  Parameters: {},
  Resources: {
    Users: resource('AWS::Cognito::UserPool', {
      AutoVerifiedAttributes: ['email'],
      UsernameAttributes: ['email'],
      Policies: { PasswordPolicy: { MinimumLength: 10 } },
      WebAuthnRelyingPartyID: 'localhost',
      VerificationMessageTemplate: { EmailSubject: 'Code', EmailMessage: 'It is {####}.' },
    }),
    App: resource('AWS::Cognito::UserPoolClient', {
      UserPoolId: { Ref: 'Users' },
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_USER_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 43_200,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      PreventUserExistenceErrors: 'ENABLED',
    }),
  },
};

const email = 'merchant@shop.example';
const password = 'correct horse';

let folder: string;
let store: Store;
let mailbox: Mailbox;
let server: Listening;
let ClientId: string;
let client: CognitoIdentityProviderClient;

async function open(): Promise<void> {
  store = openStore(folder);
  mailbox = createMailbox(store);
  const stack = resolveStack(template, { endpoint: 'http://issuer', stackName: 'Test', parameters: {} });
  ClientId = stack.ref('App');
  const service = await cognitoService({ store, stack, endpoint: 'http://issuer', mailbox });
  const handler = awsHandler({ services: { 'cognito-idp': service }, callers: new Map(), report: () => {} });
  server = await listenOnLoopback(handler, 0);
  client = new CognitoIdentityProviderClient({
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${server.port}`,
    maxAttempts: 1,
  });
}

async function close(): Promise<void> {
  await server.close();
  store.close();
}

const lastCode = (): string => /\d{6}/.exec(mailbox.list(email)[0]?.text ?? '')?.[0] ?? '';
const signUp = () => client.send(new SignUpCommand({ ClientId, Username: email, Password: password }));
const confirm = (code: string) =>
  client.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code }));
const signIn = (PASSWORD = password, USERNAME = email) =>
  client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );
const refresh = (token = '') =>
  client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: token },
    }),
  );

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'recommend-'));
  await open();
});

afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

describe('the user pool', () => {
  it('mails a code, and only the last one confirms', async () => {
    await signUp();
    const first = lastCode();
    expect(mailbox.list(email)[0]).toMatchObject({ subject: 'Code', text: `It is ${first}.` });
    await expect(signIn()).rejects.toMatchObject({ name: 'UserNotConfirmedException' });
    await client.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    await confirm(lastCode());
    expect((await signIn()).AuthenticationResult?.AccessToken).toMatch(/^ey/);
    expect(mailbox.list(email)).toHaveLength(2);
  });

  it('answers a wrong password and an unknown address alike, as AWS does', async () => {
    await signUp();
    await confirm(lastCode());
    const wrong = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
    await expect(signIn('another horse')).rejects.toMatchObject(wrong);
    await expect(signIn(password, 'nobody@shop.example')).rejects.toMatchObject(wrong);
    const asked = client.send(new ForgotPasswordCommand({ ClientId, Username: 'nobody@shop.example' }));
    await expect(asked).resolves.toHaveProperty('CodeDeliveryDetails');
    expect(mailbox.list('nobody@shop.example')).toEqual([]);
  });

  it('holds to the password policy of the template', async () => {
    const short = client.send(new SignUpCommand({ ClientId, Username: email, Password: 'short' }));
    await expect(short).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  });

  it('sets a new password with a mailed code', async () => {
    await signUp();
    await confirm(lastCode());
    await client.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    const Password = 'battery staple';
    const reset = new ConfirmForgotPasswordCommand({
      ClientId,
      Username: email,
      ConfirmationCode: lastCode(),
      Password,
    });
    await client.send(reset);
    await expect(signIn()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(signIn(Password)).resolves.toHaveProperty('AuthenticationResult');
  });

  it('keeps people and sessions over a restart, until a session is revoked', async () => {
    await signUp();
    await confirm(lastCode());
    const token = (await signIn()).AuthenticationResult?.RefreshToken;
    await close();
    await open();
    expect((await refresh(token)).AuthenticationResult?.AccessToken).toMatch(/^ey/);
    await client.send(new RevokeTokenCommand({ ClientId, Token: token }));
    await expect(refresh(token)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});

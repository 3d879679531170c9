import { randomInt } from 'node:crypto';
import publicKey from 'cognito-local/lib/keys/cognitoLocal.public.json' with { type: 'json' };
import { Router } from 'cognito-local/lib/server/Router.js';
import { DateClock } from 'cognito-local/lib/services/clock.js';
import { CognitoServiceImpl } from 'cognito-local/lib/services/cognitoService.js';
import { MessagesService } from 'cognito-local/lib/services/messages.js';
import { JwtTokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import { UserPoolServiceFactoryImpl } from 'cognito-local/lib/services/userPoolService.js';
import * as z from 'zod';
import type { Mailbox } from '../mailbox.ts';
import type { Store } from '../store.ts';
import type { Stack } from '../template.ts';
import { type Holder, keptPasskeySchema, passkeyOperations } from './cognito-passkeys.ts';
import { cognitoStore } from './cognito-store.ts';
import { type AwsCall, AwsError, type AwsService, json } from './server.ts';

const poolSchema = z.object({
  AutoVerifiedAttributes: z.array(z.string()),
  UsernameAttributes: z.array(z.string()),
  Policies: z.object({ PasswordPolicy: z.object({ MinimumLength: z.number() }) }),
  WebAuthnRelyingPartyID: z.string(),
  VerificationMessageTemplate: z.object({ EmailSubject: z.string(), EmailMessage: z.string() }),
});
const clientSchema = z.object({
  UserPoolId: z.string(),
  ExplicitAuthFlows: z.array(z.string()),
  AccessTokenValidity: z.number(),
  IdTokenValidity: z.number(),
  RefreshTokenValidity: z.number(),
  TokenValidityUnits: z.record(z.string(), z.string()),
  PreventUserExistenceErrors: z.literal('ENABLED'),
});

type Services = Parameters<typeof Router>[0];
type Pool = Awaited<ReturnType<Services['cognito']['getUserPool']>>;
type Context = Parameters<Services['cognito']['listUserPools']>[0];

/** cognito-local logs what it is asked, passwords included; nothing of that is kept. */
const silent = () => {};
const logger = { debug: silent, info: silent, warn: silent, error: silent, child: () => logger };
const context = { logger } as unknown as Context;

const noTriggers = { enabled: () => false } as unknown as Services['triggers'];
const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const inputSchema = z.looseObject({
  ClientId: z.string().optional(),
  Username: z.string().default(''),
  Password: z.string().optional(),
  AuthFlow: z.string().optional(),
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string().optional() })).default([]),
});
type Input = z.infer<typeof inputSchema>;

interface Options {
  store: Store;
  stack: Stack;
  endpoint: string;
  mailbox: Mailbox;
}

/** Passkeys are kept with the user, so that they go with the user. */
async function holderOf(pool: Pool, username: string): Promise<Holder | null> {
  const user = await pool.getUserByUsername(context, username);
  if (user?.UserStatus !== 'CONFIRMED') return null;
  const kept: unknown = 'Passkeys' in user ? user.Passkeys : [];
  return {
    name: user.Username,
    email: user.Attributes.find(({ Name }) => Name === 'email')?.Value ?? '',
    passkeys: keptPasskeySchema.array().parse(kept),
    save: (Passkeys) => pool.saveUser(context, Object.assign({ ...user }, { Passkeys })),
  };
}

/** What cognito-local gives after a password, for who came without one. */
async function tokensFor(
  { cognito, tokenGenerator }: Services,
  pool: Pool,
  username: string,
): Promise<unknown> {
  const user = await pool.getUserByUsername(context, username);
  const { ClientId } = (await cognito.listAppClients(context, pool.options.Id))[0] ?? {};
  const client = ClientId && (await cognito.getAppClient(context, ClientId));
  if (!user || !client) throw new Error('The pool has no such user, or no client.');
  const tokens = await tokenGenerator.generate(context, user, [], client, undefined, 'Authentication');
  await pool.storeRefreshToken(context, tokens.RefreshToken, user);
  return tokens;
}

/** The pool and the clients of the template, in cognito-local, with mails that go to the mailbox. */
async function start({ store, stack, endpoint, mailbox }: Options) {
  const [pool] = stack.list('AWS::Cognito::UserPool', poolSchema);
  if (!pool) throw new Error('The template has no user pool.');
  const { EmailSubject, EmailMessage } = pool.props.VerificationMessageTemplate;
  const clock = new DateClock();
  const stores = cognitoStore(store);
  const clients = await stores.create(context, 'clients', { Clients: {} });
  const cognito = new CognitoServiceImpl('', clients, {}, new UserPoolServiceFactoryImpl(clock, stores));
  // Its start reads pools from files of its own; here the template says which there are.
  Object.assign(cognito, { userPools: [] });
  const messages = new MessagesService(noTriggers, {
    deliver: async (_context, _user, details, message) => {
      mailbox.deliver({
        to: details.Destination,
        subject: EmailSubject,
        text: EmailMessage.replace('{####}', message.__code ?? ''),
      });
    },
  });
  const services: Services = {
    clock,
    cognito,
    messages,
    otp: sixDigits,
    triggers: noTriggers,
    tokenGenerator: new JwtTokenGenerator(clock, noTriggers, { IssuerDomain: endpoint }),
    config: { UserPoolDefaults: pool.props } as unknown as Services['config'],
  };
  const options = { ...pool.props, Id: stack.ref(pool.id) } as unknown as Pool['options'];
  await cognito.createUserPool(context, options);
  const running = await cognito.getUserPool(context, stack.ref(pool.id));
  await running.updateOptions(context, { ...running.options, ...options });
  for (const client of stack.list('AWS::Cognito::UserPoolClient', clientSchema)) {
    const settings = { ...client.props, ClientId: stack.ref(client.id), ClientName: client.id };
    await running.saveAppClient(context, settings as unknown as Parameters<Pool['saveAppClient']>[1]);
  }
  const flows = stack.list('AWS::Cognito::UserPoolClient', clientSchema)[0]?.props.ExplicitAuthFlows ?? [];
  const passkeys = passkeyOperations({
    rpId: pool.props.WebAuthnRelyingPartyID,
    find: (username) => holderOf(running, username),
    tokens: (username) => tokensFor(services, running, username),
  });
  const minimumLength = pool.props.Policies.PasswordPolicy.MinimumLength;
  return { services, pool: running, flows, minimumLength, passkeys };
}

type Running = Awaited<ReturnType<typeof start>>;

const codeDetails = (destination: string) => ({
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: destination },
});

/** Missing in cognito-local. Answers the same for an unknown address, as AWS does for a client of this kind. */
async function resendCode({ services, pool }: Running, input: Input): Promise<unknown> {
  const user = await pool.getUserByUsername(context, input.Username);
  if (!user) return codeDetails(input.Username);
  if (user.UserStatus === 'CONFIRMED') {
    throw new AwsError('InvalidParameterException', 'User is already confirmed.');
  }
  const code = sixDigits();
  const { CodeDeliveryDetails } = codeDetails(input.Username);
  await services.messages.deliver(
    context,
    'ResendCode',
    input.ClientId ?? null,
    pool.options.Id,
    user,
    code,
    undefined,
    CodeDeliveryDetails as Parameters<typeof services.messages.deliver>[7],
  );
  await pool.saveUser(context, { ...user, ConfirmationCode: code });
  return { CodeDeliveryDetails };
}

const wrongSignIn = ['InvalidPasswordException', 'UserNotFoundException', 'NotAuthorizedException'];

/** What AWS answers where cognito-local tells more: it says the same for a wrong password and an unknown address. */
const asAws = (flow: string | undefined, code: string, message: string): AwsError =>
  flow === 'USER_PASSWORD_AUTH' && wrongSignIn.includes(code)
    ? new AwsError('NotAuthorizedException', 'Incorrect username or password.')
    : new AwsError(code, message);

/** cognito-local gives one address to two people; AWS does not. */
async function refuseTaken({ pool }: Running, { Username, UserAttributes }: Input): Promise<void> {
  const email = UserAttributes.find(({ Name }) => Name === 'email')?.Value;
  const holder = email === undefined ? null : await pool.getUserByUsername(context, email);
  const changed = await pool.getUserByUsername(context, Username);
  if (holder && holder.Username !== changed?.Username) {
    throw new AwsError('AliasExistsException', 'An account with the given email already exists.');
  }
}

async function answer(running: Running, operation: string, input: Input): Promise<unknown> {
  if (operation === 'ResendConfirmationCode') return resendCode(running, input);
  if (operation === 'InitiateAuth' && !running.flows.includes(`ALLOW_${input.AuthFlow}`)) {
    throw new AwsError('InvalidParameterException', `${input.AuthFlow} flow not enabled for this client`);
  }
  const byPasskey = await running.passkeys(operation, input);
  if (byPasskey !== undefined) return byPasskey;
  if (input.Password !== undefined && input.Password.length < running.minimumLength) {
    throw new AwsError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    );
  }
  if (operation === 'ForgotPassword' && !(await running.pool.getUserByUsername(context, input.Username))) {
    return codeDetails(input.Username);
  }
  if (operation === 'AdminUpdateUserAttributes') await refuseTaken(running, input);
  try {
    return await Router(running.services)(operation)(context, input);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error) throw asAws(input.AuthFlow, String(error.code), error.message);
    if (/^Unsupported/.test(error.message)) throw new AwsError('NotImplemented', error.message, 501);
    throw error;
  }
}

/** Seconds since 1970, as Cognito writes dates. */
function seconds(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const raw = this[key];
  return raw instanceof Date ? Math.floor(raw.getTime() / 1000) : value;
}

/**
 * Cognito on cognito-local. Its exported server keeps its data in files that a kill can tear and prints its
 * codes, so the parts behind that server are put together here instead.
 */
export async function cognitoService(options: Options): Promise<AwsService> {
  const running = await start(options);
  const jwks = `/${running.pool.options.Id}/.well-known/jwks.json`;
  const poolArn = options.stack.attribute(
    options.stack.list('AWS::Cognito::UserPool', poolSchema)[0]?.id ?? '',
    'Arn',
  );
  return {
    errors: 'json',
    handle: async (call: AwsCall) => {
      if (call.method === 'GET' && call.url.pathname === jwks) return json({ keys: [publicKey.jwk] });
      if (call.headers.authorization?.startsWith('AWS4-')) {
        call.authorize(`cognito-idp:${call.operation}`, poolArn);
      }
      const result = await answer(running, call.operation, inputSchema.parse(call.json()));
      return { ...json({}), body: JSON.stringify(result, seconds) };
    },
  };
}

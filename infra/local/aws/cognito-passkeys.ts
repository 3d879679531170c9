import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { decodeJwt } from 'jose';
import * as z from 'zod';
import { AwsError } from './server.ts';

/** A credential as `toJSON()` of Web Authentication, Level 3, writes it. */
const credentialSchema = z.object({
  id: z.string().min(1),
  response: z.object({
    clientDataJSON: z.base64url(),
    authenticatorData: z.base64url(),
    publicKey: z.base64url().optional(),
    signature: z.base64url().optional(),
  }),
});
type Credential = z.infer<typeof credentialSchema>;

const clientDataSchema = z.object({ type: z.string(), challenge: z.string(), origin: z.url() });

export const keptPasskeySchema = z.object({
  CredentialId: z.string(),
  FriendlyCredentialName: z.string(),
  CreatedAt: z.number(),
  /** SubjectPublicKeyInfo. */
  publicKey: z.string(),
});
type KeptPasskey = z.infer<typeof keptPasskeySchema>;

/** Somebody of the pool, and where their passkeys are kept. */
export interface Holder {
  name: string;
  email: string;
  passkeys: KeptPasskey[];
  save(passkeys: KeptPasskey[]): Promise<void>;
}

interface Options {
  rpId: string;
  find(username: string): Promise<Holder | null>;
  /** The tokens of a sign-in that went well. */
  tokens(username: string): Promise<unknown>;
}

/** As long as Cognito waits. */
const minutes = 3 * 60_000;
/** As many as Cognito keeps for a user. */
const most = 20;
const userPresent = 1;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const bytes = (text: string) => Buffer.from(text, 'base64url');

/** Steps 7 to 16 of "verifying an assertion" that both ceremonies share. @returns what the authenticator signs */
function check({ response }: Credential, kind: string, challenge: string, rpId: string): Buffer {
  const clientData = clientDataSchema.parse(JSON.parse(bytes(response.clientDataJSON).toString()));
  if (clientData.type !== kind || clientData.challenge !== challenge) {
    throw new AwsError('WebAuthnChallengeNotFoundException', 'The challenge was not found.');
  }
  if (new URL(clientData.origin).hostname !== rpId) {
    throw new AwsError('WebAuthnOriginNotAllowedException', 'The origin is not allowed.');
  }
  const authenticator = bytes(response.authenticatorData);
  if (!authenticator.subarray(0, 32).equals(sha256(rpId)) || !((authenticator[32] ?? 0) & userPresent)) {
    throw new AwsError('WebAuthnRelyingPartyMismatchException', 'The relying party does not match.');
  }
  return Buffer.concat([authenticator, sha256(bytes(response.clientDataJSON))]);
}

const inputSchema = z.looseObject({
  AccessToken: z.string().optional(),
  Credential: credentialSchema.optional(),
  CredentialId: z.string().optional(),
  Session: z.string().optional(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
});
export type PasskeyInput = z.infer<typeof inputSchema>;

const refuse = () => new AwsError('NotAuthorizedException', 'Incorrect username or password.');

/**
 * Cognito's sign-in with passkeys, which cognito-local does not have. The browser's own reading of the public key is
 * taken for it, in place of the attestation, which Cognito reads itself.
 * @returns what answers an operation, or undefined for one that has nothing to do with passkeys
 */
export function passkeyOperations({ rpId, find, tokens }: Options) {
  const asked = new Map<string, { challenge: string; until: number }>();
  const ask = (about: string) => {
    const challenge = randomBytes(32).toString('base64url');
    asked.set(about, { challenge, until: Date.now() + minutes });
    return challenge;
  };
  /** A challenge is good for one answer. */
  const answered = (about: string): string => {
    const { challenge, until } = asked.get(about) ?? { challenge: '', until: 0 };
    asked.delete(about);
    if (until < Date.now())
      throw new AwsError('WebAuthnChallengeNotFoundException', 'The challenge was not found.');
    return challenge;
  };
  const owner = async ({ AccessToken = '' }: PasskeyInput): Promise<Holder> => {
    const holder = await find(String(decodeJwt(AccessToken).username));
    if (!holder) throw refuse();
    return holder;
  };
  const named = (name: string, id: string) => `${name} ${id}`;

  /** By their names in the SDK, which begin small. */
  const operations: Record<string, (input: PasskeyInput) => Promise<unknown>> = {
    startWebAuthnRegistration: async (input) => {
      const { name, email, passkeys } = await owner(input);
      if (passkeys.length >= most)
        throw new AwsError('LimitExceededException', 'There are too many passkeys.');
      return {
        CredentialCreationOptions: {
          challenge: ask(named(name, 'create')),
          rp: { id: rpId, name: rpId },
          user: { id: sha256(name).toString('base64url'), name: email, displayName: email },
          pubKeyCredParams: [
            { type: 'public-key', alg: -7 },
            { type: 'public-key', alg: -257 },
          ],
          timeout: minutes,
          excludeCredentials: passkeys.map(({ CredentialId }) => ({ type: 'public-key', id: CredentialId })),
          authenticatorSelection: {
            requireResidentKey: true,
            residentKey: 'required',
            userVerification: 'preferred',
          },
        },
      };
    },
    completeWebAuthnRegistration: async (input) => {
      const { name, passkeys, save } = await owner(input);
      const { Credential: credential } = input;
      const publicKey = credential?.response.publicKey;
      if (!credential || !publicKey)
        throw new AwsError('InvalidParameterException', 'The credential is invalid.');
      check(credential, 'webauthn.create', answered(named(name, 'create')), rpId);
      const made = {
        CredentialId: credential.id,
        FriendlyCredentialName: 'Passkey',
        CreatedAt: Math.floor(Date.now() / 1000),
        publicKey,
      };
      await save([...passkeys, made]);
      return {};
    },
    listWebAuthnCredentials: async (input) => ({
      Credentials: (await owner(input)).passkeys.map(({ publicKey, ...passkey }) => ({
        ...passkey,
        RelyingPartyId: rpId,
        AuthenticatorTransports: [],
      })),
    }),
    deleteWebAuthnCredential: async (input) => {
      const { passkeys, save } = await owner(input);
      const left = passkeys.filter(({ CredentialId }) => CredentialId !== input.CredentialId);
      if (left.length === passkeys.length)
        throw new AwsError('ResourceNotFoundException', 'There is no such one.');
      await save(left);
      return {};
    },
    initiateAuth: async ({ AuthParameters: { USERNAME = '' } }) => {
      const { passkeys = [] } = (await find(USERNAME)) ?? {};
      const Session = randomBytes(600).toString('base64url');
      if (passkeys.length === 0) {
        return { ChallengeName: 'SELECT_CHALLENGE', AvailableChallenges: ['PASSWORD'], Session };
      }
      const options = {
        challenge: ask(named(USERNAME, Session)),
        timeout: minutes,
        rpId,
        allowCredentials: passkeys.map(({ CredentialId }) => ({ type: 'public-key', id: CredentialId })),
        userVerification: 'preferred',
      };
      return {
        ChallengeName: 'WEB_AUTHN',
        ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
        Session,
      };
    },
    respondToAuthChallenge: async ({ Session = '', ChallengeResponses }) => {
      const { USERNAME = '', CREDENTIAL = '{}' } = ChallengeResponses;
      const holder = await find(USERNAME);
      const credential = credentialSchema.parse(JSON.parse(CREDENTIAL));
      const passkey = holder?.passkeys.find(({ CredentialId }) => CredentialId === credential.id);
      const signed = check(credential, 'webauthn.get', answered(named(USERNAME, Session)), rpId);
      if (!holder || !passkey) throw refuse();
      const key = createPublicKey({ key: bytes(passkey.publicKey), format: 'der', type: 'spki' });
      if (!verify('sha256', signed, key, bytes(credential.response.signature ?? ''))) throw refuse();
      return { ChallengeParameters: {}, AuthenticationResult: await tokens(holder.name) };
    },
  };
  return async (name: string, input: unknown): Promise<unknown> => {
    const operation = name.charAt(0).toLowerCase() + name.slice(1);
    const isOurs =
      operation === 'initiateAuth'
        ? (input as { AuthFlow?: unknown }).AuthFlow === 'USER_AUTH'
        : operation in operations;
    if (!isOurs) return undefined;
    try {
      return await operations[operation]?.(inputSchema.parse(input));
    } catch (error) {
      if (error instanceof z.ZodError) throw new AwsError('InvalidParameterException', error.message);
      throw error;
    }
  };
}

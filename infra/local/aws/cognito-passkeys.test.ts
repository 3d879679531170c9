import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Holder, passkeyOperations } from './cognito-passkeys.ts';

const rpId = 'shop.example';
const origin = `https://${rpId}`;
const AccessToken = await new SignJWT({ username: 'u1' })
  .setProtectedHeader({ alg: 'HS256' })
  .sign(new Uint8Array(32));

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
const authenticatorData = (rp = rpId, flags = 5) =>
  Buffer.concat([createHash('sha256').update(rp).digest(), Buffer.from([flags, 0, 0, 0, 1])]);

interface Forged {
  type?: string;
  origin?: string;
  rp?: string;
  flags?: number;
  id?: string;
}

/** What an authenticator and a browser make of a challenge, or what somebody else would. */
const credential = (challenge: string, kind: string, forged: Forged = {}) => {
  const clientData = { type: forged.type ?? kind, challenge, origin: forged.origin ?? origin };
  const clientDataJSON = Buffer.from(JSON.stringify(clientData));
  const authenticator = authenticatorData(forged.rp, forged.flags);
  const signed = Buffer.concat([authenticator, createHash('sha256').update(clientDataJSON).digest()]);
  return {
    id: forged.id ?? 'key-1',
    type: 'public-key',
    response: {
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authenticator.toString('base64url'),
      publicKey: spki,
      signature: sign('sha256', signed, privateKey).toString('base64url'),
    },
  };
};

let holder: Holder;
/** What the operations answer, as far as these tests read it. */
interface Answered {
  CredentialCreationOptions: { challenge: string };
  ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: string };
  Session: string;
}
let run: (operation: string, input: unknown) => Promise<Answered>;
beforeEach(() => {
  holder = {
    name: 'u1',
    email: 'a@b.nl',
    passkeys: [],
    save: async (passkeys) => {
      holder.passkeys = passkeys;
    },
  };
  const operations = passkeyOperations({
    rpId,
    find: async (username) => ([holder.name, holder.email].includes(username) ? holder : null),
    tokens: async (username) => ({ AccessToken: `of ${username}` }),
  });
  run = async (operation, input) => (await operations(operation, input)) as Answered;
});

const add = async (forged?: Forged) => {
  const { CredentialCreationOptions } = await run('StartWebAuthnRegistration', { AccessToken });
  const Credential = credential(CredentialCreationOptions.challenge, 'webauthn.create', forged);
  return run('CompleteWebAuthnRegistration', { AccessToken, Credential });
};
const ask = (USERNAME: string) =>
  run('InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
  });
const answer = async (forged?: Forged, again = false) => {
  const { ChallengeParameters, Session } = await ask('a@b.nl');
  const { challenge } = JSON.parse(ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS);
  const CREDENTIAL = JSON.stringify(credential(challenge, 'webauthn.get', forged));
  const input = { Session, ChallengeResponses: { USERNAME: 'a@b.nl', CREDENTIAL } };
  if (again) await run('RespondToAuthChallenge', input);
  return run('RespondToAuthChallenge', input);
};

describe('passkeys', () => {
  it('sign in who made them, and nobody once they are removed', async () => {
    await add();
    expect(await run('ListWebAuthnCredentials', { AccessToken })).toMatchObject({
      Credentials: [{ CredentialId: 'key-1' }],
    });
    expect(await answer()).toMatchObject({ AuthenticationResult: { AccessToken: 'of u1' } });
    await run('DeleteWebAuthnCredential', { AccessToken, CredentialId: 'key-1' });
    expect(await ask('a@b.nl')).toMatchObject({ ChallengeName: 'SELECT_CHALLENGE' });
  });

  it.each<[string, Forged]>([
    ['made for another page', { origin: 'https://evil.example' }],
    ['made for another relying party', { rp: 'evil.example' }],
    ['made without anybody there', { flags: 0 }],
    ['that only looks', { type: 'webauthn.get' }],
  ])('are not kept when %s', async (_, forged) => {
    await expect(add(forged)).rejects.toThrow();
    expect(holder.passkeys).toEqual([]);
  });

  it.each<[string, Forged]>([
    ['another page', { origin: 'https://evil.example' }],
    ['another relying party', { rp: 'evil.example' }],
    ['nobody there', { flags: 0 }],
    ['the making of one', { type: 'webauthn.create' }],
    ['a key that is not known', { id: 'key-2' }],
  ])('do not sign in for %s', async (_, forged) => {
    await add();
    await expect(answer(forged)).rejects.toThrow();
  });

  it('do not sign in with another key, or twice with one answer', async () => {
    await add();
    await expect(answer({}, true)).rejects.toMatchObject({ code: 'WebAuthnChallengeNotFoundException' });
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;
    const kept = other.export({ format: 'der', type: 'spki' }).toString('base64url');
    holder.passkeys = holder.passkeys.map((passkey) => ({ ...passkey, publicKey: kept }));
    await expect(answer()).rejects.toMatchObject({ code: 'NotAuthorizedException' });
  });

  it('leave other sign-ins alone', async () => {
    expect(await run('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH' })).toBeUndefined();
    expect(await run('SignUp', {})).toBeUndefined();
  });
});

import type { Credential, RequestOptions } from '#shared/api/passkey.ts';

/** True where the browser keeps passkeys, and reads and writes them as JSON (Web Authentication, Level 3). */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype;

/** What a browser says when its user said no, when it has none, and when it has this one already. */
const nothing = ['NotAllowedError', 'AbortError', 'InvalidStateError'];

/** What a browser gave, as JSON; null when there was nothing to give. */
const written = async (asked: Promise<unknown>): Promise<Credential | null> => {
  try {
    const given = await asked;
    return given instanceof PublicKeyCredential ? (given.toJSON() as unknown as Credential) : null;
  } catch (error) {
    if (error instanceof DOMException && nothing.includes(error.name)) return null;
    throw error;
  }
};

/**
 * Has the browser make a passkey.
 * @param options as the identity provider gave them
 * @returns null when the user gave up, or the device has one already
 */
export const makePasskey = (options: Record<string, unknown>): Promise<Credential | null> => {
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return written(
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json) }),
  );
};

/** Has a passkey sign. @returns null when the user gave up, or there is none */
export const signWithPasskey = (options: RequestOptions): Promise<Credential | null> => {
  const json = options as PublicKeyCredentialRequestOptionsJSON;
  return written(
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json) }),
  );
};

import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must be read again but never be readable in the table. */
export interface Cipher {
  /** @param about what the text belongs to; opening needs the same, so a text cannot be moved to another item */
  seal(text: string, about: string): Promise<string>;
  /** @throws Error when the text was not sealed with this secret and `about` */
  open(sealed: string, about: string): Promise<string>;
  /** Bytes that are the same for the same text, and that nobody without the secret can tell from random ones. */
  digest(text: string): Promise<Buffer>;
}

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM under a key derived with HKDF-SHA256 (RFC 5869).
 * @param secret reads the random secret that keys come from; called at first use
 */
export function createCipher(secret: () => Promise<string>): Cipher {
  const derived = async (use: string) => Buffer.from(hkdfSync('sha256', await secret(), '', use, 32));
  const keyOf = () => derived('recommend tokens at rest');

  return {
    async seal(text, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', await keyOf(), nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${version}.${sealed.toString('base64url')}`;
    },
    async open(sealed, about) {
      const [kind, text = ''] = sealed.split('.');
      if (kind !== version) throw new Error('The sealed text has an unknown form.');
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', await keyOf(), bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-tagBytes));
      return (
        decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    async digest(text) {
      return createHmac('sha256', await derived('recommend digests'))
        .update(text)
        .digest();
    },
  };
}

/** The hash under which a random secret is kept; the secret has enough entropy to need no salt. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

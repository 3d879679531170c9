import { timingSafeEqual } from 'node:crypto';
import { hashOf } from '#functions/lib/cipher.ts';
import { toId } from '#shared/model/ids.ts';

/** What the link of an invitation carries: which one it is, and the secret that opens it. */
interface Link {
  accountId: string;
  invitationId: string;
  secret: string;
}

const digitsOf = (id: string): string => id.slice(id.indexOf('_') + 1);

export const writeToken = ({ accountId, invitationId, secret }: Link): string =>
  `${digitsOf(accountId)}${digitsOf(invitationId)}${secret}`;

/** Null when it cannot be one of ours. */
export function readToken(token: string): Link | null {
  const [, account, invitation, secret] = /^([0-9a-f]{32})([0-9a-f]{32})([\w-]{43})$/.exec(token) ?? [];
  if (!account || !invitation || !secret) return null;
  return { accountId: toId('account', account), invitationId: toId('invitation', invitation), secret };
}

/** Compares in the same time whatever differs. */
export const fits = (secret: string, secretHash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(secretHash));

/** After `#`, so that it is in no log, and in no address that a browser tells another site. */
export const linkTo = (origin: string, token: string, prefix: string): string =>
  `${origin}${prefix}/auth/invitation#${token}`;

import { createHmac } from 'node:crypto';

/**
 * What a delivery is signed with: HMAC-SHA256 over the time and the body, in hex, so that neither can be changed and an
 * old delivery cannot be played again.
 * @param at seconds since 1970
 */
export const signatureOf = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

import * as z from 'zod';

export const envSchema = z.object({
  TABLE_NAME: z.string(),
  TOKEN_ISSUER: z.string(),
  USER_POOL_ID: z.string(),
  USER_POOL_CLIENT_ID: z.string(),
  /** What passkeys belong to; empty where there are none. */
  PASSKEY_DOMAIN: z.string(),
  ENCRYPTION_SECRET_ARN: z.string(),
  APP_ORIGIN: z.string(),
  MAIL_FROM: z.string(),
});

import * as z from 'zod';

export const envSchema = z.object({
  TABLE_NAME: z.string(),
  TOKEN_ISSUER: z.string(),
  USER_POOL_CLIENT_ID: z.string(),
  ENCRYPTION_SECRET_ARN: z.string(),
  HOOK_QUEUE_URL: z.string(),
  /** One more origin that webhooks may name, besides public ones; none when empty. */
  OWN_HOOK_ORIGIN: z.string(),
});

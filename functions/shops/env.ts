import * as z from 'zod';

export const envSchema = z.object({
  TABLE_NAME: z.string(),
  TOKEN_ISSUER: z.string(),
  USER_POOL_CLIENT_ID: z.string(),
  SHOPIFY_CLIENT_ID: z.string(),
  SHOPIFY_SECRET_ARN: z.string(),
  ENCRYPTION_SECRET_ARN: z.string(),
  SHOP_URL: z.string(),
  APP_ORIGIN: z.string(),
  SYNC_QUEUE_URL: z.string(),
  ERASE_QUEUE_URL: z.string(),
});

import * as z from 'zod';

export const envSchema = z.object({
  TABLE_NAME: z.string(),
  SHOPIFY_CLIENT_ID: z.string(),
  SHOPIFY_SECRET_ARN: z.string(),
  ENCRYPTION_SECRET_ARN: z.string(),
  SHOP_URL: z.string(),
  SYNC_QUEUE_URL: z.string(),
  REFRESH_QUEUE_URL: z.string(),
});

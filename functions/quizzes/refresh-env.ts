import * as z from 'zod';

export const envSchema = z.object({
  TABLE_NAME: z.string(),
  ARTEFACT_BUCKET: z.string(),
  APP_ORIGIN: z.string(),
  SHOP_URL: z.string(),
  REFRESH_QUEUE_URL: z.string(),
});

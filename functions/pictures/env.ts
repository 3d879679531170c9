import * as z from 'zod';

export const envSchema = z.object({
  TABLE_NAME: z.string(),
  TOKEN_ISSUER: z.string(),
  USER_POOL_CLIENT_ID: z.string(),
  ARTEFACT_BUCKET: z.string(),
  APP_ORIGIN: z.string(),
});

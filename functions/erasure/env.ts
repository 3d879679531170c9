import * as z from 'zod';

export const envSchema = z.object({
  TABLE_NAME: z.string(),
  ARTEFACT_BUCKET: z.string(),
  ERASE_QUEUE_URL: z.string(),
});

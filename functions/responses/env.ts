import * as z from 'zod';

export const envSchema = z.object({
  TABLE_NAME: z.string(),
  ARTEFACT_BUCKET: z.string(),
  EVENT_STREAM_NAME: z.string(),
  MAIL_QUEUE_URL: z.string(),
  HOOK_QUEUE_URL: z.string(),
  APP_ORIGIN: z.string(),
});

import * as z from 'zod';

export const envSchema = z.object({
  TABLE_NAME: z.string(),
  MAIL_QUEUE_URL: z.string(),
  /** Where messages to us are mailed. */
  CONTACT_ADDRESS: z.string(),
});

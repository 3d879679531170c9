import * as z from 'zod';

export const envSchema = z.object({
  TABLE_NAME: z.string(),
  MAIL_FROM: z.string(),
  /** After so many attempts a mail is given up. */
  MAIL_ATTEMPTS: z.coerce.number().int().min(1),
});

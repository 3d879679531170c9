import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';

/** Stands for a shop where a mail is our own. */
export const siteMails = 'site';

/** That a stored mail waits to be sent. */
export const mailMessageSchema = z.object({
  shopId: idSchema('shop').or(z.literal(siteMails)),
  mailId: idSchema('mail'),
});
export type MailMessage = z.infer<typeof mailMessageSchema>;

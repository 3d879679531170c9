import * as z from 'zod';
import { answersSchema } from './answer.ts';
import { isEmail } from './email.ts';
import { idSchema } from './id.ts';
import { localeSchema } from './locale.ts';

/** What a shopper's browser sends to get the results by mail. */
export const sentResultMailSchema = z.object({
  /** Made in the browser (UUIDv7): the same id again mails nothing again. */
  id: idSchema('mail'),
  responseId: idSchema('response'),
  quizId: idSchema('quiz'),
  version: z.int().min(1),
  locale: localeSchema,
  answers: answersSchema,
  email: z.string().trim().refine(isEmail, 'must be an e-mail address'),
  /** Of `mailWording`: what the shopper was told. */
  wordingVersion: z.int().min(1),
});
export type SentResultMail = z.infer<typeof sentResultMailSchema>;

import * as z from 'zod';
import { idSchema } from './id.ts';
import { localeSchema } from './locale.ts';

const time = z.iso.datetime();

/** How somebody can be reached who gave that in a quiz, or asked for their results by mail. */
export const contactSchema = z.object({
  id: idSchema('contact'),
  quizId: idSchema('quiz'),
  version: z.int(),
  /** The completed session that it belongs to. */
  responseId: idSchema('response'),
  source: z.enum(['quiz', 'resultMail']),
  locale: localeSchema,
  email: z.string().optional(),
  phone: z.string().optional(),
  /** Past the plan's limit: address and number are left out. */
  locked: z.literal(true).optional(),
  createdAt: time,
});
export type Contact = z.infer<typeof contactSchema>;

/** What a shopper was asked to allow, in the very words shown, and the choice made. Written once, never changed. */
export const receiptSchema = z.object({
  quizId: idSchema('quiz'),
  version: z.int(),
  responseId: idSchema('response'),
  /** Id of the consent question; `results.mail` for the form on the results page. */
  question: z.string(),
  wording: z.string(),
  wordingVersion: z.int(),
  /** The language of the wording. */
  locale: localeSchema,
  given: z.boolean(),
  /** By the shopper's clock, never after it was received. */
  at: time,
  receivedAt: time,
});
export type Receipt = z.infer<typeof receiptSchema>;

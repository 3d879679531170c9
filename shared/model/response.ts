import * as z from 'zod';
import { adviceSchema } from './advice.ts';
import { answersSchema } from './answer.ts';
import { idSchema } from './id.ts';
import { localeSchema } from './locale.ts';

const time = z.iso.datetime();

/** One recommended product, as the shopper saw it. */
const recommendedSchema = z.object({
  slot: z.string(),
  step: z.string().optional(),
  productId: z.string(),
  title: z.string(),
  image: z.string().optional(),
  /** Cents. */
  price: z.int(),
  currency: z.string(),
  /** The engine's score, in thousandths of a point. */
  score: z.number(),
  reason: z.string(),
});
export type Recommended = z.infer<typeof recommendedSchema>;

/** An answer in words, in the language the shopper read. */
const answeredSchema = z.object({ question: z.string(), title: z.string(), answer: z.string() });

/** A completed session, stored once under its client-made id. The results are the server's own ranking. */
export const responseSchema = z.object({
  id: idSchema('response'),
  quizId: idSchema('quiz'),
  version: z.int(),
  locale: localeSchema,
  answers: answersSchema,
  /** The questions shown, in order, with the answers in words. */
  path: z.array(answeredSchema),
  results: z.array(recommendedSchema),
  /** The version was drawn for the shopper, of two that were live: only such responses compare them fairly. */
  split: z.literal(true).optional(),
  /** Of a quiz that lets the language model put them in order: whether it did. */
  advice: adviceSchema.optional(),
  /** A requirement was let go because nothing was left. */
  relaxed: z.boolean(),
  /** Past the plan's limit: that it exists is told, and not what is in it. */
  locked: z.literal(true).optional(),
  completedAt: time,
  receivedAt: time,
});
export type Response = z.infer<typeof responseSchema>;

export const responseSummarySchema = responseSchema.pick({
  id: true,
  version: true,
  locale: true,
  path: true,
  results: true,
  locked: true,
  completedAt: true,
  receivedAt: true,
});
export type ResponseSummary = z.infer<typeof responseSummarySchema>;

/** What a shopper's browser sends when a quiz is completed. */
export const sentResponseSchema = z.object({
  /** Made in the browser (UUIDv7): the same id again changes nothing. */
  id: idSchema('response'),
  quizId: idSchema('quiz'),
  version: z.int().min(1),
  locale: localeSchema,
  answers: answersSchema,
  /** The version was drawn for the visitor, of two that were live. */
  split: z.literal(true).optional(),
  /** By the shopper's clock; clamped to the time of receipt. */
  completedAt: time,
});
export type SentResponse = z.infer<typeof sentResponseSchema>;

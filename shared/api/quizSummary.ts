import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';
import { quizSchema } from '#shared/model/quiz.ts';

export const quizPath = '/api/shops/{shopId}/quizzes/{quizId}';
/** Largest draft that is taken, in bytes of JSON. */
export const draftBytes = 1_000_000;

export const time = z.iso.datetime();
export const name = z.string().trim().min(1, 'must not be empty').max(120);
export const revision = z.int().min(1);

export const splitSchema = z.object({ version: z.int().min(1), share: z.int().min(1).max(99) });

/** Why a quiz did not go out at its time: its own faults, paths that end in nothing, a test, no products, or its weight. */
export const scheduleFaults = ['faults', 'stuck', 'test', 'products', 'refused'] as const;
export type ScheduleFault = (typeof scheduleFaults)[number];

export const quizSummarySchema = z.object({
  id: idSchema('quiz'),
  name,
  status: z.enum(['draft', 'published', 'unpublished']),
  /** Goes up with every saved change; sent back with the next change, so that nothing is overwritten unseen. */
  revision,
  questionCount: z.int(),
  /** A picture for the list: the first one in the quiz. */
  thumbnail: z.string().optional(),
  publishedVersion: z.int().optional(),
  /** The revision that was published last. */
  publishedRevision: revision.optional(),
  /** Another version that `share` percent of visitors get, to compare the two. */
  split: splitSchema
    .extend({
      /** Absent in comparisons that began before this was noted. */
      startedAt: time.optional(),
    })
    .optional(),
  /** When this revision is published by itself. */
  schedule: z.object({ at: time, revision }).optional(),
  /** That it could not be done, and why. */
  scheduleFault: z.object({ at: time, reason: z.enum(scheduleFaults) }).optional(),
  responseCount: z.int().min(0),
  /** Put away: out of the shop and out of the everyday list. */
  archivedAt: time.optional(),
  createdAt: time,
  updatedAt: time,
});
export type QuizSummary = z.infer<typeof quizSummarySchema>;

/** A quiz with its draft, as the editor loads it. */
export const quizRecordSchema = quizSummarySchema.extend({ draft: quizSchema });
export type QuizRecord = z.infer<typeof quizRecordSchema>;

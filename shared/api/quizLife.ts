import * as z from 'zod';
import { quizSchema } from '#shared/model/quiz.ts';
import type { Unknown } from '#shared/quiz/unknown.ts';
import { draftBytes, name, quizPath, quizRecordSchema, quizSummarySchema } from './quizSummary.ts';
import { route } from './route.ts';

const unknownSchema: z.ZodType<Unknown> = z.object({
  on: z.enum(['product', 'collection']),
  id: z.string(),
  at: z.string(),
});

/** Routes that put quizzes away, bring them back, and copy them. */
export const quizLife = {
  importQuiz: route({
    method: 'POST',
    path: '/api/shops/{shopId}/quizzes/import',
    access: 'merchant',
    role: 'editor',
    summary: 'Make a quiz from an exported one; answers which of its products this shop does not have',
    body: z.object({ name, quiz: quizSchema }),
    maxBody: draftBytes,
    response: quizRecordSchema.extend({
      /** At most 100 of them. */
      unknown: z.array(unknownSchema).max(100),
    }),
    status: 201,
  }),
  duplicate: route({
    method: 'POST',
    path: `${quizPath}/duplicate`,
    access: 'merchant',
    role: 'editor',
    summary: 'Copy the draft into a quiz of its own, without its versions and responses',
    body: z.object({ name }),
    response: quizSummarySchema,
    status: 201,
  }),
  archive: route({
    method: 'POST',
    path: `${quizPath}/archive`,
    access: 'merchant',
    role: 'editor',
    summary: 'Put the quiz away: out of the shop, its versions and responses stay',
    response: quizSummarySchema,
  }),
  unarchive: route({
    method: 'POST',
    path: `${quizPath}/unarchive`,
    access: 'merchant',
    role: 'editor',
    summary: 'Take the quiz out of the archive; it stays out of the shop',
    response: quizSummarySchema,
  }),
  goLive: route({
    method: 'POST',
    path: `${quizPath}/live`,
    access: 'merchant',
    role: 'editor',
    summary: 'Put a published version back into the shop, where none is',
    body: z.object({ version: z.int().min(1) }),
    response: quizSummarySchema,
  }),
};

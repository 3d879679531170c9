import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';
import { quizSchema } from '#shared/model/quiz.ts';
import { responseSchema, responseSummarySchema } from '#shared/model/response.ts';
import { route } from './route.ts';

const time = z.iso.datetime();
const name = z.string().trim().min(1, 'must not be empty').max(120);
const revision = z.int().min(1);

const quizSummarySchema = z.object({
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
  responseCount: z.int().min(0),
  createdAt: time,
  updatedAt: time,
});
export type QuizSummary = z.infer<typeof quizSummarySchema>;

/** A quiz with its draft, as the editor loads it. */
const quizRecordSchema = quizSummarySchema.extend({ draft: quizSchema });
export type QuizRecord = z.infer<typeof quizRecordSchema>;

const quizPath = '/api/shops/{shopId}/quizzes/{quizId}';
const draftBytes = 1_000_000;

export const quizzes = {
  list: route({
    method: 'GET',
    path: '/api/shops/{shopId}/quizzes',
    access: 'merchant',
    summary: 'All quizzes of the shop, newest first',
    response: z.object({ quizzes: z.array(quizSummarySchema) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/shops/{shopId}/quizzes',
    access: 'merchant',
    role: 'editor',
    summary: 'Make a quiz: drafted from the catalogue, or blank',
    body: z.object({
      name: name.optional(),
      from: z.enum(['catalogue', 'blank']),
      /** Draft from these collections only; all products when left out. */
      collections: z.array(z.string().max(64)).max(50).optional(),
      /** What the quiz is for, in the merchant's own words. */
      wish: z.string().trim().max(500).optional(),
    }),
    response: quizRecordSchema.extend({
      /** Who drafted it: the language model, the catalogue's facets, or nobody (blank). */
      draftedBy: z.enum(['model', 'facets', 'blank']),
    }),
    status: 201,
  }),
  get: route({
    method: 'GET',
    path: quizPath,
    access: 'merchant',
    summary: 'A quiz with its draft',
    response: quizRecordSchema,
  }),
  save: route({
    method: 'PUT',
    path: quizPath,
    access: 'merchant',
    role: 'editor',
    summary: 'Save the draft; 409 when it was changed elsewhere since `revision`',
    body: z.object({ revision, name, draft: quizSchema }),
    maxBody: draftBytes,
    response: quizSummarySchema,
  }),
  publish: route({
    method: 'POST',
    path: `${quizPath}/publish`,
    access: 'merchant',
    role: 'editor',
    summary: 'Publish the draft as the next version; 422 with the faults when it cannot go out',
    body: z.object({ revision }),
    response: quizSummarySchema,
  }),
  unpublish: route({
    method: 'POST',
    path: `${quizPath}/unpublish`,
    access: 'merchant',
    role: 'editor',
    summary: 'Take the quiz out of the shop; its versions and responses stay',
    response: quizSummarySchema,
  }),
  remove: route({
    method: 'DELETE',
    path: quizPath,
    access: 'merchant',
    role: 'editor',
    summary: 'Delete the quiz; it can be restored for 30 days',
    response: z.undefined(),
    status: 204,
  }),
  restore: route({
    method: 'POST',
    path: `${quizPath}/restore`,
    access: 'merchant',
    role: 'editor',
    summary: 'Undo a deletion',
    response: quizSummarySchema,
  }),
  responses: route({
    method: 'GET',
    path: `${quizPath}/responses`,
    access: 'merchant',
    summary: 'Responses to the quiz, newest first',
    query: z.object({
      cursor: z.string().max(2000).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ responses: z.array(responseSummarySchema), cursor: z.string().optional() }),
  }),
  response: route({
    method: 'GET',
    path: `${quizPath}/responses/{responseId}`,
    access: 'merchant',
    summary: 'One response with its answers and results',
    response: responseSchema,
  }),
};

import * as z from 'zod';
import { answersSchema } from '#shared/model/answer.ts';
import { idSchema } from '#shared/model/id.ts';
import { quizSchema } from '#shared/model/quiz.ts';
import { useCases } from '#shared/quiz/templates/template.ts';
import { quizLife } from './quizLife.ts';
import { quizMaking } from './quizMaking.ts';
import { quizProofs } from './quizProofs.ts';
import { quizResponses } from './quizResponses.ts';
import {
  draftBytes,
  name,
  quizPath,
  quizRecordSchema,
  quizSummarySchema,
  revision,
  splitSchema,
  time,
} from './quizSummary.ts';
import { route } from './route.ts';

export type { QuizRecord, QuizSummary } from './quizSummary.ts';

const wordingSchema = z.object({ en: z.string(), nl: z.string() });

/** A template, and how much of it the shop's catalogue can answer. */
const fittedTemplateSchema = z.object({
  id: z.string(),
  useCase: z.enum(useCases),
  name: wordingSchema,
  about: wordingSchema,
  /** Products it chooses from. */
  products: z.int().min(0),
  /** Questions that mean something in this catalogue, besides the price; with none it cannot be used. */
  questions: z.int().min(0),
  /** Up to three of the products. */
  pictures: z.array(z.string()).max(3),
});
export type FittedTemplate = z.infer<typeof fittedTemplateSchema>;

/** A published version; who published it by their id. */
const quizVersionSchema = z.object({
  version: z.int(),
  revision,
  publishedAt: time,
  publishedBy: idSchema('user'),
  /** The version that this one is, with the products of a later import. */
  refreshOf: z.int().optional(),
});
export type QuizVersion = z.infer<typeof quizVersionSchema>;

export const quizzes = {
  ...quizMaking,
  ...quizLife,
  ...quizProofs,
  ...quizResponses,
  list: route({
    method: 'GET',
    path: '/api/shops/{shopId}/quizzes',
    access: 'merchant',
    summary: 'All quizzes of the shop, newest first',
    response: z.object({ quizzes: z.array(quizSummarySchema) }),
  }),
  templates: route({
    method: 'GET',
    path: '/api/shops/{shopId}/templates',
    access: 'merchant',
    summary: 'Quizzes for known purposes, those that fit the catalogue best first',
    response: z.object({ templates: z.array(fittedTemplateSchema) }),
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
  schedule: route({
    method: 'PUT',
    path: `${quizPath}/schedule`,
    access: 'merchant',
    role: 'editor',
    summary: 'Publish the draft as it is now at a time; what is changed later does not go out with it',
    body: z.object({
      revision,
      at: time,
      /** What the proof warns of is let through. */
      despite: z.boolean(),
    }),
    response: quizSummarySchema,
  }),
  unschedule: route({
    method: 'DELETE',
    path: `${quizPath}/schedule`,
    access: 'merchant',
    role: 'editor',
    summary: 'Publish at no time, and forget that a schedule failed',
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
  versions: route({
    method: 'GET',
    path: `${quizPath}/versions`,
    access: 'merchant',
    summary: 'The published versions of the quiz, newest first',
    response: z.object({ versions: z.array(quizVersionSchema) }),
  }),
  version: route({
    method: 'GET',
    path: `${quizPath}/versions/{version}`,
    access: 'merchant',
    summary: 'A published version with its quiz',
    response: quizVersionSchema.extend({ quiz: quizSchema }),
  }),
  restoreVersion: route({
    method: 'POST',
    path: `${quizPath}/versions/{version}/restore`,
    access: 'merchant',
    role: 'editor',
    summary: 'Make a version the draft, as a new revision; answers the draft that it replaced, to undo it',
    body: z.object({ revision }),
    response: quizRecordSchema.extend({ replaced: quizSchema }),
  }),
  split: route({
    method: 'PUT',
    path: `${quizPath}/split`,
    access: 'merchant',
    role: 'editor',
    summary: 'Give a share of visitors another published version, to compare it with the live one',
    body: splitSchema,
    response: quizSummarySchema,
  }),
  endSplit: route({
    method: 'DELETE',
    path: `${quizPath}/split`,
    access: 'merchant',
    role: 'editor',
    summary: 'End the comparison; `keep` is the version that stays, the live one when left out',
    query: z.object({ keep: z.coerce.number().int().min(1).optional() }),
    response: quizSummarySchema,
  }),
  missingPage: route({
    method: 'GET',
    path: '/api/public/pages/{locale}/{quizId}',
    access: 'public',
    summary: 'What a browser shows at the page of a quiz that is not there, or not any more',
    response: z.string(),
    status: 404,
    html: true,
  }),
  answers: route({
    method: 'GET',
    path: `${quizPath}/answers`,
    access: 'merchant',
    summary: 'What the last 200 shoppers answered, newest first, to run a draft over it',
    response: z.object({
      responses: z.array(z.object({ id: idSchema('response'), answers: answersSchema })).max(200),
    }),
  }),
};

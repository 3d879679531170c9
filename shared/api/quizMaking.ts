import * as z from 'zod';
import { draftedBy, draftStages, draftWhys } from '#shared/model/drafting.ts';
import { idSchema } from '#shared/model/id.ts';
import { themeSchema } from '#shared/model/theme.ts';
import { name, quizRecordSchema } from './quizSummary.ts';
import { route } from './route.ts';

/** Routes that make a quiz. */
export const quizMaking = {
  create: route({
    method: 'POST',
    path: '/api/shops/{shopId}/quizzes',
    access: 'merchant',
    role: 'editor',
    summary: 'Make a quiz: drafted from the catalogue, from a template, or blank',
    body: z.object({
      /** Made by the browser. The same attempt sent again makes no second quiz, and answers with the first. */
      attemptId: idSchema('attempt').optional(),
      name: name.optional(),
      from: z.enum(['catalogue', 'template', 'blank']),
      /** Id of the template, where it comes from one. The templates themselves are no part of the contract: a page that calls it would carry their texts. */
      template: z.string().max(40).optional(),
      /** Draft from these collections only; all products when left out. */
      collections: z.array(z.string().max(64)).max(50).optional(),
      /** What the quiz is for, in the merchant's own words. */
      wish: z.string().trim().max(500).optional(),
      /** How it looks; as the shop's brand when left out. */
      theme: themeSchema.optional(),
    }),
    response: quizRecordSchema.extend({
      draftedBy: z.enum(draftedBy),
      why: z.enum(draftWhys).optional(),
    }),
    status: 201,
  }),
  attempt: route({
    method: 'GET',
    path: '/api/shops/{shopId}/attempts/{attemptId}',
    access: 'merchant',
    summary: 'How far the making of a quiz has come; `waiting` before it begins',
    response: z.object({
      stage: z.enum(['waiting', ...draftStages, 'done']),
      /** So many products are chosen from, once that is known. */
      products: z.int().min(0).optional(),
      /** Once it is done. */
      quizId: idSchema('quiz').optional(),
    }),
  }),
  cancelAttempt: route({
    method: 'POST',
    path: '/api/shops/{shopId}/attempts/{attemptId}/cancel',
    access: 'merchant',
    role: 'editor',
    summary: 'Make no quiz of an attempt; answers with the quiz where there is one already, which stays',
    response: z.object({ quizId: idSchema('quiz').optional() }),
  }),
};

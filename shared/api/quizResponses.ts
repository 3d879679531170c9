import * as z from 'zod';
import { localeSchema } from '#shared/model/locale.ts';
import { responseSchema, responseSummarySchema } from '#shared/model/response.ts';
import { quizPath, time } from './quizSummary.ts';
import { route } from './route.ts';

/** What narrows a list of responses; what is left out does not. */
const responseFilterSchema = z.object({
  /** Completed at or after this time, and before that one. */
  from: time.optional(),
  to: time.optional(),
  version: z.coerce.number().int().min(1).optional(),
  locale: localeSchema.optional(),
  /** Words of an answer, or of the title of a recommended product. */
  q: z.string().trim().max(120).optional(),
  /** Id of a recommended product. */
  product: z.string().max(64).optional(),
});
export type ResponseFilter = z.infer<typeof responseFilterSchema>;

/** Routes about what shoppers answered, seen by the merchant. */
export const quizResponses = {
  responses: route({
    method: 'GET',
    path: `${quizPath}/responses`,
    access: 'merchant',
    summary:
      'Responses to the quiz, newest first; a page may be short, and only one without a cursor is the last',
    query: responseFilterSchema.extend({
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
  removeResponse: route({
    method: 'DELETE',
    path: `${quizPath}/responses/{responseId}`,
    access: 'merchant',
    role: 'editor',
    summary: "Delete what a shopper answered; it still counts towards the month's responses",
    response: z.undefined(),
    status: 204,
  }),
};

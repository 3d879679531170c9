import * as z from 'zod';
import { type ErrorCode, errorStatus, type Issue } from '#shared/errors.ts';

const issueSchema: z.ZodType<Issue> = z.object({
  path: z.string(),
  message: z.string(),
  code: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  requestId: z.string(),
  issues: z.array(issueSchema).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

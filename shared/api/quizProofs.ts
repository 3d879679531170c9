import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';
import { findingKinds } from '#shared/quiz/findingKinds.ts';
import { time } from './quizSummary.ts';
import { route } from './route.ts';

const count = z.int().min(0);

/** What was proven of a version that is in the shop, with the catalogue of then. */
const liveProofSchema = z.object({
  quizId: idSchema('quiz'),
  version: z.int(),
  provenAt: time,
  /** Whether all ways to answer were looked at; otherwise a sample was. */
  exact: z.boolean(),
  /** The products that some answers lead to. */
  reached: z.array(z.string()),
  /** What was found, by kind; with how many there were when the merchant published it. */
  findings: z.array(z.object({ kind: z.enum(findingKinds), count, atPublish: count })),
});
export type LiveProof = z.infer<typeof liveProofSchema>;

/** Routes about what is proven of the quizzes in the shop. */
export const quizProofs = {
  proofs: route({
    method: 'GET',
    path: '/api/shops/{shopId}/quizzes/proofs',
    access: 'merchant',
    summary: 'What was proven of each quiz in the shop after it was published and after each import',
    response: z.object({ proofs: z.array(liveProofSchema) }),
  }),
};

import * as z from 'zod';

const optionIds = z.array(z.string().min(1).max(64)).max(100);

/** What a shopper answered to one question. The kind follows from the question's type. */
const answerSchema = z.discriminatedUnion('kind', [
  /** single, multiple, picture, swatch, dropdown, yesNo: chosen option ids; ranking: ids, most wanted first. */
  z.object({ kind: z.literal('options'), ids: optionIds, other: z.string().max(200).optional() }),
  /** rating, scale, number */
  z.object({ kind: z.literal('number'), value: z.number().min(-1e9).max(1e9) }),
  /** priceRange, in whole currency units */
  z.object({ kind: z.literal('range'), min: z.number().min(0).max(1e9), max: z.number().min(0).max(1e9) }),
  /** shortText, longText, email, phone, and date as YYYY-MM-DD */
  z.object({ kind: z.literal('text'), value: z.string().max(5000) }),
  z.object({ kind: z.literal('consent'), given: z.boolean() }),
  /** A statement that was read, or a question that was skipped. */
  z.object({ kind: z.literal('seen') }),
]);
export type Answer = z.infer<typeof answerSchema>;

/** Question id → answer. Answers to questions that are no longer on the path stay, and do not count. */
export const answersSchema = z
  .record(z.string().min(1).max(64), answerSchema)
  .refine((answers) => Object.keys(answers).length <= 200, 'has more than 200 answers');
export type Answers = z.infer<typeof answersSchema>;

import * as z from 'zod';

/** What a visitor may write about. */
export const contactTopics = ['demo', 'pricing', 'integration', 'features', 'support', 'other'] as const;

/** Characters of a message. */
export const messageLength = { min: 10, max: 2000 };

/** What a visitor writes to us. */
export const contactMessageSchema = z.object({
  name: z.string().trim().min(1, 'must not be empty').max(100),
  email: z.email('must be an e-mail address').max(254),
  topic: z.enum(contactTopics),
  message: z.string().trim().min(messageLength.min).max(messageLength.max),
});

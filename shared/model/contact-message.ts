import * as z from 'zod';
import { contactTopics, messageLength } from './contactTopics.ts';

/** What a visitor writes to us. */
export const contactMessageSchema = z.object({
  name: z.string().trim().min(1, 'must not be empty').max(100),
  email: z.email('must be an e-mail address').max(254),
  topic: z.enum(contactTopics),
  message: z.string().trim().min(messageLength.min).max(messageLength.max),
});

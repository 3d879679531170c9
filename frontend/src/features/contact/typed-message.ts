import * as z from 'zod';
import { contactMessageSchema } from '#shared/model/contact-message.ts';
import { contactTopics } from '#shared/model/contactTopics.ts';

/** A message as it is typed: no topic is chosen at first. */
export const typedMessageSchema = contactMessageSchema.extend({
  topic: z.string().pipe(z.enum(contactTopics)),
});

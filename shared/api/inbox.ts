import * as z from 'zod';
import { contactMessageSchema } from '#shared/model/contact-message.ts';
import { idSchema } from '#shared/model/id.ts';
import { localeSchema } from '#shared/model/locale.ts';
import { route } from './route.ts';

const sentMessageSchema = contactMessageSchema.extend({
  /** Made in the browser: a message that is sent again is the same message. */
  id: idSchema('message'),
  locale: localeSchema,
  /** A field that people do not see. */
  website: z.string().max(500),
  /** Milliseconds from the form's first sight to its sending. */
  took: z.int().min(0),
});
export type SentMessage = z.infer<typeof sentMessageSchema>;

export const inbox = {
  send: route({
    method: 'POST',
    path: '/api/public/contact',
    access: 'public',
    summary: 'Write to us; stored once under its id, and mailed to us after that',
    body: sentMessageSchema,
    response: z.undefined(),
    status: 202,
  }),
};

import * as z from 'zod';
import { contactSchema, receiptSchema } from '#shared/model/contact.ts';
import { idSchema } from '#shared/model/id.ts';
import { route } from './route.ts';

const contactPath = '/api/shops/{shopId}/contacts/{contactId}';

export const contacts = {
  list: route({
    method: 'GET',
    path: '/api/shops/{shopId}/contacts',
    access: 'merchant',
    summary: 'Contacts of the shop, of one quiz or of one e-mail address, newest first',
    query: z.object({
      quizId: idSchema('quiz').optional(),
      email: z.string().max(254).optional(),
      /** With what each allowed. */
      receipts: z.enum(['true']).optional(),
      cursor: idSchema('contact').optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({
      contacts: z.array(contactSchema.extend({ receipts: z.array(receiptSchema).optional() })),
      cursor: z.string().optional(),
    }),
  }),
  get: route({
    method: 'GET',
    path: contactPath,
    access: 'merchant',
    summary: 'A contact with the receipts of what was allowed and what not',
    response: contactSchema.extend({ receipts: z.array(receiptSchema) }),
  }),
  remove: route({
    method: 'DELETE',
    path: contactPath,
    access: 'merchant',
    role: 'editor',
    summary: 'Delete the address and the number, in the response too; receipts stay, without the person',
    response: z.undefined(),
    status: 204,
  }),
};
